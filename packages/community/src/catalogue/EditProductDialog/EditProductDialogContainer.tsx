import { type Product, productMutations, productQueries } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductValues } from '../CreateProductDialog';
import { findConflicts, rebase } from '../EditHistory';
import { EditProductDialog, type EditProductDialogProps } from './EditProductDialog';

type EditedProduct = Pick<Product, 'id' | 'name' | 'description' | 'version'>;

export interface EditProductDialogContainerProps
  extends Pick<EditProductDialogProps, 'open' | 'onOpenChange'> {
  product: EditedProduct;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

const toProductValues = ({ name, description }: EditedProduct): ProductValues => ({ name, description });

/**
 * Changes a product over the API. Where somebody else was quicker, it shows what they have written, keeps what was typed,
 * and asks to save again. @see ERR-014, ERR-021, GAP-058, PROD-051
 */
export function EditProductDialogContainer({
  product,
  open,
  onOpenChange,
  onSignInRequired,
}: EditProductDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const client = useApiClient();
  const queries = useQueryClient();
  const [began, setBegan] = useState(product);
  const [typed, setTyped] = useState<Partial<ProductValues>>({});
  const [theirs, setTheirs] = useState<Partial<ProductValues>>();
  const before = toProductValues(began);
  const values = { ...before, ...typed };
  const startAnew = (from: EditedProduct) => {
    setBegan(from);
    setTyped({});
    setTheirs(undefined);
  };
  // What nobody has typed into yet follows what stands there.
  if (began.version !== product.version && theirs === undefined && Object.keys(typed).length === 0) {
    startAnew(product);
  }
  const showTheirs = async () => {
    const now = await queries.fetchQuery({ ...productQueries(client).detail(product.id), staleTime: 0 });
    const kept = rebase(before, toProductValues(now), values);
    setTheirs(findConflicts(before, toProductValues(now), kept));
    setBegan(now);
    setTyped(kept);
  };
  const { status, failure, save, dismiss } = useSave(productMutations(client).update(), {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: (saved) => {
      startAnew(saved);
      toasts.show({ text: messages.format('editProduct.updated'), tone: 'success' });
    },
    onFailed: ({ status: code, code: reason }) => {
      if (code === 401 && onSignInRequired) {
        // What asks for the login would lie under this.
        onOpenChange(false);
        onSignInRequired();
      } else if (reason === 'edited_meanwhile') {
        void showTheirs().catch(() => undefined);
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
        setTyped((known) => ({ ...known, ...change }));
      }}
      saving={{ status, failure: failure && { text: failure.text, fields: failure.fields } }}
      theirs={theirs}
      onSave={() => {
        setTheirs(undefined);
        save({
          id: product.id,
          name: values.name.trim(),
          description: values.description.trim(),
          version: began.version,
        });
      }}
    />
  );
}
