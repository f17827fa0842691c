import { useEffect, useRef } from 'react';
import { useNativePost } from '../../hooks/useNativePost';
import { useMessages } from '../../messages/MessagesContext';
import { Button } from '../../primitives/Button';
import { Notice } from '../../primitives/Notice';
import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';

export interface VerifyLinkProps {
  /** `POST /auth/verify` on the API host. */
  action: string;
  /** What stood in the link. */
  token: string;
  /**
   * Whether the server is there, asked before the form is sent, so that the page can say so itself and keep the link;
   * must not fail. Default: it is sent unasked.
   */
  isAnswering?: (() => Promise<boolean>) | undefined;
  /** Sends the form as soon as the page has its scripts, once. Default `true`. */
  sendsItself?: boolean;
}

/**
 * Follows the link of an e-mail: by a form post, as programs that look at mail follow links and would use it up. The
 * page sends it by itself; without scripts there is the button.
 *
 * @see GAP-038
 */
export function VerifyLink({ action, token, isAnswering, sendsItself = true }: VerifyLinkProps) {
  const messages = useMessages();
  const formRef = useRef<HTMLFormElement>(null);
  const wasSent = useRef(false);
  const { status, handleSubmit } = useNativePost(isAnswering);

  useEffect(() => {
    if (!sendsItself || wasSent.current) return;
    wasSent.current = true;
    formRef.current?.requestSubmit();
  }, [sendsItself]);

  return (
    <form
      ref={formRef}
      method="post"
      action={action}
      data-component="VerifyLink"
      data-state={status}
      onSubmit={handleSubmit}
    >
      <Stack gap="md">
        {status === 'unanswered' && (
          <Notice tone="warning" role="alert">
            {messages.format('accountLink.unanswered')}
          </Notice>
        )}
        <Text as="p" role="status">
          {messages.format(status === 'sending' ? 'accountLink.verifying' : 'accountLink.verifyText')}
        </Text>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" tone="primary" width="full" loading={status === 'sending'}>
          {messages.format('accountLink.verify')}
        </Button>
      </Stack>
    </form>
  );
}
