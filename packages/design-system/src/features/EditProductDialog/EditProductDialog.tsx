import { TEXT_LIMITS } from '@millrace/domain';
import { type FormEvent, useId } from 'react';
import type { SavingState } from '../../hooks/save-status';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/Dialog';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import type { ProductValues } from '../CreateProductDialog';

export interface EditProductDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: ProductValues;
  onValuesChange: (change: Partial<ProductValues>) => void;
  saving: SavingState;
  onSave: () => void;
}

/** Changes name and description of a product, for editors. @see PROD-006, PROD-054, PROD-057 */
export function EditProductDialog({
  open,
  onOpenChange,
  values,
  onValuesChange,
  saving,
  onSave,
}: EditProductDialogProps) {
  const messages = useMessages();
  const formId = useId();
  const { status, failure } = saving;
  const isBusy = status === 'IN_PROGRESS';
  const isDone = status === 'COMPLETED';
  const canSave = values.name.trim() !== '' && !isDone;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isBusy) onSave();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{messages.format('editProduct.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form
              id={formId}
              noValidate
              data-component="EditProductDialog"
              data-state={status ?? 'idle'}
              onSubmit={handleSubmit}
            >
              <Stack>
                {status === 'ALREADY_EXISTS' && (
                  <Notice tone="warning" role="alert">
                    {messages.format('editProduct.exists')}
                  </Notice>
                )}
                <TextField
                  name="name"
                  label={messages.format('editProduct.name')}
                  maxLength={TEXT_LIMITS.name}
                  value={values.name}
                  error={failure?.fields.name}
                  required
                  readOnly={isBusy || isDone}
                  onBlur={() => onValuesChange({ name: values.name.trim() })}
                  onValueChange={(name) => onValuesChange({ name })}
                />
                <TextArea
                  name="description"
                  label={messages.format('editProduct.description')}
                  showCount
                  maxLength={TEXT_LIMITS.description}
                  value={values.description}
                  error={failure?.fields.description}
                  readOnly={isBusy || isDone}
                  onValueChange={(description) => onValuesChange({ description })}
                />
                {failure && (
                  <Notice tone="danger">
                    {messages.format('editProduct.failed')}. {failure.text}{' '}
                    {messages.format('editProduct.kept')}
                  </Notice>
                )}
                {isDone && <Notice tone="success">{messages.format('editProduct.done')}</Notice>}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">
                {messages.format(isDone ? 'editProduct.close' : 'editProduct.cancel')}
              </Button>
            </Dialog.Close>
            <Button type="submit" form={formId} tone="primary" disabled={!canSave} loading={isBusy}>
              {messages.format('editProduct.save')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
