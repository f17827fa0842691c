import type { SocketMessage } from '@millrace/domain';
import type { Notification } from '../types';
import type { Network } from './network';

/**
 * State of a socket: `closed` until it is opened; `waiting` between two attempts, `offline` without a network;
 * `signed-out` after the session has ended, until it is reopened.
 */
export type ChatSocketState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'signed-out';

/** Events of a socket. */
export interface ChatSocketEvents {
  state: ChatSocketState;
  /** Message: of a subscribed room exactly once and in order; of any other as it arrives. */
  message: SocketMessage;
  /** Read position of a participant. */
  lastRead: { chatId: string; userId: string; lastRead: string };
  /** The other participant is typing now. */
  typing: { chatId: string; userId: string };
  /** Read positions of a subscribed room: the viewer's and the other's. */
  room: { chatId: string; lastRead: string | null; otherLastRead: string | null };
  /** New notification; null if the list must be refetched. */
  notification: Notification | null;
  /** Time up to which notifications are read, on any device. */
  notificationsRead: { lastRead: string };
  /** Rooms and notifications may have changed unnoticed: their lists must be refetched. */
  resync: undefined;
}

/** Used part of the browser's `WebSocket`. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

/** Dependencies of a socket; each has a default in browsers. */
export interface ChatSocketOptions {
  /** Opens a connection. Default: a `WebSocket`. */
  connect?: (url: string) => SocketLike;
  network?: Network;
  random?: () => number;
}

/** Persistent socket: reconnects after every disconnection and catches up. @see CHAT-012, CHAT-013, CHAT-014 */
export interface ChatSocket {
  readonly state: ChatSocketState;
  /** @returns Removes the listener. */
  on<Name extends keyof ChatSocketEvents>(
    name: Name,
    listener: (event: ChatSocketEvents[Name]) => void,
  ): () => void;
  /** Opens the connection and keeps it open. */
  open(): void;
  /** Closes the connection until it is opened again. */
  close(): void;
  /**
   * Subscribes to a room: delivers each message from here on exactly once and in order.
   *
   * @param after Number of the newest known message; null delivers the newest hundred. @see CHAT-015
   * @returns Unsubscribes.
   */
  follow(chatId: string, after: number | null): () => void;
  /**
   * Redelivers the messages of a subscribed room after a number, if later ones were delivered: the receiver has
   * lost them.
   *
   * @param after Number of the newest message before which none is missing.
   */
  tellAgain(chatId: string, after: number): void;
  /** Sends a typing indicator to a subscribed room; throttled to one per three seconds. */
  sayTyping(chatId: string): void;
}
