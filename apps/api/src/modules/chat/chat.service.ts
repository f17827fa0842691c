import { chatMembers, chatPartner } from '@millrace/domain';
import type { Context } from '../../context';
import { announce } from '../../db/announce';
import type { Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { transact } from '../../db/transact';
import { ConflictError, ForbiddenError, NotFoundError } from '../../errors';
import type { Viewer } from '../../http/call';
import { SharedCounters } from '../../http/rate-limit.repository';
import { findMutualBlocks } from '../blocks';
import { mayStartChats } from './chat.policy';
import { findPartner, findRead, insertChat, lockChat, type ReadRow, updateRead } from './chats.repository';
import { findMessage, insertMessage, type MessageRow } from './messages.repository';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** What somebody wants to say. */
export interface Draft {
  chatId: string;
  /** Made by the caller; without one the message has a fresh one. */
  id?: string | undefined;
  message: string;
}

/** With whom a member talks in a chat. @throws {NotFoundError} where it is not this member's. @see GAP-054 */
export function requirePartner(chatId: string, viewer: Viewer): string {
  const partnerId = chatPartner(chatId, viewer.id);
  if (partnerId === null) throw new NotFoundError();
  return partnerId;
}

/**
 * Says something, once for each id.
 *
 * @throws {NotFoundError} where there is nobody to talk to.
 * @throws {ForbiddenError} where the plan begins no conversation, the other is no longer a member, or one of the two has
 *   blocked the other.
 * @throws {ConflictError} where the id is that of another message.
 */
export async function say(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  draft: Draft,
): Promise<MessageRow> {
  const partnerId = requirePartner(draft.chatId, viewer);
  const { messages } = config.rates;
  if (messages > 0) await new SharedCounters(db, 'chat:', MINUTE_MS).take(viewer.id, messages);
  const said = {
    chatId: draft.chatId,
    id: draft.id ?? newId(),
    senderId: viewer.id,
    text: draft.message.trim().replace(/\r\n?/g, '\n'),
  };
  return transact(db, async (tx) => {
    const hasBegun = await lockChat(tx, said.chatId);
    if (!hasBegun) await begin(tx, config, viewer, said.chatId, partnerId);
    const known = await findMessage(tx, said.chatId, said.id);
    if (known) return requireSame(known, said);
    if (hasBegun && !(await findPartner(tx, partnerId))) throw new ForbiddenError('forbidden');
    if (hasBegun) await requireUnblocked(tx, viewer, partnerId);
    return insertMessage(tx, said);
  });
}

/** @throws {ForbiddenError} where one of the two has blocked the other. @see GAP-097 */
async function requireUnblocked(tx: Transaction, viewer: Viewer, partnerId: string): Promise<void> {
  const { hasBlocked, isBlocked } = await findMutualBlocks(tx, viewer.id, partnerId);
  if (hasBlocked) throw new ForbiddenError('member_blocked');
  if (isBlocked) throw new ForbiddenError('messages_refused');
}

/** Makes a chat, and holds it. */
async function begin(
  tx: Transaction,
  config: Context['config'],
  viewer: Viewer,
  chatId: string,
  partnerId: string,
): Promise<void> {
  if (!(await findPartner(tx, partnerId))) throw new NotFoundError();
  await requireUnblocked(tx, viewer, partnerId);
  if (!mayStartChats(viewer, config)) throw new ForbiddenError('plan_required');
  const { conversations } = config.rates;
  if (conversations > 0) await new SharedCounters(tx, 'chat-begun:', HOUR_MS).take(viewer.id, conversations);
  const members = chatMembers(chatId);
  if (!members) throw new NotFoundError();
  await insertChat(tx, chatId, members);
  await lockChat(tx, chatId);
}

/** What was said before under the same id. @throws {ConflictError} where it was something else. */
function requireSame(known: MessageRow, said: { senderId: string; text: string }): MessageRow {
  if (known.senderId !== said.senderId || known.text !== said.text)
    throw new ConflictError('message_id_used');
  return known;
}

/** Says how far a member has read, and tells all tabs of both. @throws {NotFoundError} before the first message. */
export async function markRead(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  chatId: string,
  lastRead: Date,
): Promise<ReadRow> {
  requirePartner(chatId, viewer);
  return transact(db, async (tx) => {
    if (await updateRead(tx, chatId, viewer.id, lastRead)) {
      await announce(tx, { type: 'read', chatId, userId: viewer.id });
    }
    const row = await findRead(tx, chatId, viewer.id);
    if (!row) throw new NotFoundError();
    return row;
  });
}
