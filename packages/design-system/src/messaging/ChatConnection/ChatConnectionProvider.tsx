import type { User } from '@millrace/api-client';
import type { ChatSocketOptions } from '@millrace/api-client/realtime';
import { createContext, type ReactNode, useContext } from 'react';
import { type ChatConnection, useConnecting } from './useConnecting';

const ChatConnectionContext = createContext<ChatConnection | null>(null);

export interface ChatConnectionProviderProps {
  /** The member who is signed in; null for a guest, who has no connection. */
  viewer: User | null;
  /** Options of the socket. Default: the WebSocket of the browser. */
  socketOptions?: ChatSocketOptions;
  children: ReactNode;
}

/**
 * Opens one chat connection for the whole application: messages arrive on every page, and the outbox is sent on every
 * page.
 *
 * @see GAP-090
 */
export function ChatConnectionProvider({ viewer, socketOptions, children }: ChatConnectionProviderProps) {
  return (
    <ChatConnectionContext value={useConnecting(viewer, socketOptions)}>{children}</ChatConnectionContext>
  );
}

/** Returns the member's connection; null until it exists, and for guests. */
export function useChatConnection(): ChatConnection | null {
  return useContext(ChatConnectionContext);
}
