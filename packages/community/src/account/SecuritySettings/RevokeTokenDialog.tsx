import { Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId } from 'react';
import { SecurityDialog, type SecurityDialogProps } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { useSecurityFields } from './useSecurityFields';

export interface RevokeTokenDialogProps
  extends SecurityFormCall,
    Pick<SecurityDialogProps, 'onClose' | 'onCloseAutoFocus'> {
  /** Name of the token. */
  name: string;
  onSubmit: () => void;
}

/** Asks for confirmation before a token is revoked, which breaks its users. Revoking grants nothing: no password. */
export function RevokeTokenDialog(props: RevokeTokenDialogProps) {
  const { name, onSubmit, onClose, onCloseAutoFocus, ...call } = props;
  const messages = useMessages();
  const hintId = useId();
  const fields = useSecurityFields<never>({}, call.failure);
  return (
    <SecurityDialog
      role="alertdialog"
      title={messages.format('security.revokeTitle', { name })}
      describedBy={hintId}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <SecurityForm
        {...call}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={messages.format('security.revoke')}
        tone="danger"
        onSubmit={fields.whenFilled(onSubmit)}
      >
        <Text as="p" id={hintId}>
          {messages.format('security.revokeHint')}
        </Text>
      </SecurityForm>
    </SecurityDialog>
  );
}
