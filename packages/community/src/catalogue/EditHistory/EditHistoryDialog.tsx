import type { Edit } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { ListBody } from '@millrace/design-system';
import { shownName } from '@millrace/domain';
import { Button, Dialog, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { EditChanges } from './EditChanges';
import { edit as editClass, head, list } from './EditHistory.css';
import { EditProposals, type EditProposalsProps } from './EditProposals';

export interface EditHistoryDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was edited. */
  name: string;
  state: ListState<Edit>;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Puts back what an edit has changed; without it nothing can be put back. @see GAP-058 */
  onRestore?: ((edit: Edit) => void) | undefined;
  /** How far putting back is. */
  restoring:
    | { id: string; status: 'pending' | 'done' }
    | { id: string; status: 'failed'; reason: string }
    | null;
  /** What members propose and nobody has decided yet; left out where everybody may change all. */
  proposals?: EditProposalsProps | undefined;
}

/** Who changed what, when, and what stood there before; for some with the way back. @see GAP-058 */
export function EditHistoryDialog({
  open,
  onOpenChange,
  name,
  state,
  onLoadMore,
  onRetry,
  onRestore,
  restoring,
  proposals,
}: EditHistoryDialogProps) {
  const messages = useMessages();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content size="wide" aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('editHistory.title', { name })}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <Stack gap="md">
              {restoring?.status === 'done' && (
                <Notice tone="success">{messages.format('editHistory.done')}</Notice>
              )}
              {restoring?.status === 'failed' && (
                <Notice tone="danger">
                  {messages.format('editHistory.failed', { reason: restoring.reason })}
                </Notice>
              )}
              {proposals && <EditProposals {...proposals} />}
              <ListBody
                state={state}
                expectedRows={3}
                art="avatar"
                empty={messages.format('editHistory.empty')}
                onRetry={onRetry}
                foot={{ label: messages.format('editHistory.more'), onLoadMore }}
              >
                {({ rows }) => (
                  <ol className={list}>
                    {rows.map((edit) => (
                      <EditEntry key={edit.id} {...{ edit, onRestore, restoring }} />
                    ))}
                  </ol>
                )}
              </ListBody>
            </Stack>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EditEntry({
  edit,
  onRestore,
  restoring,
}: Pick<EditHistoryDialogProps, 'onRestore' | 'restoring'> & { edit: Edit }) {
  const messages = useMessages();
  const name =
    edit.user_name === null ? messages.format('editHistory.formerMember') : shownName(edit.user_name);
  const moment = messages.date(edit.added, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={editClass} data-part="edit">
      <div className={head}>
        <Text variant="small" tone="secondary">
          <time dateTime={edit.added}>{messages.format('editHistory.by', { name, moment })}</time>
        </Text>
        {onRestore && (
          <Button
            size="small"
            aria-label={messages.format('editHistory.restoreOf', { name, moment })}
            loading={restoring?.id === edit.id && restoring.status === 'pending'}
            onClick={() => onRestore(edit)}
          >
            {messages.format('editHistory.restore')}
          </Button>
        )}
      </div>
      {edit.restores !== null && (
        <Text as="p" variant="small">
          {messages.format('editHistory.restored')}
        </Text>
      )}
      <EditChanges changes={edit.changes} />
    </li>
  );
}
