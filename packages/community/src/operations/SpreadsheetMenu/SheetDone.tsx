import type { SpreadsheetUndone } from '@millrace/api-client';
import { Button, Notice, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { SheetImportState } from './sheet-import-state';

export interface SheetDoneProps {
  state: Extract<SheetImportState, { status: 'done' }>;
  onUndo: () => void;
}

/** What a spreadsheet has done, and the way back. */
export function SheetDone({ state, onUndo }: SheetDoneProps) {
  const messages = useMessages();
  const { imported, isUndoing, failure } = state;
  return (
    <>
      <Notice tone="success">{messages.format('sheet.done', imported)}</Notice>
      {imported.undo_until !== null && (
        <Stack gap="xs">
          <p>
            {messages.format('sheet.undoHint', {
              until: messages.date(imported.undo_until, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          <div>
            <Button size="small" loading={isUndoing} onClick={onUndo}>
              {messages.format('sheet.undo')}
            </Button>
          </div>
        </Stack>
      )}
      {failure !== null && (
        <Notice tone="danger">{messages.format('sheet.undoFailed', { reason: failure })}</Notice>
      )}
    </>
  );
}

/** What an import that was undone has left. */
export function SheetUndone({ undone }: { undone: SpreadsheetUndone }) {
  const messages = useMessages();
  const { unlisted, removed, kept_count: count, kept: all } = undone;
  return (
    <>
      <Notice tone="success">{messages.format('sheet.undone', { unlisted, removed })}</Notice>
      {count > 0 && (
        <div>
          <p>{messages.format('sheet.kept', { count })}</p>
          <ul>
            {all.map(({ id, ...kept }) => (
              <li key={id}>{messages.format('sheet.keptBecause', kept)}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
