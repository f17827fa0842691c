import {
  type ApiError,
  productMutations,
  supplierMutations,
  valueChainMutations,
} from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateProductDialog, type CreateProductDialogProps } from './CreateProductDialog';
import type { ProductValues } from './ProductFields';

const EMPTY: ProductValues = { name: '', description: '' };

const DONE = {
  materials: 'addLink.materialsDone',
  applications: 'addLink.applicationsDone',
} as const;

export interface CreateCatalogueProductContainerProps
  extends Pick<CreateProductDialogProps, 'open' | 'onOpenChange'> {
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface CreateProductDialogContainerProps extends CreateCatalogueProductContainerProps {
  kind: 'materials' | 'applications';
  /** The product that it becomes a raw material or an application of. */
  product: { id: string };
}

/** Creates a product as a raw material or an application of another; the lists are read anew. @see PROD-049, ERR-021 */
export function CreateProductDialogContainer({
  kind,
  product,
  ...dialog
}: CreateProductDialogContainerProps) {
  const messages = useMessages();
  const toasts = useToasts();
  const { save, ...shown } = useCreating(valueChainMutations(useApiClient()).createLinked(), dialog, () =>
    toasts.show({ text: messages.format(DONE[kind]), tone: 'success' }),
  );
  return (
    <CreateProductDialog
      {...shown}
      kind={kind}
      onSave={() => save({ productId: product.id, as: kind, ...toProductDraft(shown.values) })}
    />
  );
}

/** Creates a product in the catalogue, linked with nothing yet. @see PROD-046, ERR-021 */
export function CreateCatalogueProductContainer(dialog: CreateCatalogueProductContainerProps) {
  const { save, ...shown } = useCreating(productMutations(useApiClient()).create(), dialog);
  return <CreateProductDialog {...shown} kind="product" onSave={() => save(toProductDraft(shown.values))} />;
}

export interface CreateSuppliedProductContainerProps extends CreateCatalogueProductContainerProps {
  /** The company that supplies it. */
  company: { id: string };
}

/** "Create Product" on a company's page: creates a product that the company supplies. @see COMP-021, COMP-022 */
export function CreateSuppliedProductContainer({ company, ...dialog }: CreateSuppliedProductContainerProps) {
  const { save, ...shown } = useCreating(supplierMutations(useApiClient()).createProduct(), dialog);
  return (
    <CreateProductDialog
      {...shown}
      kind="product"
      onSave={() => save({ companyId: company.id, ...toProductDraft(shown.values) })}
    />
  );
}

const toProductDraft = ({ name, description }: ProductValues) => ({
  name: name.trim(),
  ...(description.trim() && { desc: description.trim() }),
});

/** What is typed, and how saving stands; it begins anew once a product was created. */
function useCreating<Data, Variables extends object>(
  options: UseMutationOptions<Data, ApiError, Variables>,
  { open, onOpenChange, onSignInRequired }: CreateCatalogueProductContainerProps,
  onCompleted?: () => void,
) {
  const [values, setValues] = useState(EMPTY);
  const { status, failure, save, dismiss } = useSave(options, {
    open,
    onClose: () => {
      setValues(EMPTY);
      onOpenChange(false);
    },
    onCompleted,
    onFailed: ({ status: code }) => {
      if (code !== 401 || !onSignInRequired) return;
      // What asks for the login would lie under this.
      onOpenChange(false);
      onSignInRequired();
    },
  });
  return {
    open,
    onOpenChange: (next: boolean) => {
      if (!next && status === 'COMPLETED') setValues(EMPTY);
      onOpenChange(next);
    },
    values,
    onValuesChange: (change: Partial<ProductValues>) => {
      if (change.name === undefined || change.name !== values.name) dismiss();
      setValues((before) => ({ ...before, ...change }));
    },
    saving: { status, failure: failure && { text: failure.text, fields: failure.fields } },
    save,
  };
}
