import { useSavedAddress } from '../../internal/typed-address';
import { EmailRequestContainer, type EmailRequestContainerProps } from '../EmailRequest';
import { EmailSignUpSent } from './EmailSignUpSent';

/** Says what to do after a sign-up with an e-mail alone, and has the link sent again by the API. @see PAGE-009 */
export function EmailSignUpSentContainer(
  form: Pick<EmailRequestContainerProps, 'action' | 'outcome' | 'defaultEmail'>,
) {
  return (
    <EmailSignUpSent email={useSavedAddress('account')}>
      <EmailRequestContainer {...form} purpose="resend" tone="secondary" />
    </EmailSignUpSent>
  );
}
