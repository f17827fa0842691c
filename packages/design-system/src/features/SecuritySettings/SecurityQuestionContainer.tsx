import { type Passkey, securityMutations } from '@millrace/api-client';
import { useRef } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { AlertDialog, type AlertDialogState } from '../../primitives/AlertDialog';
import { type Sending, useApiClient, useSend } from '../ApiClient';
import { AuthenticatorDialogContainer } from './AuthenticatorDialogContainer';
import { DeleteAccountDialog } from './DeleteAccountDialog';
import { PasskeyDialogContainer } from './PasskeyDialogContainer';
import { RemoveAppDialog } from './RemoveAppDialog';
import { focusSignIn } from './SecurityDialog';
import type { SecurityFormCall } from './SecurityForm';
import type { SecurityQuestion } from './security-state';

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
      return <RemovePasskey passkey={question.passkey} onClose={rest.onClose} />;
    case 'deleteAccount':
      return <DeleteAccount {...rest} onDeleted={onDeleted} />;
  }
}

/** A call as the forms of the dialogs are told of it. */
export const formCall = ({
  isSending,
  failure,
  dismiss,
}: Pick<Sending<unknown, never>, 'isSending' | 'failure' | 'dismiss'>): SecurityFormCall => ({
  isSending,
  failure,
  onDismiss: dismiss,
});

interface AnsweredProps {
  hasPassword: boolean;
  onClose: () => void;
}

function RemoveApp({ hasPassword, onClose }: AnsweredProps) {
  const call = useSend(securityMutations(useApiClient()).removeTotp());
  return (
    <RemoveAppDialog
      {...formCall(call)}
      hasPassword={hasPassword}
      onSubmit={(who) => void call.send(who, onClose)}
      onClose={onClose}
    />
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const messages = useMessages();
  const call = useSend(securityMutations(useApiClient()).removePasskey());
  const isRemoved = useRef(false);
  const state: AlertDialogState = call.failure
    ? { status: 'failed', error: call.failure.text ?? messages.format('requestAlert.unanswered') }
    : { status: call.isSending ? 'pending' : 'idle' };
  const handleRemoved = () => {
    isRemoved.current = true;
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.format('security.removePasskeyTitle', { name: passkey.name })}
      description={messages.format('security.removePasskeyHint')}
      confirmLabel={messages.format('security.remove')}
      state={state}
      onConfirm={() => void call.send({ id: passkey.id }, handleRemoved)}
      onCloseAutoFocus={(event) => {
        if (!isRemoved.current) return;
        event.preventDefault();
        focusSignIn();
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
