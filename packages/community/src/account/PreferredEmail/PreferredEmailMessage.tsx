import type { OwnEmail } from '@millrace/api-client';
import { ButtonLink, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { AccountPage } from '../AccountPage';
import { type PreferredSlot, secondEmail } from './second-email';

export interface PreferredEmailMessageProps {
  /** The member's addresses, as the API returns them. */
  emails: readonly OwnEmail[];
  preferred: PreferredSlot;
  /** Address of the page that changes the choice. */
  chooseHref: string;
}

/** Shows the chosen address, and that a link was sent if it is not verified yet. @see GAP-008 */
export function PreferredEmailMessage({ emails, preferred, chooseHref }: PreferredEmailMessageProps) {
  const messages = useMessages();
  const first = emails.find(({ isPrimary }) => isPrimary);
  const chosen = preferred === 2 ? (secondEmail(emails) ?? first) : first;
  const isWaiting = chosen?.verified === false;
  return (
    <AccountPage title={messages.format('preferredEmail.chosenTitle')}>
      <Stack gap="md" align="start" data-component="PreferredEmailMessage">
        <Text as="p">
          {messages.rich(isWaiting ? 'preferredEmail.sent' : 'preferredEmail.chosen', {
            address: <bdi>{chosen?.email}</bdi>,
            first: <bdi>{first?.email}</bdi>,
          })}
        </Text>
        <ButtonLink href={chooseHref}>{messages.format('preferredEmail.again')}</ButtonLink>
      </Stack>
    </AccountPage>
  );
}
