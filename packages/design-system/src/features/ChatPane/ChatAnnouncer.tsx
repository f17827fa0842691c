import type { ChatMessage } from '@millrace/api-client';
import { useState } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { attachedName } from '../Attachment';
import { since } from './useUnseen';

/** Beyond so many at once their number is told alone. */
const TOLD = 3;

interface ChatAnnouncerProps {
  messages: readonly ChatMessage[];
  viewerId: string;
  name: string;
}

/**
 * Tells those who listen what the other says, once the reader pauses: not what was said before, and not one's own.
 */
export function ChatAnnouncer({ messages: said, viewerId, name }: ChatAnnouncerProps) {
  const messages = useMessages();
  const newestId = said.at(-1)?.id;
  const [told, setTold] = useState<{ upTo: string | undefined; messages: readonly ChatMessage[] }>({
    upTo: newestId,
    messages: [],
  });
  if (newestId !== told.upTo) {
    const come = since(said, told.upTo).filter(({ sender }) => sender !== viewerId);
    setTold({ upTo: newestId, messages: come });
  }
  return (
    <VisuallyHidden role="status" data-part="announcer">
      {told.messages.length > TOLD ? (
        <span key={told.upTo}>{messages.format('chat.cameMany', { count: told.messages.length, name })}</span>
      ) : (
        told.messages.map(({ id, message, media }) => (
          <span key={id}>
            {messages.format('chat.came', { name, text: message || (attachedName(media) ?? '') })}{' '}
          </span>
        ))
      )}
    </VisuallyHidden>
  );
}
