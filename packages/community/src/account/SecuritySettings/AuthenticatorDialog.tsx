import type { Reauthentication } from '@millrace/api-client';
import { Text, TextField } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { QrCode } from './QrCode';
import { ReauthenticationField } from './ReauthenticationField';
import { RecoveryCodes } from './RecoveryCodes';
import { toReauthentication } from './RemoveSignInDialog';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { secret as secretClass } from './SecuritySettings.css';
import { useSecurityFields } from './useSecurityFields';

/** Longest code, with the spaces in it. */
const CODE_MAX_LENGTH = 20;

/** How far the setting up is: who asks, then the app, then what helps when the app is lost. */
export type AuthenticatorStep =
  | { name: 'password' }
  | { name: 'app'; secret: string; uri: string }
  | { name: 'codes'; codes: readonly string[] };

export interface AuthenticatorDialogProps extends SecurityFormCall {
  step: AuthenticatorStep;
  hasPassword: boolean;
  onStart: (who: Reauthentication) => void;
  /** Called with a code of the app. */
  onConfirm: (code: string) => void;
  onClose: () => void;
}

/** Sets up an authenticator app. */
export function AuthenticatorDialog({ step, onClose, ...rest }: AuthenticatorDialogProps) {
  const messages = useMessages();
  return (
    <SecurityDialog
      title={messages.format(step.name === 'codes' ? 'security.codesTitle' : 'security.setUpTitle')}
      canClose={step.name !== 'codes'}
      onClose={onClose}
    >
      {step.name === 'password' && <PasswordStep {...rest} />}
      {step.name === 'app' && <AppStep {...rest} secret={step.secret} uri={step.uri} />}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onClose={onClose} />}
    </SecurityDialog>
  );
}

type PasswordStepProps = Pick<AuthenticatorDialogProps, 'hasPassword' | 'onStart'> & SecurityFormCall;

function PasswordStep({ hasPassword, onStart, isSending, failure, onDismiss }: PasswordStepProps) {
  const messages = useMessages();
  const fields = useSecurityFields<'password'>(
    hasPassword ? { password: 'security.passwordMissing' } : {},
    failure,
  );
  return (
    <SecurityForm
      {...{ isSending, failure, onDismiss }}
      formRef={fields.formRef}
      names={fields.names}
      submitLabel={messages.format('security.goOn')}
      onSubmit={fields.whenFilled(() =>
        onStart(toReauthentication(hasPassword, fields.fieldText('password'))),
      )}
    >
      <Text as="p">{messages.format('security.setUpHint')}</Text>
      <ReauthenticationField field={hasPassword ? fields.field('password') : null} />
    </SecurityForm>
  );
}

type AppStepProps = { secret: string; uri: string } & Pick<AuthenticatorDialogProps, 'onConfirm'> &
  SecurityFormCall;

function AppStep({ secret, uri, onConfirm, isSending, failure, onDismiss }: AppStepProps) {
  const messages = useMessages();
  const fields = useSecurityFields<'code'>({ code: 'security.codeMissing' }, failure);
  return (
    <SecurityForm
      {...{ isSending, failure, onDismiss }}
      formRef={fields.formRef}
      names={fields.names}
      takesFocus
      submitLabel={messages.format('security.confirm')}
      onSubmit={fields.whenFilled(() => onConfirm(fields.fieldText('code')))}
    >
      <Text as="p">{messages.format('security.scanHint')}</Text>
      <QrCode text={uri} label={messages.format('security.qrCode')} />
      <p>
        <Text variant="caption">{messages.format('security.secretHint')} </Text>
        <span className={secretClass} data-part="secret">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </span>
      </p>
      <TextField
        {...fields.field('code')}
        label={messages.format('security.code')}
        hint={messages.format('security.codeHint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={CODE_MAX_LENGTH}
      />
    </SecurityForm>
  );
}
