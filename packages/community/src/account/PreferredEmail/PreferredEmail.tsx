import type { OwnEmail } from '@millrace/api-client';
import { Button, Link, Notice, RadioGroup, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type FormEvent, useState } from 'react';
import { AccountPage } from '../AccountPage';
import { type PreferredSlot, secondEmail } from './second-email';

/** State of saving the choice; `text` is the server's message, if any. */
export type PreferredEmailState =
  | { status: 'editing' }
  | { status: 'sending' }
  | { status: 'failed'; text: string | null };

export interface PreferredEmailProps {
  /** The member's addresses, as the API returns them. */
  emails: readonly OwnEmail[];
  preferred: PreferredSlot;
  state: PreferredEmailState;
  /** Address of the page that adds a second e-mail. */
  profileHref: string;
  onChoose: (slot: PreferredSlot) => void;
}

/** Selects which of the member's two addresses receives e-mails. @see GAP-008 */
export function PreferredEmail({ emails, preferred, state, profileHref, onChoose }: PreferredEmailProps) {
  const messages = useMessages();
  const [slot, setSlot] = useState(preferred);
  const first = emails.find(({ isPrimary }) => isPrimary)?.email ?? '';
  const second = secondEmail(emails);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status !== 'sending') onChoose(slot);
  };
  return (
    <AccountPage title={messages.format('preferredEmail.title')}>
      <form data-component="PreferredEmail" data-state={state.status} onSubmit={handleSubmit}>
        <Stack gap="md">
          {state.status === 'failed' && (
            <Notice tone="danger">
              {messages.format('preferredEmail.failed')} {state.text}
            </Notice>
          )}
          <RadioGroup
            label={messages.format('profile.preferred')}
            hint={messages.format('preferredEmail.hint')}
            name="preferredEmail"
            layout="column"
            options={[
              { value: '1', label: messages.format('profile.first'), detail: first },
              ...(second
                ? [
                    {
                      value: '2',
                      label: messages.format('profile.second'),
                      detail: second.verified
                        ? second.email
                        : messages.format('preferredEmail.waiting', { address: second.email }),
                    },
                  ]
                : []),
            ]}
            value={String(slot)}
            onValueChange={(value) => setSlot(value === '2' ? 2 : 1)}
          />
          {!second && (
            <Text as="p" variant="small">
              {messages.rich('preferredEmail.none', {
                profile: <Link href={profileHref}>{messages.format('preferredEmail.profile')}</Link>,
              })}
            </Text>
          )}
          <Button type="submit" tone="primary" width="full" loading={state.status === 'sending'}>
            {messages.format('preferredEmail.submit')}
          </Button>
        </Stack>
      </form>
    </AccountPage>
  );
}
