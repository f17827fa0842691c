import type { ChatMessage } from '@millrace/api-client';
import { useState } from 'react';

/** How many messages of the other came since the end of a conversation was last in sight. */
export function useUnreadCount(messages: readonly ChatMessage[], viewerId: string, isAtEnd: boolean): number {
  const newestId = messages.at(-1)?.id;
  const [seenId, setSeenId] = useState(newestId);
  if (isAtEnd && seenId !== newestId) setSeenId(newestId);
  return isAtEnd ? 0 : messagesAfter(messages, seenId).filter(({ sender }) => sender !== viewerId).length;
}

/** What came after a message; nothing where that is gone. */
export function messagesAfter(
  messages: readonly ChatMessage[],
  id: string | undefined,
): readonly ChatMessage[] {
  if (id === undefined) return messages;
  const place = messages.findLastIndex((message) => message.id === id);
  return place < 0 ? [] : messages.slice(place + 1);
}
