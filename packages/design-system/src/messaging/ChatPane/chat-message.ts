import type { ChatMessage as ApiChatMessage } from '@millrace/api-client';
import type { OutboxMessage } from '@millrace/api-client/realtime';
import { type AttachedFile, toAttachedFile } from '../../feed/PostCard';

/** Something that was said. */
export interface ChatMessage {
  id: string;
  /** Its place in the conversation, from 1. Default: it isn’t known. */
  number?: number | undefined;
  /** Id of who said it; null for a former member. */
  sender: string | null;
  /** Empty where a file stands alone. */
  text: string;
  /** ISO 8601. */
  added: string;
  /** The file that was sent along. */
  attachment?: AttachedFile | null | undefined;
  /** A change in a room of several; there is no text then. Default: something was said. */
  change?: ChatChange | undefined;
  /** True if one has blocked the sender, in a room of several: the text is left out. Default `false`. */
  hidden?: boolean | undefined;
}

/** The sender started the room, added `subject` or left. */
export interface ChatChange {
  kind: 'started' | 'added' | 'left';
  /** Id of who was added; null for a former member. */
  subject: string | null;
}

/** A message of one's own that is not said yet. */
export interface PendingMessage {
  /** That of the message, once it is said. */
  id: string;
  /** Empty where a file stands alone. */
  text: string;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** `sending` also while there is no network; `failed` once it was refused. */
  state: 'sending' | 'failed';
  /**
   * Why it failed: `cancelled` by its sender, `file_lost` where its bytes are gone, or any other code; and the words of
   * the server, or null for ours.
   */
  error?: { code: string; text: string | null } | undefined;
  /** The file that goes along; its size in bytes. */
  file?: { kind: AttachedFile['kind']; name: string; size: number } | undefined;
  /** How much of the file has gone out, 0 to 1. */
  share?: number | undefined;
}

/** Maps a message of the API to what the pane shows. */
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

/** Maps a message of the client's outbox to what the pane shows. */
export const toPendingMessage = (message: OutboxMessage): PendingMessage => ({
  id: message.id,
  text: message.message,
  at: message.at,
  state: message.state,
  error: message.error,
  file: message.file,
  share: message.share,
});
