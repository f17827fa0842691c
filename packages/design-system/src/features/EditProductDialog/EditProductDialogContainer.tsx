import { productMutations } from '@millrace/api-client';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { useToasts } from '../../primitives/Toast';
import { useApiClient, useSave } from '../ApiClient';
import type { ProductValues } from '../CreateProductDialog';
import { EditProductDialog, type EditProductDialogProps } from './EditProductDialog';

export interface EditProductDialogContainerProps
  extends Pick<EditProductDialogProps, 'open' | 'onOpenChange'> {
  product: { id: string; name: string; description: string };
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Changes a product over the API. @see ERR-014, ERR-021, PROD-051 */
export function EditProductDialogContainer({
  product,
  open,
  onOpenChange,
  onSignInRequired,
}: EditProductDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  // What was typed; what was not is the product's own, also after others changed it.
  const [typed, setTyped] = useState<Partial<ProductValues>>({});
  const values = { name: product.name, description: product.description, ...typed };
  const { status, failure, save, dismiss } = useSave(productMutations(useApiClient()).update(), {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: () => {
      setTyped({});
      toasts.show({ text: messages.format('editProduct.updated'), tone: 'success' });
    },
    onFailed: ({ status: code, code: reason }) => {
      if (code === 401 && onSignInRequired) {
        // What asks for the login would lie under this.
        onOpenChange(false);
        onSignInRequired();
      } else if (reason !== 'already_exists') {
        toasts.show({ text: messages.format('editProduct.failed'), tone: 'danger' });
      }
    },
  });
  return (
    <EditProductDialog
      open={open}
      onOpenChange={onOpenChange}
      values={values}
      onValuesChange={(change) => {
        if (change.name === undefined || change.name !== values.name) dismiss();
        setTyped((before) => ({ ...before, ...change }));
      }}
      saving={{ status, failure: failure && { text: failure.text, fields: failure.fields } }}
      onSave={() =>
        save({ id: product.id, name: values.name.trim(), description: values.description.trim() })
      }
    />
  );
}
