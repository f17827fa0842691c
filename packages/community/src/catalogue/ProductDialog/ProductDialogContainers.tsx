import {
  type ApiError,
  type Product,
  productMutations,
  productQueries,
  supplierMutations,
  valueChainMutations,
} from '@millrace/api-client';
import { useApiClient, useSave } from '@millrace/design-system/connected';
import { useToasts } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findConflicts, rebase } from '../EditHistory';
import {
  CreateProductDialog,
  type CreateProductDialogProps,
  EditProductDialog,
  type EditProductDialogProps,
  type ProductValues,
} from './ProductDialog';

const EMPTY: ProductValues = { name: '', description: '' };

const DONE = {
  materials: 'addLink.materialsDone',
  applications: 'addLink.applicationsDone',
} as const;

export interface CreateCatalogueProductContainerProps
  extends Pick<CreateProductDialogProps, 'open' | 'onOpenChange'> {
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

export interface CreateProductDialogContainerProps extends CreateCatalogueProductContainerProps {
  kind: 'materials' | 'applications';
  /** The product of which it becomes a raw material or an application. */
  product: { id: string };
}

/** Creates a product as a raw material or an application of another, and refetches the lists. @see PROD-049, ERR-021 */
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

/** Creates an unlinked product in the catalogue. @see PROD-046, ERR-021 */
export function CreateCatalogueProductContainer(dialog: CreateCatalogueProductContainerProps) {
  const { save, ...shown } = useCreating(productMutations(useApiClient()).create(), dialog);
  return <CreateProductDialog {...shown} kind="product" onSave={() => save(toProductDraft(shown.values))} />;
}

export interface CreateSuppliedProductContainerProps extends CreateCatalogueProductContainerProps {
  /** The company that supplies it. */
  company: { id: string };
}

/** "Create Product" on a company page: creates a product that the company supplies. @see COMP-021, COMP-022 */
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

/** Typed values and saving state; both reset once a product was created. */
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
      // The login would be covered by this dialog.
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

type EditedProduct = Pick<Product, 'id' | 'name' | 'description' | 'version'>;

export interface EditProductDialogContainerProps
  extends Pick<EditProductDialogProps, 'open' | 'onOpenChange'> {
  product: EditedProduct;
  /** Called when the session has expired: open the login. */
  onSignInRequired?: (() => void) | undefined;
}

const toProductValues = ({ name, description }: EditedProduct): ProductValues => ({ name, description });

/**
 * Edits a product by the API. On an edit conflict it shows the values saved by others, keeps the typed ones, and asks
 * to save again. @see ERR-014, ERR-021, GAP-058, PROD-051
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
  // An untouched form follows the current values.
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
        // The login would be covered by this dialog.
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
