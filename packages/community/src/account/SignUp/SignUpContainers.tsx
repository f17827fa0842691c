import { accountMutations } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import { useApiClient, useSearchHits } from '@millrace/design-system/connected';
import { Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { saveAddress, useSavedAddress } from '../../internal/typed-address';
import { EmailRequestContainer, type EmailRequestContainerProps } from '../EmailRequest';
import { type RegistrationValues, toRegistration } from './check-registration';
import { clearDraft } from './registration-draft';
import { address } from './SignUp.css';
import { SignUpForm, type SignUpFormProps, type SignUpStatus } from './SignUpForm';
import { useCompanyChoice } from './useCompanyChoice';

export interface SignUpContainerProps
  extends Pick<
    SignUpFormProps,
    'typed' | 'action' | 'signInHref' | 'linkedinHref' | 'termsHref' | 'privacyHref' | 'failure'
  > {
  /** Target of the form that resends the link, before hydration. */
  resendAction: string;
  /** Called once the registration was accepted. */
  onDone?: (() => void) | undefined;
}

/** Registers by the API. @see ACC-027, ACC-028, ACC-029, API-008 */
export function SignUpContainer({ resendAction, onDone, failure: first, ...form }: SignUpContainerProps) {
  const { mutate } = useMutation(accountMutations(useApiClient()).register());
  const [status, setStatus] = useState<SignUpStatus>('UNDEFINED');
  const [failure, setFailure] = useState<RequestFailure | undefined>(first);
  const [address, setAddress] = useState<string | null>(null);
  const company = useCompanyChoice(form.typed);
  const { choice } = company;
  // A selected company is not searched again.
  const sought = choice.companyId === '' ? choice.company : '';
  const { hits, status: companyStatus } = useSearchHits(sought, 'ownCompany', 'registrationCompany');
  // A second press may come before the state has rendered.
  const isSending = useRef(false);

  const handleSubmit = (values: RegistrationValues) => {
    if (isSending.current) return;
    isSending.current = true;
    setStatus('IN_PROGRESS');
    const registration = toRegistration(values);
    mutate(registration, {
      onSuccess: () => {
        clearDraft();
        saveAddress('account', registration.email);
        setAddress(registration.email);
        setStatus('DONE');
        onDone?.();
      },
      onError: (error) => {
        setFailure(error);
        setStatus('UNDEFINED');
      },
      onSettled: () => {
        isSending.current = false;
      },
    });
  };

  if (status === 'DONE') {
    return <SignUpThanksContainer email={address} resendAction={resendAction} />;
  }
  return (
    <SignUpForm
      {...form}
      status={status}
      failure={failure}
      company={company}
      companyHits={hits}
      companyStatus={companyStatus}
      onSubmit={handleSubmit}
    />
  );
}

export interface SignUpThanksContainerProps {
  /** Address that the link was sent to. Default: the one typed in this tab. */
  email?: string | null;
  /** Target of the form that resends the link, before hydration. */
  resendAction: string;
}

/** Confirms a registration and resends the link by the API. @see GAP-007 */
export function SignUpThanksContainer({ email = null, resendAction }: SignUpThanksContainerProps) {
  const kept = useSavedAddress('account');
  return (
    <SignUpThanks email={email ?? kept}>
      <EmailRequestContainer purpose="resend" action={resendAction} tone="secondary" />
    </SignUpThanks>
  );
}

/** Explains the next step of an e-mail-only sign-up and resends the link by the API. @see PAGE-009 */
export function EmailSignUpSentContainer(
  form: Pick<EmailRequestContainerProps, 'action' | 'outcome' | 'defaultEmail'>,
) {
  return (
    <EmailSignUpSent email={useSavedAddress('account')}>
      <EmailRequestContainer {...form} purpose="resend" tone="secondary" />
    </EmailSignUpSent>
  );
}

export interface EmailSignUpSentProps {
  /** Address that the link was sent to; null if unknown. */
  email: string | null;
  /** Form that resends the link. */
  children: ReactNode;
}

/** Explains the next step of an e-mail-only sign-up. @see ACC-011, ACC-013, PAGE-009 */
export function EmailSignUpSent({ email, children }: EmailSignUpSentProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="EmailSignUpSent">
      <Notice tone="info" role="note">
        {messages.format('emailRequest.signUpSent')}
      </Notice>
      {email !== null && <SentTo email={email} />}
      <Text as="p">{messages.format('signUp.notArrived')}</Text>
      {children}
    </Stack>
  );
}

export interface SignUpThanksProps {
  /** Address that the link was sent to; null if unknown. */
  email: string | null;
  /** Form that resends the link. */
  children: ReactNode;
}

/** Confirms a registration and explains the next step. @see ACC-028, DIFF-012, ERR-010, GAP-007 */
export function SignUpThanks({ email, children }: SignUpThanksProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="SignUpThanks">
      <Notice tone="success">{messages.format('signUp.thanks')}</Notice>
      <Text as="p">{messages.format('signUp.thanksText')}</Text>
      {email !== null && <SentTo email={email} />}
      <Text as="p">{messages.format('signUp.notArrived')}</Text>
      {children}
    </Stack>
  );
}

/** Shows the address that the link was sent to. */
function SentTo({ email }: { email: string }) {
  const messages = useMessages();
  return (
    <Text as="p" className={address}>
      {messages.rich('signUp.sentTo', { email, address: (text) => <strong>{text}</strong> })}
    </Text>
  );
}
