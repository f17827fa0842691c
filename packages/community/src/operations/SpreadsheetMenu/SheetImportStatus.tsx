import type { SpreadsheetImport } from '@millrace/api-client';
import { Button, Notice, Progress, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface SheetImportStatusProps {
  imported: SpreadsheetImport;
  /** True while a stop or an undo is requested. */
  isSending: boolean;
  /** Reason why that failed. */
  failure: string | null;
  onStop: () => void;
  onUndo: () => void;
}

/** Progress or result of an import, with the buttons that stop or undo it. */
export function SheetImportStatus({ imported, isSending, failure, onStop, onUndo }: SheetImportStatusProps) {
  const messages = useMessages();
  const { state, rows, rows_done: done, undone, undo_until: until } = imported;
  // The other fields are no values of a text.
  const { id: _id, kind: _kind, target: _target, undone: _undone, ...counts } = imported;
  const isWorking = state === 'running' || state === 'undoing';
  return (
    <div data-component="SheetImportStatus" data-state={state}>
      <Stack gap="md">
        {isWorking ? (
          <>
            <Progress
              label={messages.format(
                state === 'undoing' ? 'sheet.undoing' : done === 0 ? 'sheet.comparing' : 'sheet.running',
              )}
              // All rows are compared before the first are imported; how many is not known until then.
              value={done === 0 ? undefined : done / rows}
              detail={done === 0 ? undefined : messages.format('sheet.progress', { done, rows })}
            />
            {state === 'running' && <Text as="p">{messages.format('sheet.runningHint')}</Text>}
          </>
        ) : (
          <Notice tone={state === 'failed' ? 'danger' : state === 'stopped' ? 'warning' : 'success'}>
            {state === 'undone' && undone
              ? messages.format('sheet.undone', { unlisted: undone.unlisted, removed: undone.removed })
              : messages.format(`sheet.${state}`, counts)}
          </Notice>
        )}
        {undone && undone.kept_count > 0 && (
          <div>
            <p>{messages.format('sheet.kept', { count: undone.kept_count })}</p>
            <ul>
              {undone.kept.map(({ id, ...kept }) => (
                <li key={id}>{messages.format('sheet.keptBecause', kept)}</li>
              ))}
            </ul>
          </div>
        )}
        {state === 'running' && (
          <div>
            <Button size="small" loading={isSending} onClick={onStop}>
              {messages.format('sheet.stop')}
            </Button>
          </div>
        )}
        {!isWorking && until !== null && (
          <Stack gap="xs">
            <p>
              {messages.format('sheet.undoHint', {
                until: messages.date(until, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </p>
            <div>
              <Button size="small" loading={isSending} onClick={onUndo}>
                {messages.format('sheet.undo')}
              </Button>
            </div>
          </Stack>
        )}
        {failure !== null && (
          <Notice tone="danger">{messages.format('sheet.failedTo', { reason: failure })}</Notice>
        )}
      </Stack>
    </div>
  );
}
