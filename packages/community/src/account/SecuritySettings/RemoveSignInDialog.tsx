import type { Reauthentication } from '@millrace/api-client';
import { Text } from '@millrace/ui';
import { useId } from 'react';
import { ReauthenticationField } from './ReauthenticationField';
import { SecurityDialog, type SecurityDialogProps } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { useSecurityFields } from './useSecurityFields';

export interface RemoveSignInDialogProps
  extends SecurityFormCall,
    Pick<SecurityDialogProps, 'title' | 'onClose' | 'onCloseAutoFocus'> {
  /** What follows from it. */
  hint: string;
  /** The word of the button. */
  submitLabel: string;
  hasPassword: boolean;
  onSubmit: (who: Reauthentication) => void;
}

/** Asks, and asks who it is, before one way to sign in or to prove a sign-in is no longer taken. */
export function RemoveSignInDialog(props: RemoveSignInDialogProps) {
  const { title, hint, submitLabel, hasPassword, onSubmit, onClose, onCloseAutoFocus, ...call } = props;
  const hintId = useId();
  const fields = useSecurityFields<'password'>(
    hasPassword ? { password: 'security.passwordMissing' } : {},
    call.failure,
  );
  return (
    <SecurityDialog
      role="alertdialog"
      title={title}
      describedBy={hintId}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <SecurityForm
        {...call}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={submitLabel}
        tone="danger"
        onSubmit={fields.whenFilled(() =>
          onSubmit(toReauthentication(hasPassword, fields.fieldText('password'))),
        )}
      >
        <Text as="p" id={hintId}>
          {hint}
        </Text>
        <ReauthenticationField field={hasPassword ? fields.field('password') : null} />
      </SecurityForm>
    </SecurityDialog>
  );
}

/** Who asks; a member without a password sends none. */
export const toReauthentication = (hasPassword: boolean, password: string): Reauthentication =>
  hasPassword ? { password } : {};
