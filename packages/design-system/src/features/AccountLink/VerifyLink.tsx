import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';

export interface VerifyLinkProps {
  /** `POST /auth/verify` on the API host. */
  action: string;
  /** What stood in the link. */
  token: string;
  /** Sends the form as soon as the page has its scripts, once. Default `true`. */
  sendsItself?: boolean;
}

/**
 * Follows the link of an e-mail: by a form post, as programs that look at mail follow links and would use it up. The
 * page sends it by itself; without scripts there is the button.
 *
 * @see GAP-038
 */
export function VerifyLink({ action, token, sendsItself = true }: VerifyLinkProps) {
  const messages = useMessages();
  const formRef = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!sendsItself || wasSent.current) return;
    wasSent.current = true;
    formRef.current?.requestSubmit();
  }, [sendsItself]);

  // The way back may show this page as it was left: with a button that is busy for ever.
  useEffect(() => {
    const settle = (event: PageTransitionEvent) => {
      if (event.persisted) setSending(false);
    };
    window.addEventListener('pageshow', settle);
    return () => window.removeEventListener('pageshow', settle);
  }, []);

  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      data-component="VerifyLink"
      data-state={sending ? 'sending' : 'idle'}
      onSubmit={() => setSending(true)}
    >
      <Stack gap="md">
        <Text as="p" role="status">
          {messages.format(sending ? 'accountLink.verifying' : 'accountLink.verifyText')}
        </Text>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" tone="primary" width="full" loading={sending}>
          {messages.format('accountLink.verify')}
        </Button>
      </Stack>
    </form>
  );
}
