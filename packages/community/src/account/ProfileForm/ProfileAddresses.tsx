import type { OwnEmail } from '@millrace/api-client';
import { Badge, Button, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { address, addresses, addressText, atTheEnd } from './ProfileForm.css';

export interface ProfileAddressesProps {
  /** One's addresses, and whether each is verified. */
  emails: readonly OwnEmail[];
  /** Sends the link again to an address that waits for it. */
  onResend: (address: OwnEmail) => void;
  /** The address whose link was sent again, or is on its way. */
  resending?: { email: string; status: 'sending' | 'sent' } | undefined;
}

/** What is known of each address: verified, primary, or waiting for its link. @see DATA-004, DIFF-010 */
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
