import { sessionKeys, type User } from '@millrace/api-client';
import type { ChatSocket, ChatSocketOptions, Outbox } from '@millrace/api-client/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../shell/ApiClient';

/** Wait before the code of the connection is asked for again, in ms. */
const LOAD_AGAIN_MS = 5000;

/** A member's way to the others: what comes, and what waits to be sent. */
export interface ChatConnection {
  socket: ChatSocket;
  outbox: Outbox;
}

/** Connects a member for as long as they are signed in; null until that is done. Its code is loaded for members alone. */
export function useConnecting(
  viewer: User | null,
  socketOptions: ChatSocketOptions | undefined,
): ChatConnection | null {
  const client = useApiClient();
  const queries = useQueryClient();
  const [connection, setConnection] = useState<ChatConnection | null>(null);
  const userId = viewer?.id;

  useEffect(() => {
    // Whose message is whose is told by who is signed in.
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
        // The network was lost between the page and its code.
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
