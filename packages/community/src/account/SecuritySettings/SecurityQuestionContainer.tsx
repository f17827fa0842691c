import { type Passkey, securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useRef } from 'react';
import { AuthenticatorDialogContainer } from './AuthenticatorDialogContainer';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { PasskeyDialogContainer } from './PasskeyDialogContainer';
import { RemoveSignInDialog } from './RemoveSignInDialog';
import { focusSection } from './SecurityDialog';
import { formCall } from './SecurityForm';
import type { SecurityQuestion } from './security-state';
import { MakeToken, RevokeToken } from './TokenQuestions';

interface SecurityQuestionContainerProps {
  question: SecurityQuestion;
  hasPassword: boolean;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog of a question, and the call that its answer makes. */
export function SecurityQuestionContainer({ question, onDeleted, ...rest }: SecurityQuestionContainerProps) {
  switch (question.about) {
    case 'setUpApp':
      return <AuthenticatorDialogContainer {...rest} />;
    case 'removeApp':
      return <RemoveApp {...rest} />;
    case 'addPasskey':
      return <PasskeyDialogContainer {...rest} />;
    case 'removePasskey':
      return <RemovePasskey {...rest} passkey={question.passkey} />;
    case 'makeToken':
      return <MakeToken {...rest} />;
    case 'revokeToken':
      return <RevokeToken token={question.token} onClose={rest.onClose} />;
    case 'deleteAccount':
      return <DeleteAccount {...rest} onDeleted={onDeleted} />;
  }
}

interface AnsweredProps {
  hasPassword: boolean;
  onClose: () => void;
}

function RemoveApp({ hasPassword, onClose }: AnsweredProps) {
  const messages = useMessages();
  const call = useSend(securityMutations(useApiClient()).removeTotp());
  return (
    <RemoveSignInDialog
      {...formCall(call)}
      title={messages.format('security.removeAppTitle')}
      hint={messages.format('security.removeAppHint')}
      submitLabel={messages.format('security.removeApp')}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send(who, onClose)}
      onClose={onClose}
    />
  );
}

function RemovePasskey({ passkey, hasPassword, onClose }: AnsweredProps & { passkey: Passkey }) {
  const messages = useMessages();
  const call = useSend(securityMutations(useApiClient()).removePasskey());
  const isRemoved = useRef(false);
  const handleRemoved = () => {
    isRemoved.current = true;
    onClose();
  };
  return (
    <RemoveSignInDialog
      {...formCall(call)}
      title={messages.format('security.removePasskeyTitle', { name: passkey.name })}
      hint={messages.format('security.removePasskeyHint')}
      submitLabel={messages.format('security.remove')}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send({ id: passkey.id, who }, handleRemoved)}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!isRemoved.current) return;
        event.preventDefault();
        focusSection('signIn');
      }}
    />
  );
}

function DeleteAccount({ hasPassword, onClose, onDeleted }: AnsweredProps & { onDeleted: () => void }) {
  const call = useSend(securityMutations(useApiClient()).deleteAccount());
  return (
    <DeleteAccountDialog
      {...formCall(call)}
      hasPassword={hasPassword}
      onSubmit={(deletion) => void call.send(deletion, onDeleted)}
      onClose={onClose}
    />
  );
}
