import type { SavingState } from '@millrace/design-system';
import { TEXT_LIMITS } from '@millrace/domain';
import { Notice, TextArea, TextField } from '@millrace/ui';
import { FormDialog } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Theirs } from '../EditHistory';

/** Name and description, as typed. */
export interface ProductValues {
  name: string;
  description: string;
}

interface ProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  saving: SavingState;
  onSave: () => void;
}

export const CREATED_PRODUCTS = ['materials', 'applications', 'product'] as const;
/** Role of the created product. */
export type CreatedProduct = (typeof CREATED_PRODUCTS)[number];

export interface CreateProductDialogProps extends ProductDialogProps {
  kind: CreatedProduct;
}

/** "Create A Product": as a raw material, an application, or a catalogue entry. @see PROD-046, PROD-047, PROD-055 */
export function CreateProductDialog({ kind, ...dialog }: CreateProductDialogProps) {
  const messages = useMessages();
  return (
    <ProductDialog
      {...dialog}
      data-component="CreateProductDialog"
      title={messages.format('createProduct.title')}
      failed={messages.format('createProduct.failed')}
      done={messages.format('createProduct.done', { type: messages.format(`createProduct.${kind}`) })}
    />
  );
}

export interface EditProductDialogProps extends ProductDialogProps {
  /** Edit conflicts: values saved meanwhile by somebody else for fields with a different typed value. @see GAP-058 */
  theirs?: Partial<ProductValues> | undefined;
}

/** Edits name and description of a product; for editors. @see PROD-006, PROD-054, PROD-057 */
export function EditProductDialog(props: EditProductDialogProps) {
  const messages = useMessages();
  return (
    <ProductDialog
      {...props}
      data-component="EditProductDialog"
      title={messages.format('editProduct.title')}
      failed={`${messages.format('editProduct.failed')}.`}
      done={messages.format('editProduct.done')}
    />
  );
}

interface ProductTexts {
  'data-component': string;
  title: string;
  /** Error message. */
  failed: string;
  /** Success message. */
  done: string;
}

function ProductDialog({
  values,
  onValuesChange,
  saving: { status, failure },
  theirs,
  onSave,
  failed,
  done,
  ...dialog
}: EditProductDialogProps & ProductTexts) {
  const messages = useMessages();
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  return (
    <FormDialog
      {...dialog}
      data-state={status ?? 'idle'}
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
      <TextField
        name="name"
        label={messages.format('createProduct.name')}
        maxLength={TEXT_LIMITS.name}
        value={values.name}
        error={failure?.fields.name}
        required
        readOnly={isBusy || isDone}
        onBlur={() => onValuesChange({ name: values.name.trim() })}
        onValueChange={(name) => onValuesChange({ name })}
      />
      <Theirs text={theirs?.name} />
      <TextArea
        name="description"
        label={messages.format('createProduct.description')}
        showCount
        maxLength={TEXT_LIMITS.description}
        value={values.description}
        error={failure?.fields.description ?? failure?.fields.desc}
        readOnly={isBusy || isDone}
        onValueChange={(description) => onValuesChange({ description })}
      />
      <Theirs text={theirs?.description} />
      {theirs && <Notice tone="warning">{messages.format('editProduct.edited')}</Notice>}
      {failure && !theirs && (
        <Notice tone="danger">
          {failed} {failure.text} {messages.format('createProduct.kept')}
        </Notice>
      )}
      {isDone && <Notice tone="success">{done}</Notice>}
    </FormDialog>
  );
}
