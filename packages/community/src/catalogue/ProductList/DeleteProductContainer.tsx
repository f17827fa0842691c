import { productMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { AlertDialog, type AlertDialogState, useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

interface DeleteProductContainerProps {
  product: { id: string; name: string };
  onClose: () => void;
}

/** Asks once, and deletes; what is still in use stays, and the server says so. */
export function DeleteProductContainer({ product: { id, name }, onClose }: DeleteProductContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const removing = useSend(productMutations(useApiClient()).remove());
  const state: AlertDialogState = removing.failure
    ? {
        status: 'failed',
        error: removing.failure.text ?? messages.format('productList.deleteFailed', { name }),
      }
    : { status: removing.isSending ? 'pending' : 'idle' };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('productList.deleteTitle', { name })}
      description={messages.format('productList.deleteHint')}
      confirmLabel={messages.format('productList.delete')}
      state={state}
      onConfirm={() =>
        void removing.send({ id }, () => {
          toasts.show({ text: messages.format('productList.deleted', { name }), tone: 'success' });
          onClose();
        })
      }
    />
  );
}
