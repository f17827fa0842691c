import {
  type ApiError,
  type SheetDecision,
  type SheetDraft,
  type SheetKind,
  type SpreadsheetPreview,
  spreadsheetMutations,
  spreadsheetQueries,
} from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { saveBlob } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { SpreadsheetDialog } from './SpreadsheetDialog';
import type {
  AlikeChoice,
  RefusedFormat,
  SheetDecisions,
  SheetImportState,
  SheetReading,
} from './sheet-import-state';
import { pollingInterval, useRefetchWhenEnded } from './useImportProgress';

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
export function SpreadsheetDialogContainer({
  kind,
  target,
  open,
  onOpenChange,
  onSignInRequired,
}: SpreadsheetDialogContainerProps) {
  const messages = useMessages();
  const client = useApiClient();
  const calls = spreadsheetMutations(client);
  const mayLeave = {
    onError: ({ status }: ApiError) => {
      if (status !== 401 || !onSignInRequired) return;
      // The login would be covered by this dialog. File and choices are kept for afterwards.
      if (!preview) startAnew();
      onOpenChange(false);
      onSignInRequired();
    },
  };
  const reading = useSend({ ...calls.preview(), ...mayLeave });
  const importing = useSend({ ...calls.importSheet(), ...mayLeave });
  const returning = useSend({ ...calls.refusedRows(), ...mayLeave });
  const stopping = useSend({ ...calls.stop(), ...mayLeave });
  const undoing = useSend({ ...calls.undo(), ...mayLeave });
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<SpreadsheetPreview | null>(null);
  const [alike, setAlike] = useState<AlikeChoice>('skip');
  const [decisions, setDecisions] = useState<SheetDecisions>({});
  const [importId, setImportId] = useState<string | null>(null);
  const { data: imported } = useQuery({
    ...(importId === null
      ? { queryKey: ['spreadsheets', 'imports', null], queryFn: skipToken }
      : spreadsheetQueries(client).one(importId)),
    refetchInterval: ({ state }) => pollingInterval(state.data && [state.data]),
  });
  useRefetchWhenEnded(useMemo(() => (imported ? [imported] : []), [imported]));

  /** Latest requested preview; results of earlier ones are stale and ignored. */
  const wanted = useRef<SheetDraft | null>(null);

  const startAnew = () => {
    wanted.current = null;
    setFile(null);
    setPreview(null);
    setImportId(null);
    setAlike('skip');
    setDecisions({});
    for (const call of [reading, importing, returning, stopping, undoing]) call.dismiss();
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
  /** The file as it was read for the preview. */
  const readDraft = (sent: File, { sheet, encoding, heading_row: headingRow }: SpreadsheetPreview) => ({
    ...{ kind, targetId: target.id, file: sent, headingRow },
    ...{ sheet: sheet ?? undefined, encoding: encoding ?? undefined },
  });
  const draft = (): SheetDraft | null =>
    file && preview ? { ...readDraft(file, preview), columns: preview.mapping, alike, decisions } : null;
  const withDraft = (act: (sheet: SheetDraft) => void) => {
    const sheet = draft();
    if (sheet) act(sheet);
  };
  const failure =
    stopping.failure ?? undoing.failure ?? importing.failure ?? returning.failure ?? reading.failure;
  return (
    <SpreadsheetDialog
      kind={kind}
      name={target.name}
      open={open}
      onOpenChange={(next) => {
        // Closing keeps file and choices until the import has started; the history then shows its progress.
        if (!next && importId) startAnew();
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
      onRetry={reading.failure && mayPass(reading.failure) ? () => void readWanted() : undefined}
      onReadingChange={(choice: SheetReading) => {
        // Other headings need other columns.
        if (file) read({ kind, targetId: target.id, file, ...choice });
      }}
      onMappingChange={(columns) => {
        if (!file || !preview) return;
        setPreview({ ...preview, mapping: columns });
        read({ ...readDraft(file, preview), columns });
      }}
      onAlikeChange={setAlike}
      onDecide={(row: number, decision: SheetDecision) => setDecisions({ ...decisions, [row]: decision })}
      onImport={() => withDraft((sheet) => void importing.send(sheet, ({ id }) => setImportId(id)))}
      onStop={() => {
        if (importId) void stopping.send({ importId });
      }}
      onUndo={() => {
        if (importId) void undoing.send({ importId });
      }}
      onSaveRefused={(format) =>
        withDraft(
          (sheet) =>
            void returning.send({ ...sheet, format }, (rows) =>
              saveBlob(refusedName(sheet.file, format), rows),
            ),
        )
      }
    />
  );

  function sheetImportState(): SheetImportState {
    const reason = failure && failure.status !== 401 ? refusalReason(failure) : null;
    if (imported) {
      return {
        status: 'started',
        imported,
        isSending: stopping.isSending || undoing.isSending,
        failure: reason,
      };
    }
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

/** True if the same file may be read at another attempt: the server did not judge it. */
const mayPass = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;

/** Returns the file name of the rejected rows. */
function refusedName({ name }: File, format: RefusedFormat): string {
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}-to-correct.${format}`;
}
