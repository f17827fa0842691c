import { accountMutations } from '@millrace/api-client';
import type { RequestFailure } from '@millrace/design-system';
import { useApiClient, useSearchHits } from '@millrace/design-system/connected';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { saveAddress } from '../../internal/typed-address';
import { type RegistrationValues, toRegistration } from './check-registration';
import { clearDraft } from './registration-draft';
import { SignUpForm, type SignUpFormProps, type SignUpStatus } from './SignUpForm';
import { SignUpThanksContainer } from './SignUpThanksContainer';
import { useCompanyChoice } from './useCompanyChoice';

export interface SignUpContainerProps
  extends Pick<SignUpFormProps, 'typed' | 'action' | 'signInHref' | 'termsHref' | 'privacyHref' | 'failure'> {
  /** Where the form posts that has the link sent again, before the page has its scripts. */
  resendAction: string;
  /** Called once the registration was taken. */
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
  // What was chosen is not sought again.
  const sought = choice.companyId === '' ? choice.company : '';
  const { hits, status: companyStatus } = useSearchHits(sought, 'ownCompany', 'registrationCompany');
  // A second press may come before the first has been rendered.
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
