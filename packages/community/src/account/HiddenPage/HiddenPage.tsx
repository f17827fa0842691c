import { Link, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../AccountPage';

export interface HiddenPageProps {
  /** Whom to write to. */
  email: string;
}

/** The page that nothing leads to: a title, and a contact address. @see PAGE-018, GAP-004 */
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
