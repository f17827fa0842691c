import { supplierMutations } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { AddLinkDialog } from './AddLinkDialog';
import { type AddingDialog, useAdding } from './useAdding';
import { hitIds, savingState, useChosenHits } from './useChosenHits';

export interface AddSuppliedContainerProps extends AddingDialog {
  company: { id: string; name: string };
  /** Opens the dialog that creates a product. */
  onCreate: () => void;
}

/** Makes a company the supplier of products. @see COMP-022 */
export function AddSuppliedContainer({ company, onCreate, ...dialog }: AddSuppliedContainerProps) {
  const messages = useMessages();
  const { clear, ...choice } = useChosenHits('products');
  const adding = useAdding('supplied', supplierMutations(useApiClient()).addProducts(), dialog, {
    onAdded: clear,
  });
  return (
    <AddLinkDialog
      {...choice}
      kind="supplied"
      product={company}
      open={dialog.open}
      onOpenChange={dialog.onOpenChange}
      saving={savingState(adding)}
      onAdd={() => adding.save({ companyId: company.id, productIds: hitIds(choice.chosen) })}
      create={{ label: messages.format('addLink.createProduct'), onCreate }}
    />
  );
}
