import type { Reauthentication } from '@millrace/api-client';
import { useId } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Text } from '../../primitives/Text';
import { PasswordOnceMore } from './PasswordOnceMore';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { useSecurityFields } from './useSecurityFields';

export interface RemoveAppDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  onSubmit: (who: Reauthentication) => void;
  onClose: () => void;
}

/** Asks before the authenticator app is no longer asked for. */
export function RemoveAppDialog({ hasPassword, onSubmit, onClose, ...call }: RemoveAppDialogProps) {
  const messages = useMessages();
  const hintId = useId();
  const fields = useSecurityFields<'password'>(
    hasPassword ? { password: 'security.passwordMissing' } : {},
    call.failure,
  );
  return (
    <SecurityDialog
      role="alertdialog"
      title={messages.format('security.removeAppTitle')}
      describedBy={hintId}
      onClose={onClose}
    >
      <SecurityForm
        {...call}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={messages.format('security.removeApp')}
        tone="danger"
        onSubmit={fields.whenFilled(() => onSubmit(whoOf(hasPassword, fields.textOf('password'))))}
      >
        <Text as="p" id={hintId}>
          {messages.format('security.removeAppHint')}
        </Text>
        <PasswordOnceMore field={hasPassword ? fields.field('password') : null} />
      </SecurityForm>
    </SecurityDialog>
  );
}

/** Who asks; a member without a password sends none. */
export const whoOf = (hasPassword: boolean, password: string): Reauthentication =>
  hasPassword ? { password } : {};
