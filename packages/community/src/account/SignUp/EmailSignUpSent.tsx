import { Notice, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { SentTo } from './SignUpThanks';

export interface EmailSignUpSentProps {
  /** Where the link went; null when it is not known any more. */
  email: string | null;
  /** The form that has the link sent again. */
  children: ReactNode;
}

/** What to do after a sign-up with an e-mail alone. @see ACC-011, ACC-013, PAGE-009 */
export function EmailSignUpSent({ email, children }: EmailSignUpSentProps) {
  const messages = useMessages();
  return (
    <Stack gap="md" data-component="EmailSignUpSent">
      <Notice tone="info" role="note">
        {messages.format('emailRequest.signUpSent')}
      </Notice>
      {email !== null && <SentTo email={email} />}
      <Text as="p">{messages.format('signUp.notArrived')}</Text>
      {children}
    </Stack>
  );
}
