import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';

export interface FormDialogProps {
  /** Of the feature, as its form is found by tests and styles. */
  'data-component': string;
  /** How far the form is. */
  'data-state': string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** True if what is filled in can be sent, and was not yet. */
  canSubmit: boolean;
  /** True if it is on its way: a second press does nothing. */
  isBusy: boolean;
  onSubmit: () => void;
  submitLabel: string;
  cancelLabel: string;
  className?: string;
  children: ReactNode;
}

/** A dialog that is one form: its title, its fields one below the other, and at its foot the ways out. */
export function FormDialog({ title, open, onOpenChange, ...form }: FormDialogProps) {
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (form.canSubmit && !form.isBusy) form.onSubmit();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content aria-describedby={undefined}>
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close />
          </Dialog.Header>
          <Dialog.Body>
            <form
              id={id}
              noValidate
              data-component={form['data-component']}
              data-state={form['data-state']}
              className={form.className}
              onSubmit={handleSubmit}
            >
              <Stack>{form.children}</Stack>
            </form>
          </Dialog.Body>
          <Dialog.Footer>
            <Dialog.Close asChild>
              <Button tone="quiet">{form.cancelLabel}</Button>
            </Dialog.Close>
            <Button type="submit" form={id} tone="primary" disabled={!form.canSubmit} loading={form.isBusy}>
              {form.submitLabel}
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
