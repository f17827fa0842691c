import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';

export interface DialogFormProps {
  /** Of the feature, as its form is found by tests and styles. */
  'data-component'?: string;
  /** How far the form is. */
  'data-state'?: string;
  title: string;
  /** What it is for, or what follows from it. */
  description?: ReactNode;
  /** Whether what is filled in can be sent, and was not yet. Default `true`. */
  canSubmit?: boolean;
  /** True if it is on its way: a second press does nothing. */
  isBusy: boolean;
  /** Whether its reader has to wait while it is on its way. Default `false`. */
  isHeld?: boolean;
  /** Whether it was sent, and closing it is all that is left. Default `false`. */
  isDone?: boolean;
  onSubmit: () => void;
  submitLabel: string;
  cancelLabel: string;
  /** Default `primary`. */
  tone?: 'primary' | 'danger';
  className?: string;
  children?: ReactNode;
}

export interface FormDialogProps extends DialogFormProps {
  /** What the owner of the dialog gives its root. */
  contentProps?: Omit<ComponentPropsWithRef<typeof Dialog.Content>, 'children'> | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A dialog that is one form: its title, its fields one below the other, and at its foot the ways out. */
export function FormDialog({ open, onOpenChange, contentProps, ...form }: FormDialogProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (next || !form.isHeld || !form.isBusy) onOpenChange(next);
      }}
    >
      <Dialog.Portal>
        <Dialog.Overlay />
        <Dialog.Content
          {...(form.description === undefined && { 'aria-describedby': undefined })}
          {...contentProps}
        >
          <DialogForm {...form} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What stands in a dialog that is one form, for those that hold what is typed only while they are open. */
export function DialogForm({
  title,
  description,
  canSubmit = true,
  isBusy,
  isHeld = false,
  isDone = false,
  onSubmit,
  submitLabel,
  cancelLabel,
  tone = 'primary',
  children,
  ...form
}: DialogFormProps) {
  const id = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSubmit && !isBusy) onSubmit();
  };
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Close />
      </Dialog.Header>
      <Dialog.Body>
        <form {...form} id={id} noValidate onSubmit={handleSubmit}>
          <Stack>
            {description !== undefined && <Dialog.Description>{description}</Dialog.Description>}
            {children}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button tone={isDone ? 'primary' : 'quiet'} disabled={isHeld && isBusy}>
            {cancelLabel}
          </Button>
        </Dialog.Close>
        {!isDone && (
          <Button type="submit" form={id} tone={tone} disabled={!canSubmit} loading={isBusy}>
            {submitLabel}
          </Button>
        )}
      </Dialog.Footer>
    </>
  );
}
