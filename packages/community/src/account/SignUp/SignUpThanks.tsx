import { Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { address } from './SignUp.css';

export interface SignUpThanksProps {
  /** Where the link went; null when it is not known any more. */
  email: string | null;
  /** The form that has the link sent again. */
  children: ReactNode;
}

/** Thanks for a registration, and says what is next. @see ACC-028, DIFF-012, ERR-010, GAP-007 */
export function SignUpThanks({ email, children }: SignUpThanksProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="SignUpThanks">
      <Notice tone="success">{messages.format('signUp.thanks')}</Notice>
      <Text as="p">{messages.format('signUp.thanksText')}</Text>
      {email !== null && <SentTo email={email} />}
      <Text as="p">{messages.format('signUp.notArrived')}</Text>
      {children}
    </Stack>
  );
}

/** The address that a link went to. */
export function SentTo({ email }: { email: string }) {
  const messages = useMessages();
  return (
    <Text as="p" className={address}>
      {messages.rich('signUp.sentTo', { address: () => <strong>{email}</strong> })}
    </Text>
  );
}
