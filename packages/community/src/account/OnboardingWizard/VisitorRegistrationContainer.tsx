import { accountMutations } from '@millrace/api-client';
import { RequestAlert } from '@millrace/design-system';
import { useApiClient, useSend } from '@millrace/design-system/connected';
import { personName } from '@millrace/domain';
import { Button, Heading, Notice, Text } from '@millrace/ui';
import { useDraftAutosave } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { address, sent } from './OnboardingWizard.css';
import { PersonalStep } from './PersonalStep';
import { stepState } from './step-state';
import { PERSONAL_SECRETS, personalValues, type StepState } from './wizard-values';

/** Registers a visitor, then says that the link was sent. @see ACC-032, ACC-033 */
export function VisitorRegistrationContainer({ email }: { email: string | undefined }) {
  const { registerInWizard, resendVerification } = accountMutations(useApiClient());
  const registration = useSend(registerInWizard());
  const resending = useSend(resendVerification());
  const [sentTo, setSentTo] = useState<string>();
  const [isResent, setResent] = useState(false);
  const { draft, change, forget } = useDraftAutosave(
    'millrace:onboarding:visitor',
    personalValues(null, email),
    PERSONAL_SECRETS,
  );
  if (sentTo !== undefined) {
    return (
      <VerificationSent
        email={sentTo}
        state={
          isResent && !resending.isSending && !resending.failure ? { status: 'resent' } : stepState(resending)
        }
        onDismiss={resending.dismiss}
        onResend={() => {
          setResent(false);
          void resending.send({ email: sentTo }).then((reply) => reply && setResent(true));
        }}
      />
    );
  }
  const register = async () => {
    const firstName = draft.firstName.trim();
    const lastName = draft.lastName.trim();
    const address = draft.email.trim();
    const reply = await registration.send({
      email: address,
      firstName,
      lastName,
      displayName: personName({ firstName, lastName }),
      designation: draft.designation.trim(),
      phone: draft.phone.trim(),
      desc: draft.desc.trim(),
      password: draft.password,
    });
    if (!reply) return;
    forget();
    setSentTo(address);
  };
  return (
    <PersonalStep
      account="visitor"
      needsPassword
      values={draft}
      onValuesChange={change}
      state={stepState(registration)}
      onSubmit={() => void register()}
      onDismiss={registration.dismiss}
    />
  );
}

interface VerificationSentProps {
  email: string;
  /** Of sending it again; `resent` once that was done. */
  state: StepState | { status: 'resent' };
  onResend: () => void;
  onDismiss: () => void;
}

/** After the registration: the link of the e-mail leads on. @see ACC-033, ACC-013 */
export function VerificationSent({ email, state, onResend, onDismiss }: VerificationSentProps) {
  const messages = useMessages();
  const ref = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={sent} data-part="sent" data-state={state.status}>
      <Heading level={2}>{messages.format('onboarding.sentTitle')}</Heading>
      <Notice tone="success">{messages.format('emailRequest.signUpSent')}</Notice>
      <Text as="p" tone="secondary" className={address}>
        {messages.format('onboarding.sentTo', { email })}
      </Text>
      {state.status === 'resent' && (
        <Notice tone="success">{messages.format('emailRequest.resendSent')}</Notice>
      )}
      {state.status === 'failed' && <RequestAlert failure={state.failure} onDismiss={onDismiss} />}
      <Button loading={state.status === 'saving'} onClick={onResend}>
        {messages.format('emailRequest.resend')}
      </Button>
    </div>
  );
}
