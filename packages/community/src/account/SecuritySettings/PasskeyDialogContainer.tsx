import { securityMutations } from '@millrace/api-client';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { TEXT_LIMITS } from '@millrace/domain';
import { Notice, Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useState } from 'react';
import { makePasskey } from '../../internal/passkeys';
import { ReauthenticationField } from './ReauthenticationField';
import { toReauthentication } from './RemoveSignInDialog';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { useSecurityFields } from './useSecurityFields';

interface PasskeyDialogContainerProps {
  hasPassword: boolean;
  onClose: () => void;
}

/** Registers a passkey: gets the options from the API, prompts the authenticator, and sends the result to the API. */
export function PasskeyDialogContainer({ hasPassword, onClose }: PasskeyDialogContainerProps) {
  const { startPasskey, addPasskey } = securityMutations(useApiClient());
  const starting = useSend(startPasskey());
  const adding = useSend(addPasskey());
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'cancelled' | 'known' | 'refused' | null>(null);

  const add = async ({ name, password }: { name: string; password: string }) => {
    setProblem(null);
    adding.dismiss();
    const options = await starting.send(toReauthentication(hasPassword, password));
    if (!options) return;
    setAsking(true);
    const answer = await makePasskey(options);
    setAsking(false);
    if (answer.status === 'given') await adding.send({ name, credential: answer.credential }, onClose);
    else setProblem(answer.status);
  };
  return (
    <PasskeyDialog
      hasPassword={hasPassword}
      problem={problem}
      isSending={isAsking || starting.isSending || adding.isSending}
      failure={starting.failure ?? adding.failure}
      onDismiss={() => {
        starting.dismiss();
        adding.dismiss();
      }}
      onSubmit={(values) => void add(values)}
      onClose={onClose}
    />
  );
}

interface PasskeyDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  /** Failure state of the authenticator prompt. */
  problem: 'cancelled' | 'known' | 'refused' | null;
  onSubmit: (values: { name: string; password: string }) => void;
  onClose: () => void;
}

const problems = {
  cancelled: 'security.passkeyCancelled',
  known: 'security.passkeyKnown',
  refused: 'security.passkeyRefused',
} as const;

/** Adds a passkey under a name chosen by its owner. */
function PasskeyDialog({ hasPassword, problem, onSubmit, onClose, ...call }: PasskeyDialogProps) {
  const messages = useMessages();
  const fields = useSecurityFields<'name' | 'password'>(
    {
      name: 'security.passkeyNameMissing',
      ...(hasPassword && { password: 'security.passwordMissing' as const }),
    },
    call.failure,
  );
  return (
    <SecurityDialog title={messages.format('security.addPasskey')} onClose={onClose}>
      <SecurityForm
        {...call}
        formRef={fields.formRef}
        names={fields.names}
        submitLabel={messages.format('security.goOn')}
        onSubmit={fields.whenFilled(() =>
          onSubmit({ name: fields.fieldText('name').trim(), password: fields.fieldText('password') }),
        )}
      >
        {problem && (
          <Notice tone={problem === 'refused' ? 'warning' : 'info'}>
            {messages.format(problems[problem])}
          </Notice>
        )}
        <Text as="p">{messages.format('security.passkeyAddHint')}</Text>
        <TextField
          {...fields.field('name')}
          label={messages.format('security.passkeyName')}
          hint={messages.format('security.passkeyNameHint')}
          autoComplete="off"
          maxLength={TEXT_LIMITS.name}
        />
        <ReauthenticationField field={hasPassword ? fields.field('password') : null} />
      </SecurityForm>
    </SecurityDialog>
  );
}
