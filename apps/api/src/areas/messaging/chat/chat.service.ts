import { charactersLeft, chatMembers, chatPartner, isGroupChat, TEXT_LIMITS } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { announce } from '../../../platform/db/announce';
import type { Database, Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { afterCommit, transact } from '../../../platform/db/transact';
import { ConflictError, ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { findChatMemberIds, isInChat } from '../../../visibility';
import { type Attachment, NO_MEDIA, storeAttached, withVideoLink } from '../../feed/media';
import { findMutualBlocks } from '../../network/blocks';
import { mayStartChats } from './chat.policy';
import { findPartner, findRead, insertChat, lockChat, type ReadRow, updateRead } from './chats.repository';
import { findMessage, findSaying, insertMessage, type MessageRow } from './messages.repository';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** A message to send. */
export interface Draft {
  chatId: string;
  /** Idempotency key of the caller; a new ID if omitted. */
  id?: string | undefined;
  message: string;
}

/** Returns the other member of a chat. @throws {NotFoundError} If the chat is not the viewer's. @see GAP-054 */
export function requirePartner(chatId: string, viewer: Viewer): string {
  const partnerId = chatPartner(chatId, viewer.id);
  if (partnerId === null) throw new NotFoundError();
  return partnerId;
}

/**
 * Returns the other member of a chat; null for a room of several.
 *
 * @throws {NotFoundError} If the chat is not the viewer's.
 * @see GAP-054
 */
export async function findCounterpart(
  db: Database | Transaction,
  chatId: string,
  viewer: Viewer,
): Promise<string | null> {
  if (!isGroupChat(chatId)) return requirePartner(chatId, viewer);
  if (!(await isInChat(db, chatId, viewer.id))) throw new NotFoundError();
  return null;
}

/**
 * Sends a message. Idempotent by its ID.
 *
 * @throws {NotFoundError} If there is no recipient.
 * @throws {ForbiddenError} If the plan does not include starting conversations, the other is no longer a member, or
 * one of the two has blocked the other.
 * @param readFile Validates the attachment. Not called for a repeated message, because a video that the message names
 * is already used by the first one.
 * @throws {ConflictError} If the ID belongs to another message.
 */
export async function say(
  context: Pick<Context, 'db' | 'config' | 'storage' | 'metrics'>,
  viewer: Viewer,
  draft: Draft,
  readFile?: () => Promise<Attachment>,
): Promise<MessageRow> {
  const { db, config } = context;
  const partnerId = await findCounterpart(db, draft.chatId, viewer);
  const { messages } = config.rates;
  if (messages > 0) await new SharedCounters(db, 'chat:', MINUTE_MS).take(viewer.id, messages);
  const said = {
    chatId: draft.chatId,
    id: draft.id ?? newId(),
    senderId: viewer.id,
    text: draft.message.trim().replace(/\r\n?/g, '\n'),
    hasFile: readFile !== undefined,
  };
  const before = readFile && (await findMessage(db, said.chatId, said.id));
  if (before) return requireSame(before, said);
  const attached = readFile ? await readFile() : null;
  const words = withVideoLink(said.text, attached);
  refuseLong(words);
  return transact(db, async (tx) => {
    const hasBegun = await lockChat(tx, said.chatId);
    // A member may have left in the meantime; leaving locks the chat as well.
    if (partnerId === null) await findCounterpart(tx, said.chatId, viewer);
    else if (!hasBegun) await begin(tx, config, viewer, said.chatId, partnerId);
    const { chatId, id, senderId } = said;
    const saying = await findSaying(tx, { chatId, id, senderId, partnerId });
    const known = saying.isSaid ? await findMessage(tx, chatId, id) : null;
    if (known) return requireSame(known, said);
    if (hasBegun && !saying.isThere) throw new ForbiddenError('forbidden');
    if (hasBegun) refuseBlocked(saying);
    const owner = { createdBy: senderId, chatId };
    const medium = attached ? await storeAttached(tx, context, owner, attached) : NO_MEDIA;
    afterCommit(tx, () => context.metrics.messageSent());
    return insertMessage(tx, { chatId, id, senderId, text: words, ...medium });
  });
}

/** Rejects a text that is too long, including the link of a video. */
function refuseLong(words: string): void {
  if (charactersLeft('message', words) >= 0) return;
  refuse({ message: sentence('problem.maxLength', { limit: TEXT_LIMITS.message }) });
}

/** @throws {ForbiddenError} If one of the two has blocked the other. @see GAP-097 */
export function refuseBlocked({ hasBlocked, isBlocked }: { hasBlocked: boolean; isBlocked: boolean }): void {
  if (hasBlocked) throw new ForbiddenError('member_blocked');
  if (isBlocked) throw new ForbiddenError('messages_refused');
}

/** Creates a chat and locks it. */
async function begin(
  tx: Transaction,
  config: Context['config'],
  viewer: Viewer,
  chatId: string,
  partnerId: string,
): Promise<void> {
  if (!(await findPartner(tx, partnerId))) throw new NotFoundError();
  refuseBlocked(await findMutualBlocks(tx, viewer.id, partnerId));
  if (!mayStartChats(viewer, config)) throw new ForbiddenError('plan_required');
  const { conversations } = config.rates;
  if (conversations > 0) await new SharedCounters(tx, 'chat-begun:', HOUR_MS).take(viewer.id, conversations);
  const members = chatMembers(chatId);
  if (!members) throw new NotFoundError();
  await insertChat(tx, chatId, members);
  await lockChat(tx, chatId);
}

/** Returns the message already sent under the ID. @throws {ConflictError} If its content differs. */
function requireSame(
  known: MessageRow,
  said: { senderId: string; text: string; hasFile: boolean },
): MessageRow {
  // The link of an externally hosted video is part of the stored text.
  const isSame = said.hasFile ? known.text.startsWith(said.text) : known.text === said.text;
  if (known.senderId !== said.senderId || !isSame) throw new ConflictError('message_id_used');
  return known;
}

/** Marks messages as read and notifies all tabs of both members. @throws {NotFoundError} Before the first message. */
export async function markRead(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  chatId: string,
  lastRead: Date,
): Promise<ReadRow> {
  await findCounterpart(db, chatId, viewer);
  return transact(db, async (tx) => {
    if (await updateRead(tx, chatId, viewer.id, lastRead)) {
      const to = isGroupChat(chatId) ? { to: await findChatMemberIds(tx, chatId) } : {};
      await announce(tx, { type: 'read', chatId, userId: viewer.id, ...to });
    }
    const row = await findRead(tx, chatId, viewer.id);
    if (!row) throw new NotFoundError();
    return row;
  });
}
