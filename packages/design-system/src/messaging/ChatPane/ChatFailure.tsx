import { Button } from '@millrace/ui';
import { useMoveFocusOnUnmount } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { useRef } from 'react';
import { failure } from './ChatLine.css';
import { chatFocusTarget } from './chat-focus-target';

export interface ChatFailureProps {
  reason?: string | undefined;
  onResend?: () => void;
  onDiscard?: () => void;
}

/** Why a message was not sent, and what can be done with it. */
export function ChatFailure({ reason, onResend, onDiscard }: ChatFailureProps) {
  const messages = useMessages();
  const group = useRef<HTMLFieldSetElement>(null);
  useMoveFocusOnUnmount(group, chatFocusTarget);
  return (
    <fieldset
      ref={group}
      aria-label={messages.format('chat.failedGroup')}
      data-part="failure"
      className={failure}
    >
      <span>{reason ?? messages.format('chat.notSent')}</span>
      {onResend && (
        <Button size="small" tone="quiet" onClick={onResend}>
          {messages.format('chat.resend')}
        </Button>
      )}
      <Button size="small" tone="quiet" onClick={onDiscard}>
        {messages.format('chat.discard')}
      </Button>
    </fieldset>
  );
}
