import {
  type AnalyticsRange,
  type ConcentrationFilter,
  type ExportTable,
  exportAddress,
  type SheetKind,
} from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { Button, Menu, type MenuItem } from '@millrace/ui';
import { followDownload } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Sheet } from 'lucide-react';
import { useState } from 'react';
import { ImportHistoryContainer } from './ImportHistoryContainer';
import { SpreadsheetDialogContainer } from './SpreadsheetDialogContainer';

export interface SpreadsheetMenuContainerProps {
  /** Table to export. */
  table: ExportTable;
  /** Entry that the table belongs to and the import adds to; undefined for the member's own tables. */
  target?: { id: string; name: string } | undefined;
  /** Kind of entries to import; undefined limits the menu to the export. */
  adds?: SheetKind | undefined;
  /** Range of days to export, for analytics. */
  range?: AnalyticsRange | undefined;
  /** Filter of the chain to export, for supply concentration. */
  chain?: ConcentrationFilter | undefined;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Menu that exports a table as a spreadsheet and, with permission, imports one. For members. */
export function SpreadsheetMenuContainer({
  table,
  target,
  adds,
  range,
  chain,
  onSignInRequired,
}: SpreadsheetMenuContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const [open, setOpen] = useState<'import' | 'history' | null>(null);
  const save = (format: 'csv' | 'xlsx') => () =>
    followDownload(exportAddress(client, table, { id: target?.id, format, range, chain }));
  const items: MenuItem[] = [
    ...(adds && target
      ? [
          { id: 'import', name: messages.format('sheetMenu.import'), onAction: () => setOpen('import') },
          { id: 'history', name: messages.format('sheetMenu.history'), onAction: () => setOpen('history') },
        ]
      : []),
    { id: 'csv', name: messages.format('sheetMenu.csv'), onAction: save('csv') },
    { id: 'xlsx', name: messages.format('sheetMenu.xlsx'), onAction: save('xlsx') },
  ];
  const label = messages.format(adds && target ? 'sheetMenu.labelBoth' : 'sheetMenu.label');
  return (
    <>
      <Menu
        label={label}
        items={items}
        renderTrigger={(trigger) => (
          <Button {...trigger} icon={Sheet}>
            {label}
          </Button>
        )}
      />
      {adds && target && (
        <>
          <SpreadsheetDialogContainer
            // A preview belongs to its target.
            key={target.id}
            kind={adds}
            target={target}
            open={open === 'import'}
            onOpenChange={(next) => setOpen(next ? 'import' : null)}
            onSignInRequired={onSignInRequired}
          />
          <ImportHistoryContainer
            open={open === 'history'}
            onOpenChange={(next) => setOpen(next ? 'history' : null)}
          />
        </>
      )}
    </>
  );
}
