import { networkMutations } from '@millrace/api-client';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { useApiClient, useSend } from '../../shell/ApiClient';
import { blockMemberMessages } from './BlockMember.messages';

/** Duration of the undo toast: long enough to read and reach it. */
const UNDO_MS = 10_000;

export interface BlockMemberContainerProps {
  member: { id: string; name: string };
  onClose: () => void;
  /** Called after the member was blocked or unblocked: refetch the visible data. */
  onBlockedChange?: ((blocked: boolean) => void) | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Blocks a member after confirmation, and offers to undo. @see GAP-022, GAP-097 */
export function BlockMemberContainer({
  member: { id, name },
  onClose,
  onBlockedChange,
  onSignInRequired,
}: BlockMemberContainerProps) {
  const messages = useMessages(blockMemberMessages);
  const toasts = useToasts();
  const mutations = networkMutations(useApiClient());
  const blocking = useSend(mutations.block(id), onSignInRequired);
  const { mutateAsync: unblock } = useMutation(mutations.unblock());
  const state: AlertDialogState = blocking.failure
    ? { status: 'failed', error: blocking.failure.text ?? messages.format('block.failed', { name }) }
    : { status: blocking.isSending ? 'pending' : 'idle' };
  const handleUndo = () =>
    unblock({ id }).then(
      () => {
        toasts.show({ text: messages.format('block.undone', { name }), tone: 'success' });
        onBlockedChange?.(false);
      },
      () => {
        toasts.show({ text: messages.format('block.undoFailed', { name }), tone: 'danger' });
      },
    );
  const handleBlocked = () => {
    toasts.show({
      text: messages.format('block.done', { name }),
      durationMs: UNDO_MS,
      action: { label: messages.format('block.undo'), onAction: () => void handleUndo() },
    });
    onClose();
    onBlockedChange?.(true);
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('block.title', { name })}
      description={messages.format('block.hint', { name })}
      confirmLabel={messages.format('block.confirm')}
      state={state}
      onConfirm={() => void blocking.send(undefined, handleBlocked)}
    />
  );
}
