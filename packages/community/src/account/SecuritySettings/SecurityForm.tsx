import { RequestAlert, type RequestFailure } from '@millrace/design-system';
import type { Sending } from '@millrace/design-system/connected';
import { Button, Dialog, Stack } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';

/** Call state shared by all forms of these dialogs. */
export interface SecurityFormCall {
  isSending: boolean;
  /** Reason of the failure; fields of the form that it names are marked instead. */
  failure: RequestFailure | null;
  /** Dismisses the failure. */
  onDismiss: () => void;
}

/** Call state and its dismissal, as passed to the forms. */
export const formCall = ({
  isSending,
  failure,
  dismiss,
}: Pick<Sending<unknown, never>, 'isSending' | 'failure' | 'dismiss'>): SecurityFormCall => ({
  isSending,
  failure,
  onDismiss: dismiss,
});

interface SecurityFormProps extends SecurityFormCall {
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  submitLabel: string;
  /** Default `primary`. */
  tone?: 'primary' | 'danger';
  /** True to focus the form on mount, as the previous step is unmounted. */
  takesFocus?: boolean;
  /** Names of the form's fields. */
  names: readonly string[];
  children: ReactNode;
}

/** Body of a dialog with fields, and its footer. */
export function SecurityForm({ formRef, onSubmit, takesFocus = false, ...props }: SecurityFormProps) {
  const messages = useMessages();
  const id = useId();
  const { isSending, failure, onDismiss, names, tone = 'primary' } = props;
  useEffect(() => {
    if (takesFocus) formRef.current?.querySelector('input')?.focus();
  }, [takesFocus, formRef]);
  const isMarked = names.some((name) => failure?.fields[name] !== undefined);
  return (
    <>
      <Dialog.Body>
        <form
          ref={formRef}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) onSubmit(event);
          }}
        >
          <Stack gap="md">
            {failure && !isMarked && <RequestAlert failure={failure} onDismiss={onDismiss} />}
            {props.children}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button tone="quiet" disabled={isSending}>
            {messages.format('security.cancel')}
          </Button>
        </Dialog.Close>
        <Button type="submit" form={id} tone={tone} loading={isSending}>
          {props.submitLabel}
        </Button>
      </Dialog.Footer>
    </>
  );
}
