import type { FileMediaKind } from '../feed/media';
import { CHAT_MESSAGES_MAX, CHAT_ROOMS_MAX, chatMembers, isGroupChat } from './chat';

/** A chat message, as the contract's `ChatMessage`. @see DATA-014 */
export interface SocketMessage {
  id: string;
  chat_id: string;
  /** Sequence number in the chat, from 1 without gaps. */
  number: number;
  /** Null for a former member. */
  sender: string | null;
  /** Empty for a message that is only a file. */
  message: string;
  /** In rooms of several: the sender started the room, added `subject`, renamed it or left; the text is the new name, or empty. */
  change?: 'started' | 'added' | 'renamed' | 'left';
  /** Whom the sender added; null for a former member. */
  subject?: string | null;
  /** True in rooms of several if one has blocked the sender; text and file are left out. */
  hidden?: boolean;
  /** ISO 8601. */
  added: string;
  /** The file, under the key of its kind. */
  media?: Partial<Record<FileMediaKind, { data: string; name: string }>>;
  /** Of a picture, with a thumbnail. */
  imageContent?: { width: number; height: number; thumb: string };
}

/** A notification, as the contract's `Notification`. @see DATA-012 */
export interface SocketNotification {
  id: string;
  /** A `NotificationType` of the contract; newer servers may send others. */
  type: string;
  actor_id: string | null;
  actor_name: string | null;
  actor_image: string | null;
  /** Number of further actors. */
  others: number;
  post_id: string | null;
  product_id: string | null;
  product_name: string | null;
  linked_product_id: string | null;
  linked_product_name: string | null;
  company_id: string | null;
  company_name: string | null;
  exhibitor_id: string | null;
  exhibitor_name: string | null;
  event_id: string | null;
  event_name: string | null;
  /** True if the member has opened it or marked it as read. */
  read: boolean;
  /** Beginning of the comment or post that it is about. */
  excerpt: string | null;
  actor_designation: string | null;
  actor_company_name: string | null;
  /** ISO 8601. */
  event_start: string | null;
  event_location: string | null;
  /** The added product or company, if its picture is shown. */
  subject: { kind: 'product' | 'company'; name: string; image: string | null; sector: string | null } | null;
  /** ISO 8601. */
  added: string;
}

/** A room to be told of. */
export interface RoomRequest {
  chatId: string;
  /** The number of the last message that is known already; without it the newest messages are answered. */
  after?: number;
}

/** What a client says on the socket, one JSON object a frame. @see GAP-070 */
export type ClientFrame =
  | { type: 'subscribe'; rooms: readonly RoomRequest[]; limit: number }
  | { type: 'unsubscribe'; rooms: readonly string[] }
  | { type: 'typing'; chatId: string }
  | { type: 'ping' };

/** Why a frame was not followed. */
export type SocketErrorCode = 'bad_frame' | 'rate_limited' | 'not_found' | 'too_many_rooms' | 'internal';

/** What the server says on the socket. @see GAP-070, GAP-090 */
export type ServerFrame =
  | { type: 'welcome'; userId: string }
  | {
      type: 'subscribed';
      chatId: string;
      /** The oldest first: those after `after`, else the newest; at most as many as the limit. */
      messages: readonly SocketMessage[];
      /** The number of the newest message of the room; 0 before the first. */
      last: number;
      /** How far the one who asks has read, and the other. */
      lastRead: string | null;
      otherLastRead: string | null;
    }
  | { type: 'message'; chatId: string; message: SocketMessage }
  | { type: 'lastRead'; chatId: string; userId: string; lastRead: string }
  | { type: 'typing'; chatId: string; userId: string }
  /** One is told something new, or one more did what was told; null where what was told has to be read anew. */
  | { type: 'notification'; notification: SocketNotification | null }
  /** Up to when one has read what one is told, in whichever tab or device. */
  | { type: 'notificationsRead'; lastRead: string }
  /** The server may have missed something: subscribe anew with `after`, and read rooms and notifications anew. */
  | { type: 'resync' }
  | { type: 'pong' }
  | { type: 'error'; code: SocketErrorCode; error: string; chatId?: string };

/** Codes that the server closes a socket with, beside the protocol's own. */
export const SOCKET_CLOSE = {
  /** The server stops; another takes over. Come back. */
  restart: 1012,
  /** The server can't keep up, or the client can't. Come back and catch up. */
  overloaded: 1013,
  /** What came was no frame, or too many. */
  refused: 1008,
  /** Too many sockets, or too many openings within a minute. Wait, then come back. */
  tooMany: 4429,
  /** The session has ended. Don't come back without another. */
  signedOut: 4401,
} as const;

/** Longest frame that the server takes, in bytes. */
export const CLIENT_FRAME_MAX_BYTES = 16 * 1024;

/** Reads what a client said. @returns Null for what is no frame. */
export function readClientFrame(text: string): ClientFrame | null {
  const frame = parseObject(text);
  switch (frame?.type) {
    case 'subscribe': {
      const rooms = readList(frame.rooms, readRoom);
      const limit = frame.limit ?? CHAT_MESSAGES_MAX;
      const isLimit = isWhole(limit) && limit >= 1 && limit <= CHAT_MESSAGES_MAX;
      return rooms && isLimit ? { type: 'subscribe', rooms, limit } : null;
    }
    case 'unsubscribe': {
      const rooms = readList(frame.rooms, readChatId);
      return rooms && { type: 'unsubscribe', rooms };
    }
    case 'typing': {
      const chatId = readChatId(frame.chatId);
      return chatId === null ? null : { type: 'typing', chatId };
    }
    case 'ping':
      return { type: 'ping' };
    default:
      return null;
  }
}

const SERVER_FRAMES: ReadonlySet<unknown> = new Set<ServerFrame['type']>([
  ...(['welcome', 'subscribed', 'message', 'lastRead'] as const),
  ...(['typing', 'notification', 'notificationsRead', 'resync', 'pong', 'error'] as const),
]);

/** Reads what the server said; newer servers may say more. @returns Null for what this version does not know. */
export function readServerFrame(text: string): ServerFrame | null {
  const frame = parseObject(text);
  // The server is ours: of what it says only the kind is looked at.
  return frame !== null && SERVER_FRAMES.has(frame.type) ? (frame as unknown as ServerFrame) : null;
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function readList<T>(value: unknown, read: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > CHAT_ROOMS_MAX) return null;
  const entries = value.map(read);
  return entries.every((entry) => entry !== null) ? (entries as T[]) : null;
}

/** A room is named by its id, alone or with what is known of it. */
function readRoom(value: unknown): RoomRequest | null {
  if (typeof value === 'string') return readRoom({ chatId: value });
  if (typeof value !== 'object' || value === null) return null;
  const { chatId: id, after } = value as Readonly<Record<string, unknown>>;
  const chatId = readChatId(id);
  if (chatId === null) return null;
  if (after === undefined) return { chatId };
  return isWhole(after) && after >= 0 ? { chatId, after } : null;
}

const readChatId = (value: unknown): string | null =>
  typeof value === 'string' && (chatMembers(value) || isGroupChat(value)) ? value : null;

// Numbers of messages are kept in four bytes.
const isWhole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value <= 2 ** 31 - 1;
