import { sessionKeys, type User } from '@millrace/api-client';
import type { ChatSocket, ChatSocketOptions, Outbox } from '@millrace/api-client/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';

/** Delay before loading the connection code is retried, in ms. */
const LOAD_AGAIN_MS = 5000;

/** Chat connection of a member: the socket and the outbox. */
export interface ChatConnection {
  socket: ChatSocket;
  outbox: Outbox;
}

/** Opens the chat connection while a member is signed in; null before. Its code is loaded lazily, for members alone. */
export function useConnecting(
  viewer: User | null,
  socketOptions: ChatSocketOptions | undefined,
): ChatConnection | null {
  const client = useApiClient();
  const queries = useQueryClient();
  const [connection, setConnection] = useState<ChatConnection | null>(null);
  const userId = viewer?.id;

  useEffect(() => {
    // The realtime code takes the current user from the cache to tell own messages from others'.
    if (viewer) queries.setQueryData(sessionKeys.currentUser, viewer);
  }, [queries, viewer]);

  useEffect(() => {
    if (userId === undefined) return undefined;
    let isOver = false;
    let disconnect = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const connect = async (): Promise<void> => {
      try {
        const { connectChats, createChatSocket, createOutbox } = await import(
          '@millrace/api-client/realtime'
        );
        if (isOver) return;
        const socket = createChatSocket(client, socketOptions);
        const outbox = createOutbox(client, { userId });
        const end = connectChats(socket, queries, outbox);
        socket.open();
        setConnection({ socket, outbox });
        disconnect = () => {
          end();
          outbox.close();
          socket.close();
        };
      } catch {
        // The code could not be loaded, as the network was lost: retry.
        again = setTimeout(() => void connect(), LOAD_AGAIN_MS);
      }
    };
    void connect();
    return () => {
      isOver = true;
      clearTimeout(again);
      disconnect();
      setConnection(null);
    };
  }, [client, queries, userId, socketOptions]);

  return connection;
}
