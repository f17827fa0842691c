import { useEffect, useState } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

/** Timeout after the last typing event of a member, in ms; clients send one every three seconds. */
const TYPING_MS = 5000;

/** True if another member is typing in a chat. */
export const useTyping = (chatId: string, viewerId: string): boolean =>
  useTypists(chatId, viewerId).length > 0;

/** Ids of the members who are typing in a chat, in the order in which they began. */
export function useTypists(chatId: string, viewerId: string): readonly string[] {
  const socket = useChatConnection()?.socket;
  const [typists, setTypists] = useState(NOBODY);
  useEffect(() => {
    if (!socket) return undefined;
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const rest = (userId: string) => {
      clearTimeout(timers.get(userId));
      if (timers.delete(userId)) setTypists([...timers.keys()]);
    };
    const ends = [
      socket.on('typing', ({ chatId: id, userId }) => {
        if (id !== chatId || userId === viewerId) return;
        const isKnown = timers.has(userId);
        clearTimeout(timers.get(userId));
        timers.set(
          userId,
          setTimeout(() => rest(userId), TYPING_MS),
        );
        if (!isKnown) setTypists([...timers.keys()]);
      }),
      // The message was sent, so its author is not typing any more.
      socket.on('message', ({ chat_id, sender }) => {
        if (chat_id === chatId && sender !== null) rest(sender);
      }),
    ];
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      for (const end of ends) end();
      setTypists(NOBODY);
    };
  }, [socket, chatId, viewerId]);
  return typists;
}

const NOBODY: readonly string[] = [];
