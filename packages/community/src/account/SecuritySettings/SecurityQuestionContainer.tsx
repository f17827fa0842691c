import { type AccessToken, type Passkey, securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { useMessages } from '@millrace/ui/messages';
import { useRef } from 'react';
import { AuthenticatorDialogContainer } from './AuthenticatorDialogContainer';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { PasskeyDialogContainer } from './PasskeyDialogContainer';
import { RemoveSignInDialog } from './RemoveSignInDialog';
import { RevokeTokenDialog } from './RevokeTokenDialog';
import { formCall } from './SecurityForm';
import { type SecuritySectionName, sectionTitleId } from './SecuritySection';
import type { SecurityQuestion } from './security-state';
import { TokenDialogContainer } from './TokenDialogContainer';

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
      return <TokenDialogContainer {...rest} />;
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
  const gone = useFocusAfter('signIn', onClose);
  return (
    <RemoveSignInDialog
      {...formCall(call)}
      title={messages.format('security.removePasskeyTitle', { name: passkey.name })}
      hint={messages.format('security.removePasskeyHint')}
      submitLabel={messages.format('security.remove')}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send({ id: passkey.id, who }, gone.onGone)}
      onClose={onClose}
      onCloseAutoFocus={gone.onCloseAutoFocus}
    />
  );
}

function RevokeToken({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const call = useSend(securityMutations(useApiClient()).revokeToken());
  const gone = useFocusAfter('tokens', onClose);
  return (
    <RevokeTokenDialog
      {...formCall(call)}
      name={token.name}
      onSubmit={() => void call.send({ id: token.id }, gone.onGone)}
      onClose={onClose}
      onCloseAutoFocus={gone.onCloseAutoFocus}
    />
  );
}

/** Leads the focus to the section once something was removed with which its button went. */
function useFocusAfter(section: SecuritySectionName, onClose: () => void) {
  const isGone = useRef(false);
  return {
    onGone: () => {
      isGone.current = true;
      onClose();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!isGone.current) return;
      event.preventDefault();
      document.getElementById(sectionTitleId(section))?.focus();
    },
  };
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
