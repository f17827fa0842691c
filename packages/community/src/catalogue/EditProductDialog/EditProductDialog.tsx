import type { SavingState } from '@millrace/design-system';
import { Notice } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { ProductFields, type ProductValues } from '../CreateProductDialog';

export interface EditProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  saving: SavingState;
  /** Somebody else has changed it meanwhile: what they have written where one has typed something else. @see GAP-058 */
  theirs?: Partial<ProductValues> | undefined;
  onSave: () => void;
}

/** Changes name and description of a product, for editors. @see PROD-006, PROD-054, PROD-057 */
export function EditProductDialog({
  open,
  onOpenChange,
  values,
  onValuesChange,
  saving,
  theirs,
  onSave,
}: EditProductDialogProps) {
  const messages = useMessages();
  const { status, failure } = saving;
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  return (
    <FormDialog
      data-component="EditProductDialog"
      data-state={status ?? 'idle'}
      title={messages.format('editProduct.title')}
      open={open}
      onOpenChange={onOpenChange}
      canSubmit={values.name.trim() !== '' && !isDone}
      isBusy={isBusy}
      onSubmit={onSave}
      submitLabel={messages.format('editProduct.save')}
      cancelLabel={messages.format(isDone ? 'editProduct.close' : 'editProduct.cancel')}
    >
      {status === 'ALREADY_EXISTS' && (
        <Notice tone="warning" role="alert">
          {messages.format('editProduct.exists')}
        </Notice>
      )}
      <ProductFields
        values={values}
        onValuesChange={onValuesChange}
        errors={{ name: failure?.fields.name, description: failure?.fields.description }}
        readOnly={isBusy || isDone}
        theirs={theirs}
      />
      {theirs && <Notice tone="warning">{messages.format('editProduct.edited')}</Notice>}
      {failure && !theirs && (
        <Notice tone="danger">
          {messages.format('editProduct.failed')}. {failure.text} {messages.format('editProduct.kept')}
        </Notice>
      )}
      {isDone && <Notice tone="success">{messages.format('editProduct.done')}</Notice>}
    </FormDialog>
  );
}
