import type { ChatMessage as ApiChatMessage } from '@millrace/api-client';
import type { OutboxMessage } from '@millrace/api-client/realtime';
import { type AttachedFile, toAttachedFile } from '../../feed/PostCard';

/** A sent message. */
export interface ChatMessage {
  id: string;
  /** Sequence number in the conversation, from 1. Default: unknown. */
  number?: number | undefined;
  /** Id of the sender; null for a former member. */
  sender: string | null;
  /** Text; empty if there is only a file. */
  text: string;
  /** ISO 8601. */
  added: string;
  /** The attachment. */
  attachment?: AttachedFile | null | undefined;
  /** A change of a group room; its text is the new name of a renamed one. Default: it is a message. */
  change?: ChatChange | undefined;
  /** True if the viewer has blocked the sender, in a group room: the text is hidden. Default `false`. */
  hidden?: boolean | undefined;
}

/** Kind of change: the sender started the room, added `subject`, renamed it or left. */
export interface ChatChange {
  kind: 'started' | 'added' | 'renamed' | 'left';
  /** Id of the added member; null for a former member. */
  subject: string | null;
}

/** An unsent message of the viewer. */
export interface PendingMessage {
  /** Id that the sent message will have. */
  id: string;
  /** Text; empty if there is only a file. */
  text: string;
  /** Time of writing as Unix time in milliseconds. */
  at: number;
  /** `sending` also while offline; `failed` after it was rejected. */
  state: 'sending' | 'failed';
  /**
   * Error code and message: `cancelled` by its sender, `file_lost` if the stored file is gone, or any other code; the
   * message is the server's, or null for a generic one.
   */
  error?: { code: string; text: string | null } | undefined;
  /** The attachment with its size in bytes. */
  file?: { kind: AttachedFile['kind']; name: string; size: number } | undefined;
  /** Uploaded share of the file, 0 to 1. */
  share?: number | undefined;
}

/** Maps a message of the API to the view model. */
export const toChatMessage = (message: ApiChatMessage): ChatMessage => ({
  id: message.id,
  number: message.number,
  sender: message.sender,
  text: message.message,
  added: message.added,
  attachment: toAttachedFile(message),
  ...(message.change && { change: { kind: message.change, subject: message.subject ?? null } }),
  ...(message.hidden && { hidden: true }),
});

/** Maps a message of the client's outbox to the view model. */
export const toPendingMessage = (message: OutboxMessage): PendingMessage => ({
  id: message.id,
  text: message.message,
  at: message.at,
  state: message.state,
  error: message.error,
  file: message.file,
  share: message.share,
});
