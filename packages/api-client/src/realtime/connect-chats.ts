import type { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../account/keys';
import { addCachedMessage, setCachedRead } from '../messaging/cache';
import { chatKeys } from '../messaging/keys';
import { addCachedNotification, setCachedNotificationsRead } from '../notifications/cache';
import { notificationKeys } from '../notifications/keys';
import type { ChatSocket } from './chat-socket-types';
import type { Outbox } from './outbox';

/**
 * Keeps what is known of conversations and notifications up to date: messages, rooms, how far they are read, and the
 * dots of who is signed in. What the outbox has said is put there at once.
 *
 * @returns What ends it.
 * @see GAP-090
 */
export function connectChats(socket: ChatSocket, queries: QueryClient, outbox?: Outbox): () => void {
  const refresh = (queryKey: readonly unknown[]): void => {
    // Whoever shows it shows its failure.
    queries.invalidateQueries({ queryKey }).catch(() => undefined);
  };
  const ends = [
    socket.on('message', (message) => addCachedMessage(queries, message)),
    socket.on('lastRead', (read) => setCachedRead(queries, read)),
    socket.on('resync', () => {
      refresh(chatKeys.allRooms);
      refresh(sessionKeys.currentUser);
      refresh(notificationKeys.all);
    }),
    socket.on('notification', (notification) => addCachedNotification(queries, notification)),
    socket.on('notificationsRead', ({ lastRead }) => setCachedNotificationsRead(queries, lastRead)),
    socket.on('state', (state) => {
      if (state === 'open') outbox?.flush();
    }),
    outbox?.onSent((message) => addCachedMessage(queries, message)),
  ];
  return () => {
    for (const end of ends) end?.();
  };
}
