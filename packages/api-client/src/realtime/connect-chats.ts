import type { QueryClient } from '@tanstack/react-query';
import { sessionKeys } from '../account/keys';
import { addCachedMessage, setCachedRead } from '../messaging/cache';
import { chatKeys } from '../messaging/keys';
import { addCachedNotification, setCachedNotificationsRead } from '../notifications/cache';
import { notificationKeys } from '../notifications/keys';
import type { ChatSocket } from './chat-socket-types';
import type { Outbox } from './outbox';

/**
 * Keeps the cached conversations and notifications up to date from the socket: messages, rooms, read positions, and the
 * unread dots of the session's user. Messages that the outbox has sent are added to the cache at once.
 *
 * @returns Disconnects.
 * @see GAP-090
 */
export function connectChats(socket: ChatSocket, queries: QueryClient, outbox?: Outbox): () => void {
  const refresh = (queryKey: readonly unknown[]): void => {
    // The component that shows it handles the failure.
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
