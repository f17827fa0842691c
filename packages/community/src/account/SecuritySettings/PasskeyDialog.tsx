import { TEXT_LIMITS } from '@millrace/domain';
import { Notice, Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ReauthenticationField } from './ReauthenticationField';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { useSecurityFields } from './useSecurityFields';

export interface PasskeyDialogProps extends SecurityFormCall {
  hasPassword: boolean;
  /** What came of asking the authenticator, when it gave nothing. */
  problem: 'cancelled' | 'known' | 'refused' | null;
  onSubmit: (values: { name: string; password: string }) => void;
  onClose: () => void;
}

const problems = {
  cancelled: 'security.passkeyCancelled',
  known: 'security.passkeyKnown',
  refused: 'security.passkeyRefused',
} as const;

/** Adds a passkey, under a name by which its owner knows it. */
export function PasskeyDialog({ hasPassword, problem, onSubmit, onClose, ...call }: PasskeyDialogProps) {
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
