import type { SavingState } from '@millrace/design-system';
import { Notice } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ProductFields, type ProductValues } from './ProductFields';

export const CREATED_PRODUCTS = ['materials', 'applications', 'product'] as const;
/** What a product is created as. */
export type CreatedProduct = (typeof CREATED_PRODUCTS)[number];

export interface CreateProductDialogProps {
  kind: CreatedProduct;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  saving: SavingState;
  onSave: () => void;
}

/** "Create A Product": as a raw material, an application, or an entry of the catalogue. @see PROD-046, PROD-047, PROD-055 */
export function CreateProductDialog({
  kind,
  open,
  onOpenChange,
  values,
  onValuesChange,
  saving,
  onSave,
}: CreateProductDialogProps) {
  const messages = useMessages();
  const { status, failure } = saving;
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  return (
    <FormDialog
      data-component="CreateProductDialog"
      data-state={status ?? 'idle'}
      title={messages.format('createProduct.title')}
      open={open}
      onOpenChange={onOpenChange}
      canSubmit={values.name.trim() !== '' && !isDone}
      isBusy={isBusy}
      onSubmit={onSave}
      submitLabel={messages.format('createProduct.save')}
      cancelLabel={messages.format(isDone ? 'createProduct.close' : 'createProduct.cancel')}
    >
      {status === 'ALREADY_EXISTS' && (
        <Notice tone="warning" role="alert">
          {messages.format('createProduct.exists')}
        </Notice>
      )}
      <ProductFields
        values={values}
        onValuesChange={onValuesChange}
        errors={{ name: failure?.fields.name, description: failure?.fields.desc }}
        readOnly={isBusy || isDone}
      />
      {failure && (
        <Notice tone="danger">
          {messages.format('createProduct.failed')} {failure.text} {messages.format('createProduct.kept')}
        </Notice>
      )}
      {isDone && (
        <Notice tone="success">
          {messages.format('createProduct.done', { type: messages.format(`createProduct.${kind}`) })}
        </Notice>
      )}
    </FormDialog>
  );
}
