import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../primitives/Button';
import { Dialog } from '../primitives/Dialog';
import { Stack } from '../primitives/Stack';

export interface DialogFormProps {
  /** Component name of the feature, used by tests and styles as a selector. */
  'data-component'?: string;
  /** Progress of the form. */
  'data-state'?: string;
  title: string;
  /** Description: purpose or consequences. */
  description?: ReactNode;
  /** True if the form can be submitted and was not yet. Default `true`. */
  canSubmit?: boolean;
  /** True while it is being submitted: a second press does nothing. */
  isBusy: boolean;
  /** True if the dialog cannot be closed while submitting. Default `false`. */
  isHeld?: boolean;
  /** True once submitted, when only closing is left. Default `false`. */
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
  /** Props that the dialog's owner passes to its root. */
  contentProps?: Omit<ComponentPropsWithRef<typeof Dialog.Content>, 'children'> | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders a dialog with a single form: title, stacked fields, and buttons at the bottom. */
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

/** Renders the content of a form dialog, for callers that keep the form's state only while it is open. */
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
