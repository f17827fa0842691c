import { useSavedAddress } from '../../internal/typed-address';
import { EmailRequestContainer } from '../EmailRequest';
import { SignUpThanks } from './SignUpThanks';

export interface SignUpThanksContainerProps {
  /** Where the link went. Default: what was typed in this tab. */
  email?: string | null;
  /** Where the form posts that has the link sent again, before the page has its scripts. */
  resendAction: string;
}

/** Thanks for a registration, and has the link sent again by the API. @see GAP-007 */
export function SignUpThanksContainer({ email = null, resendAction }: SignUpThanksContainerProps) {
  const kept = useSavedAddress('account');
  return (
    <SignUpThanks email={email ?? kept}>
      <EmailRequestContainer purpose="resend" action={resendAction} tone="secondary" />
    </SignUpThanks>
  );
}
