import { useEffect, useState } from 'react';
import { useChatConnection } from './ChatConnectionProvider';

/** How long somebody counts as typing after their last word of it, in ms: they say so every three seconds. */
const TYPING_MS = 5000;

/** True if the other is typing in a chat. */
export function useTyping(chatId: string, viewerId: string): boolean {
  const socket = useChatConnection()?.socket;
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!socket) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => setTyping(false);
    const ends = [
      socket.on('typing', (event) => {
        if (event.chatId !== chatId || event.userId === viewerId) return;
        clearTimeout(timer);
        timer = setTimeout(rest, TYPING_MS);
        setTyping(true);
      }),
      // What was being typed has been said.
      socket.on('message', (message) => {
        if (message.chat_id === chatId && message.sender !== viewerId) rest();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
      rest();
    };
  }, [socket, chatId, viewerId]);
  return isTyping;
}
