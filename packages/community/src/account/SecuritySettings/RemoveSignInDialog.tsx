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
  /** Consequence of the removal. */
  hint: string;
  /** Label of the submit button. */
  submitLabel: string;
  hasPassword: boolean;
  onSubmit: (who: Reauthentication) => void;
}

/** Asks for confirmation and reauthentication before a sign-in method or second factor is removed. */
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

/** Converts the typed password to a reauthentication; a member without a password sends none. */
export const toReauthentication = (hasPassword: boolean, password: string): Reauthentication =>
  hasPassword ? { password } : {};
