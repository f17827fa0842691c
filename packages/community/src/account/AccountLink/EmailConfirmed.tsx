import { Link, Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

export interface EmailConfirmedProps {
  /** Where a guest logs in; left out for who is logged in, perhaps with another account than the address is of. */
  signInHref?: string | undefined;
}

/**
 * Says that an address is confirmed that somebody has changed or added, where their own profile can't be shown: the
 * link was opened without a session, or in that of another member.
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
