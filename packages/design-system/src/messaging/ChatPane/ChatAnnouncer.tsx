import type { ChatMessage } from '@millrace/api-client';
import { VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type ReactNode, useState } from 'react';
import { attachedName } from '../../feed/Attachment';
import { messagesAfter } from './useUnreadCount';

/** Beyond so many at once their number is told alone. */
const TOLD = 3;

/**
 * The one place of a pane from which those are told who listen, once they pause. Only what is added is told, and not
 * all of it again.
 *
 * @param heard What is heard alone; what is seen as well are its children.
 */
export function ChatAnnouncer({ heard, children }: { heard: ReactNode; children: ReactNode }) {
  return (
    <div role="status" aria-atomic={false} data-part="announcer">
      <VisuallyHidden>{heard}</VisuallyHidden>
      {children}
    </div>
  );
}

interface ChatCameProps {
  messages: readonly ChatMessage[];
  viewerId: string;
  name: string;
}

/** Announces incoming messages in a live region: not earlier ones, and not one's own. */
export function ChatCame({ messages: said, viewerId, name }: ChatCameProps) {
  const messages = useMessages();
  const newestId = said.at(-1)?.id;
  const [told, setTold] = useState<{ upTo: string | undefined; messages: readonly ChatMessage[] }>({
    upTo: newestId,
    messages: [],
  });
  if (newestId !== told.upTo) {
    const come = messagesAfter(said, told.upTo).filter(({ sender }) => sender !== viewerId);
    setTold({ upTo: newestId, messages: come });
  }
  if (told.messages.length > TOLD) {
    return (
      <span key={told.upTo}>{messages.format('chat.cameMany', { count: told.messages.length, name })}</span>
    );
  }
  return told.messages.map(({ id, message, media }) => (
    <span key={id}>
      {messages.format('chat.came', { name, text: message || (attachedName(media) ?? '') })}{' '}
    </span>
  ));
}
