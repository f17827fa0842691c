import { useState } from 'react';
import type { ChatMessage } from './chat-message';

/** Counts the unread messages: those that the other member sent since the end of the log was last visible. */
export function useUnreadCount(messages: readonly ChatMessage[], viewerId: string, isAtEnd: boolean): number {
  const newestId = messages.at(-1)?.id;
  const [seenId, setSeenId] = useState(newestId);
  if (isAtEnd && seenId !== newestId) setSeenId(newestId);
  return isAtEnd ? 0 : messagesAfter(messages, seenId).filter(({ sender }) => sender !== viewerId).length;
}

/** Returns the messages after a given one; none if it is gone. */
export function messagesAfter(
  messages: readonly ChatMessage[],
  id: string | undefined,
): readonly ChatMessage[] {
  if (id === undefined) return messages;
  const place = messages.findLastIndex((message) => message.id === id);
  return place < 0 ? [] : messages.slice(place + 1);
}
