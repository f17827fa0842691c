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

export const CREATED_PRODUCTS = ['materials', 'applications', 'product'] as const;
/** What a product is created as. */
export type CreatedProduct = (typeof CREATED_PRODUCTS)[number];

/** Name and description, as typed. */
export interface ProductValues {
  name: string;
  description: string;
}

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
            <Dialog.Title>{messages.format('createProduct.title')}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form
              id={formId}
              noValidate
              data-component="CreateProductDialog"
              data-state={status ?? 'idle'}
              onSubmit={handleSubmit}
            >
              <Stack>
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
                <TextArea
                  name="description"
                  label={messages.format('createProduct.description')}
                  showCount
                  maxLength={TEXT_LIMITS.description}
                  value={values.description}
                  error={failure?.fields.desc}
                  readOnly={isBusy || isDone}
                  onValueChange={(description) => onValuesChange({ description })}
                />
                {failure && (
                  <Notice tone="danger">
                    {messages.format('createProduct.failed')} {failure.text}{' '}
                    {messages.format('createProduct.kept')}
                  </Notice>
                )}
                {isDone && (
                  <Notice tone="success">
                    {messages.format('createProduct.done', {
                      type: messages.format(`createProduct.${kind}`),
                    })}
                  </Notice>
                )}
              </Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">
                {messages.format(isDone ? 'createProduct.close' : 'createProduct.cancel')}
              </Button>
            </Dialog.Close>
            <Button type="submit" form={formId} tone="primary" disabled={!canSave} loading={isBusy}>
              {messages.format('createProduct.save')}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
