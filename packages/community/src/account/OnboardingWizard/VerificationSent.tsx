import { RequestAlert } from '@millrace/design-system';
import { Button, Heading, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { address, sent } from './OnboardingWizard.css';
import type { StepState } from './wizard-values';

export interface VerificationSentProps {
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
