import type { Reauthentication } from '@millrace/api-client';
import { Button, Dialog, Inline, Notice, Text, TextField } from '@millrace/ui';
import { saveFile, useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { ReauthenticationField } from './ReauthenticationField';
import { toReauthentication } from './RemoveSignInDialog';
import { SecurityDialog } from './SecurityDialog';
import { SecurityForm, type SecurityFormCall } from './SecurityForm';
import { codes as codesClass, qrCode, secret as secretClass } from './SecuritySettings.css';
import { useSecurityFields } from './useSecurityFields';

/** Maximum length of a code, including spaces. */
const CODE_MAX_LENGTH = 20;

/** Steps of the setup: reauthentication, the app, then the recovery codes. */
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

interface QrCodeProps {
  text: string;
  /** Accessible name of the image. */
  label: string;
}

/** QR code, drawn in the browser so that the secret is not sent to a third party. */
function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={qrCode}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const messages = useMessages();
  const doneRef = useRef<HTMLDivElement>(null);
  const { copying, copy } = useCopyText();
  // The focused form is unmounted.
  useEffect(() => doneRef.current?.focus(), []);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <Dialog.Body>
        <Notice ref={doneRef} tone="success" tabIndex={-1}>
          {messages.format('security.appIsOn')}
        </Notice>
        <Text as="p">{messages.format('security.codesHint')}</Text>
        <ul className={codesClass} data-part="codes" aria-label={messages.format('security.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline>
          <Button onClick={() => copy(text)}>{messages.format('security.copyCodes')}</Button>
          <Button
            onClick={() => saveFile(messages.format('security.codesFile'), text, 'text/plain;charset=utf-8')}
          >
            {messages.format('security.saveCodes')}
          </Button>
          <Text role="status" tone="secondary">
            {copying !== 'idle' &&
              messages.format(copying === 'copied' ? 'security.copied' : 'security.copyFailed')}
          </Text>
        </Inline>
      </Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {messages.format('security.codesKept')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
