import { type AnalyticsRange, type ExportTable, exportAddress, type SheetKind } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { Menu, type MenuItem } from '@millrace/ui';
import { followDownload } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Sheet } from 'lucide-react';
import { useState } from 'react';
import { SpreadsheetDialogContainer } from './SpreadsheetDialogContainer';

export interface SpreadsheetMenuContainerProps {
  /** The table that is saved. */
  table: ExportTable;
  /** What the table is of, and what a spreadsheet adds to; one's own tables have none. */
  target?: { id: string; name: string } | undefined;
  /** What a spreadsheet may add; without it the menu only saves. */
  adds?: SheetKind | undefined;
  /** The days that are saved, of analytics. */
  range?: AnalyticsRange | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** A table out to a spreadsheet, and where one may add, a spreadsheet in. For members. */
export function SpreadsheetMenuContainer({
  table,
  target,
  adds,
  range,
  onSignInRequired,
}: SpreadsheetMenuContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const [isOpen, setOpen] = useState(false);
  const save = (format: 'csv' | 'xlsx') => () =>
    followDownload(exportAddress(client, table, { id: target?.id, format, range }));
  const items: MenuItem[] = [
    ...(adds && target
      ? [{ id: 'import', name: messages.format('sheetMenu.import'), onAction: () => setOpen(true) }]
      : []),
    { id: 'csv', name: messages.format('sheetMenu.csv'), onAction: save('csv') },
    { id: 'xlsx', name: messages.format('sheetMenu.xlsx'), onAction: save('xlsx') },
  ];
  return (
    <>
      <Menu label={messages.format('sheetMenu.label')} icon={Sheet} items={items} />
      {adds && target && (
        <SpreadsheetDialogContainer
          kind={adds}
          target={target}
          open={isOpen}
          onOpenChange={setOpen}
          onSignInRequired={onSignInRequired}
        />
      )}
    </>
  );
}
