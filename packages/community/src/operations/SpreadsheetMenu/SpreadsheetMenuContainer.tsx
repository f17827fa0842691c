import {
  type AnalyticsRange,
  type ApiError,
  type ConcentrationFilter,
  type ExportTable,
  exportAddress,
  type SheetDecision,
  type SheetDraft,
  type SheetKind,
  type SpreadsheetImported,
  type SpreadsheetPreview,
  type SpreadsheetUndone,
  spreadsheetMutations,
} from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { Button, Menu, type MenuItem } from '@millrace/ui';
import { followDownload, saveBlob } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Sheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { SpreadsheetDialog } from './SpreadsheetDialog';
import type { AlikeChoice, SheetDecisions, SheetImportState } from './sheet-import-state';

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
  const [isOpen, setOpen] = useState(false);
  const save = (format: 'csv' | 'xlsx') => () =>
    followDownload(exportAddress(client, table, { id: target?.id, format, range, chain }));
  const items: MenuItem[] = [
    ...(adds && target
      ? [{ id: 'import', name: messages.format('sheetMenu.import'), onAction: () => setOpen(true) }]
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

interface SpreadsheetDialogContainerProps {
  kind: SheetKind;
  /** Target product, or for `catalogue` the company. */
  target: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Imports a spreadsheet after the member has seen a preview. */
function SpreadsheetDialogContainer({
  kind,
  target,
  open,
  onOpenChange,
  onSignInRequired,
}: SpreadsheetDialogContainerProps) {
  const messages = useMessages();
  const calls = spreadsheetMutations(useApiClient());
  const mayLeave = {
    onError: ({ status }: ApiError) => {
      if (status !== 401 || !onSignInRequired) return;
      // The login would be covered by this dialog.
      startAnew();
      onOpenChange(false);
      onSignInRequired();
    },
  };
  const reading = useSend({ ...calls.preview(), ...mayLeave });
  const importing = useSend({ ...calls.importSheet(), ...mayLeave });
  const returning = useSend({ ...calls.refusedRows(), ...mayLeave });
  const undoing = useSend({ ...calls.undo(), ...mayLeave });
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<SpreadsheetPreview | null>(null);
  const [imported, setImported] = useState<SpreadsheetImported | null>(null);
  const [undone, setUndone] = useState<SpreadsheetUndone | null>(null);
  const [alike, setAlike] = useState<AlikeChoice>('skip');
  const [decisions, setDecisions] = useState<SheetDecisions>({});

  /** Latest requested preview; results of earlier ones are stale and ignored. */
  const wanted = useRef<SheetDraft | null>(null);

  const startAnew = () => {
    wanted.current = null;
    setFile(null);
    setPreview(null);
    setImported(null);
    setUndone(null);
    setAlike('skip');
    setDecisions({});
    for (const call of [reading, importing, returning, undoing]) call.dismiss();
  };
  const read = (draft: SheetDraft) => {
    setDecisions({});
    importing.dismiss();
    wanted.current = draft;
    void readWanted();
  };
  const readWanted = async (): Promise<void> => {
    const asked = wanted.current;
    if (!asked) return;
    const found = await reading.send(asked);
    // Another preview was requested meanwhile and skipped, as only one call runs at a time.
    if (wanted.current !== asked) return readWanted();
    if (found) setPreview(found);
  };
  const draft = (): SheetDraft | null =>
    file && preview ? { kind, targetId: target.id, file, columns: preview.mapping, alike, decisions } : null;
  const withDraft = (act: (sheet: SheetDraft) => void) => () => {
    const sheet = draft();
    if (sheet) act(sheet);
  };
  const failure = undoing.failure ?? importing.failure ?? returning.failure ?? reading.failure;
  return (
    <SpreadsheetDialog
      kind={kind}
      name={target.name}
      open={open}
      onOpenChange={(next) => {
        // Closing keeps the selection, unless the import is complete.
        if (!next && imported) startAnew();
        onOpenChange(next);
      }}
      file={file}
      onFileChange={(chosen) => {
        startAnew();
        if (!chosen) return;
        setFile(chosen);
        read({ kind, targetId: target.id, file: chosen });
      }}
      state={sheetImportState()}
      onMappingChange={(columns) => {
        if (!file || !preview) return;
        setPreview({ ...preview, mapping: columns });
        read({ kind, targetId: target.id, file, columns });
      }}
      onAlikeChange={setAlike}
      onDecide={(row: number, decision: SheetDecision) => setDecisions({ ...decisions, [row]: decision })}
      onImport={withDraft((sheet) => void importing.send(sheet, setImported))}
      onUndo={() => {
        const importId = imported?.import_id;
        if (importId) void undoing.send({ importId }, setUndone);
      }}
      onSaveRefused={withDraft(
        (sheet) => void returning.send(sheet, (rows) => saveBlob(refusedName(sheet.file), rows)),
      )}
    />
  );

  function sheetImportState(): SheetImportState {
    if (undone) return { status: 'undone', undone };
    const reason = failure && failure.status !== 401 ? refusalReason(failure) : null;
    if (imported) return { status: 'done', imported, isUndoing: undoing.isSending, failure: reason };
    if (preview) {
      return {
        status: 'deciding',
        preview,
        alike,
        decisions,
        isReadingAnew: reading.isSending,
        isImporting: importing.isSending,
        failure: reason,
      };
    }
    return reading.isSending ? { status: 'reading' } : { status: 'choosing', failure: reason };
  }

  function refusalReason({ text, fields }: ApiError): string {
    return fields.file ?? fields.columns ?? text ?? messages.format('sheet.again');
  }
}

/** Returns the file name of the rejected rows. */
function refusedName({ name }: File): string {
  const dot = name.lastIndexOf('.');
  const ending = name.toLowerCase().endsWith('.xlsx') ? '.xlsx' : '.csv';
  return `${dot > 0 ? name.slice(0, dot) : name}-to-correct${ending}`;
}
