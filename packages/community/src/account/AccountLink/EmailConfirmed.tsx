import { Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface EmailConfirmedProps {
  /** Address of the login page; undefined for a signed-in reader, who may be a different member. */
  signInHref?: string | undefined;
}

/**
 * Confirms that a changed or added address was verified, where the member's own profile can't be shown because the
 * link was opened without a session, or in the session of another member.
 *
 * @see DIFF-010
 */
export function EmailConfirmed({ signInHref }: EmailConfirmedProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="EmailConfirmed">
      <Notice tone="success" role="note">
        {messages.format('accountLink.emailText')}
      </Notice>
      <Text as="p">
        {signInHref === undefined ? (
          messages.format('accountLink.otherAccount')
        ) : (
          <Link href={signInHref}>{messages.format('account.signIn')}</Link>
        )}
      </Text>
    </Stack>
  );
}
