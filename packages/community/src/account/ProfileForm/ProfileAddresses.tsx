import type { OwnEmail } from '@millrace/api-client';
import { Badge, Button, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { address, addresses, addressText, atTheEnd } from './ProfileForm.css';

export interface ProfileAddressesProps {
  /** The member's addresses and whether each is verified. */
  emails: readonly OwnEmail[];
  /** Resends the link to an unverified address. */
  onResend: (address: OwnEmail) => void;
  /** Address to which the link was or is being resent. */
  resending?: { email: string; status: 'sending' | 'sent' } | undefined;
}

/** Shows the state of each address: verified, primary, or pending. @see DATA-004, DIFF-010 */
export function ProfileAddresses({ emails, onResend, resending }: ProfileAddressesProps) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.format('profile.addresses')} className={addresses}>
      {emails.map((own) => {
        const { email, verified, isPrimary } = own;
        const sending = resending?.email === email ? resending.status : undefined;
        return (
          <li
            key={email}
            data-part="address"
            data-state={verified ? 'verified' : 'waiting'}
            className={address}
          >
            <span className={addressText}>{email}</span>
            {isPrimary && <Badge>{messages.format('profile.primary')}</Badge>}
            {verified ? (
              <Badge>{messages.format('profile.verified')}</Badge>
            ) : (
              <>
                <Text tone="warning">{messages.format('profile.waits')}</Text>
                <span role="status" className={atTheEnd}>
                  {sending === 'sent' && messages.format('emailRequest.resendSent')}
                </span>
                {sending !== 'sent' && own.slot !== undefined && (
                  <Button
                    size="small"
                    aria-label={messages.format('profile.resendTo', { email })}
                    loading={sending === 'sending'}
                    onClick={() => onResend(own)}
                  >
                    {messages.format('emailRequest.resend')}
                  </Button>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
