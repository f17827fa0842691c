import { Button, Dialog, Inline, Notice, Text } from '@millrace/ui';
import { useCopyText } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useEffect, useRef } from 'react';
import { secret as secretClass } from './SecuritySettings.css';

interface TokenSecretProps {
  secret: string;
  onClose: () => void;
}

/** Secret of a new token, which is shown only once. */
export function TokenSecret({ secret, onClose }: TokenSecretProps) {
  const messages = useMessages();
  const doneRef = useRef<HTMLDivElement>(null);
  const { copying, copy } = useCopyText();
  // The focused form is unmounted.
  useEffect(() => doneRef.current?.focus(), []);
  return (
    <>
      <Dialog.Body>
        <Notice ref={doneRef} tone="success" tabIndex={-1}>
          {messages.format('security.tokenShownOnce')}
        </Notice>
        <p>
          <code className={secretClass} data-part="secret" dir="ltr">
            {secret}
          </code>
        </p>
        <Inline>
          <Button onClick={() => copy(secret)}>{messages.format('security.copyToken')}</Button>
          <Text role="status" tone="secondary">
            {copying !== 'idle' &&
              messages.format(copying === 'copied' ? 'security.copied' : 'security.copyFailed')}
          </Text>
        </Inline>
        <Text as="p" tone="secondary">
          {messages.format('security.tokenUse')}
        </Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Button tone="primary" onClick={onClose}>
          {messages.format('security.tokenKept')}
        </Button>
      </Dialog.Footer>
    </>
  );
}
