import { type Product, productMutations } from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { ProductFactsDialog, type ProductFactsDialogProps } from './ProductFactsDialog';
import { type ProductFactsValues, toFactsDraft, toProductFactsValues } from './product-facts-values';

export interface ProductFactsDialogContainerProps
  extends Pick<ProductFactsDialogProps, 'open' | 'onOpenChange'> {
  product: Pick<Product, 'id' | 'name' | 'version' | 'identifiers' | 'properties'>;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Edits identifiers and properties of a product by the API. @see GAP-058 */
export function ProductFactsDialogContainer({
  product,
  open,
  onOpenChange,
  onSignInRequired,
}: ProductFactsDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const [began, setBegan] = useState(product);
  const [typed, setTyped] = useState<ProductFactsValues | null>(null);
  // An untouched form follows the current values.
  if (typed === null && began.version !== product.version) setBegan(product);
  const values = typed ?? toProductFactsValues(began);
  const { status, failure, save, dismiss } = useSave(productMutations(useApiClient()).update(), {
    open,
    onClose: () => onOpenChange(false),
    onCompleted: (saved) => {
      setBegan(saved);
      setTyped(null);
      toasts.show({ text: messages.format('productFactsDialog.saved'), tone: 'success' });
    },
    onFailed: ({ status: code }) => {
      if (code !== 401 || !onSignInRequired) return;
      // The login would be covered by this dialog.
      onOpenChange(false);
      onSignInRequired();
    },
  });
  return (
    <ProductFactsDialog
      name={product.name}
      open={open}
      onOpenChange={(next) => {
        if (!next) setTyped(null);
        onOpenChange(next);
      }}
      values={values}
      onValuesChange={(next) => {
        dismiss();
        setTyped(next);
      }}
      saving={{ status, failure: failure && { text: failure.text, fields: failure.fields } }}
      onSave={() =>
        save({ id: product.id, name: product.name, version: began.version, ...toFactsDraft(values) })
      }
    />
  );
}
