import type { SocketMessage } from '@millrace/domain';
import type { Notification } from '../types';
import type { Network } from './network';

/**
 * How a socket stands: `closed` until it is opened; `waiting` between two tries, `offline` while there is no network;
 * `signed-out` once the session has ended, until it is opened anew.
 */
export type ChatSocketState = 'closed' | 'connecting' | 'open' | 'waiting' | 'offline' | 'signed-out';

/** What a socket tells. */
export interface ChatSocketEvents {
  state: ChatSocketState;
  /** Of a followed room each once and in order; of any other as they come. */
  message: SocketMessage;
  /** How far somebody has read. */
  lastRead: { chatId: string; userId: string; lastRead: string };
  /** The other is typing, as of now. */
  typing: { chatId: string; userId: string };
  /** A followed room was looked at: how far one has read, and the other. */
  room: { chatId: string; lastRead: string | null; otherLastRead: string | null };
  /** One is told something; null where what one is told is to be read anew. */
  notification: Notification | null;
  /** Up to when one has read what one is told, wherever that was. */
  notificationsRead: { lastRead: string };
  /** Rooms and notifications may have changed unheard: their lists are to be read anew. */
  resync: undefined;
}

/** The part of the browser's `WebSocket` that is used. */
export interface SocketLike {
  readonly readyState: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: string): void;
  close(): void;
}

/** What a socket is made of; each has a default in browsers. */
export interface ChatSocketOptions {
  /** Opens a connection. Default: the browser's own. */
  connect?: (url: string) => SocketLike;
  network?: Network;
  random?: () => number;
}

/** A socket that stays open: whatever closes it, it comes back and catches up. @see CHAT-012, CHAT-013, CHAT-014 */
export interface ChatSocket {
  readonly state: ChatSocketState;
  /** @returns What ends it. */
  on<Name extends keyof ChatSocketEvents>(
    name: Name,
    listener: (event: ChatSocketEvents[Name]) => void,
  ): () => void;
  /** Opens it, and keeps it open. */
  open(): void;
  /** Closes it for good, until it is opened again. */
  close(): void;
  /**
   * Tells of every message of a room from here on, each once and in order.
   *
   * @param after The number of the newest message that is known; null has the newest hundred told. @see CHAT-015
   * @returns What ends it.
   */
  follow(chatId: string, after: number | null): () => void;
  /**
   * Tells once more what came after a message of a followed room, where more than that was told: whoever heard it has
   * lost it.
   *
   * @param after The number of the newest message before which none is missing.
   */
  tellAgain(chatId: string, after: number): void;
  /** Says that one is typing in a followed room; more often than every three seconds changes nothing. */
  sayTyping(chatId: string): void;
}
