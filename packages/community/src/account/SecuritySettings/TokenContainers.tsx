import { type AccessToken, securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useId, useRef, useState } from 'react';
import { focusSection, SecurityDialog } from './SecurityDialog';
import { formCall, SecurityForm } from './SecurityForm';
import { TokenDialog } from './TokenDialog';
import { useSecurityFields } from './useSecurityFields';

interface MakeTokenProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Makes a token by the API. */
export function MakeToken({ hasPassword, onClose }: MakeTokenProps) {
  const call = useSend(securityMutations(useApiClient()).createToken());
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <TokenDialog
      {...formCall(call)}
      hasPassword={hasPassword}
      secret={secret}
      onSubmit={(draft) => void call.send(draft, (token) => setSecret(token.secret))}
      onClose={onClose}
    />
  );
}

/** Asks before a token is revoked, as what uses it stops working. */
export function RevokeToken({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const messages = useMessages();
  const hintId = useId();
  const call = useSend(securityMutations(useApiClient()).revokeToken());
  const fields = useSecurityFields<never>({}, call.failure);
  const isRevoked = useRef(false);
  const handleRevoked = () => {
    isRevoked.current = true;
    onClose();
  };
  return (
    <SecurityDialog
      role="alertdialog"
      title={messages.format('security.revokeTitle', { name: token.name })}
      describedBy={hintId}
      onClose={onClose}
      onCloseAutoFocus={(event) => {
        if (!isRevoked.current) return;
        event.preventDefault();
        focusSection('tokens');
      }}
    >
      <SecurityForm
        {...formCall(call)}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={messages.format('security.revoke')}
        tone="danger"
        onSubmit={fields.whenFilled(() => void call.send({ id: token.id }, handleRevoked))}
      >
        <Text as="p" id={hintId}>
          {messages.format('security.revokeHint')}
        </Text>
      </SecurityForm>
    </SecurityDialog>
  );
}
