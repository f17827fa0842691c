import { productKeys, supplierMutations, valueChainMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { AddLinkDialog } from './AddLinkDialog';
import { type AddingDialog, useAdding } from './useAdding';
import { hitIds, savingState, useChosenHits } from './useChosenHits';

export interface AddLinkContainerProps extends AddingDialog {
  product: { id: string; name: string };
}

export interface AddSuppliersContainerProps extends AddLinkContainerProps {
  /** Opens the dialog that creates a company. */
  onCreate: () => void;
}

/** Makes companies suppliers of a product. @see PROD-043, PROD-045, ERR-017 */
export function AddSuppliersContainer({ product, onCreate, ...dialog }: AddSuppliersContainerProps) {
  const messages = useMessages();
  const { clear, ...choice } = useChosenHits('companies');
  const adding = useAdding('suppliers', supplierMutations(useApiClient()).addAll(), dialog, {
    onAdded: clear,
  });
  return (
    <AddLinkDialog
      {...choice}
      kind="suppliers"
      product={product}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ productId: product.id, companyIds: hitIds(choice.chosen) })}
      create={{ label: messages.format('addLink.createSupplier'), onCreate }}
    />
  );
}

export interface AddProductsContainerProps extends AddLinkContainerProps {
  kind: 'materials' | 'applications';
  /** Opens the dialog that creates one. */
  onCreate: () => void;
}

/**
 * Makes products raw materials or applications of another. Where raw materials fail the dialog closes and the lists are
 * read anew, as some may have been added; what was chosen is there when it opens again. @see PROD-048, ERR-007, ERR-018
 */
export function AddProductsContainer({ kind, product, onCreate, ...dialog }: AddProductsContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const queries = useQueryClient();
  const { clear, ...choice } = useChosenHits('products');
  const closeAfterFailure = () => {
    dialog.onOpenChange(false);
    void queries.invalidateQueries({ queryKey: productKeys.one(product.id) });
    toasts.show({ text: messages.format('addLink.materialsFailed'), tone: 'danger' });
  };
  const adding = useAdding(kind, valueChainMutations(useApiClient()).linkAll(), dialog, {
    onAdded: clear,
    ...(kind === 'materials' && { onFailed: closeAfterFailure }),
  });
  return (
    <AddLinkDialog
      {...choice}
      kind={kind}
      product={product}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ productId: product.id, otherIds: hitIds(choice.chosen), as: kind })}
      create={{ label: messages.format('addLink.createProduct'), onCreate }}
    />
  );
}
