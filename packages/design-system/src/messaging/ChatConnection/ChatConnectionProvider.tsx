import type { User } from '@millrace/api-client';
import type { ChatSocketOptions } from '@millrace/api-client/realtime';
import { createContext, type ReactNode, useContext } from 'react';
import { type ChatConnection, useConnecting } from './useConnecting';

const ChatConnectionContext = createContext<ChatConnection | null>(null);

export interface ChatConnectionProviderProps {
  /** Who is signed in; null for a guest, who has no connection. */
  viewer: User | null;
  /** Default: the browser's own sockets. */
  socketOptions?: ChatSocketOptions;
  children: ReactNode;
}

/**
 * Connects a member, once for the whole application: what is said arrives wherever it is shown, and what waits is sent
 * on whichever page one is.
 *
 * @see GAP-090
 */
export function ChatConnectionProvider({ viewer, socketOptions, children }: ChatConnectionProviderProps) {
  return (
    <ChatConnectionContext value={useConnecting(viewer, socketOptions)}>{children}</ChatConnectionContext>
  );
}

/** The member's connection; null until it is made, and for guests. */
export function useChatConnection(): ChatConnection | null {
  return useContext(ChatConnectionContext);
}
