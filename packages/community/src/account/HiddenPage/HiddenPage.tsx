import { Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../AccountPage';

export interface HiddenPageProps {
  /** Contact e-mail address. */
  email: string;
}

/** Unlinked page that shows a title and a contact address. @see PAGE-018, GAP-004 */
export function HiddenPage({ email }: HiddenPageProps) {
  const messages = useMessages();
  return (
    <AccountPage title={messages.format('hiddenPage.title')}>
      <Text as="p" data-component="HiddenPage">
        {messages.rich('hiddenPage.text', { address: <Link href={`mailto:${email}`}>{email}</Link> })}
      </Text>
    </AccountPage>
  );
}
