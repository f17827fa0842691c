import type { Client } from '@millrace/api-client';
import { connectChats, createChatSocket, createOutbox } from '@millrace/api-client/realtime';
import type { QueryClient } from '@tanstack/react-query';

/** Connects a member who is signed in, and says hello in a chat. @returns What ends the connection. */
export function joinChats(client: Client, queries: QueryClient, userId: string, chatId: string): () => void {
  const socket = createChatSocket(client);
  const outbox = createOutbox(client, { userId }); // keeps what waits in localStorage, over reloads
  const disconnect = connectChats(socket, queries, outbox); // messages, rooms and dots in the cache
  socket.open();

  const leave = socket.follow(chatId, null); // every later message once and in order
  outbox.send(chatId, 'Hello'); // shown by outbox.list(chatId) until it was said: sending, or failed

  return () => {
    leave();
    disconnect();
    outbox.close();
    socket.close();
  };
}
