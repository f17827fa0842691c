import { CHAT_PEOPLE_MAX, isGroupChat } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { afterCommit, transact } from '../../../platform/db/transact';
import { ForbiddenError, NotFoundError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { findBlocksAmong, findChatMemberIds } from '../../../visibility';
import { NO_MEDIA } from '../../feed/media';
import { mayStartChats } from './chat.policy';
import { HOUR_MS, MINUTE_MS, refuseBlocked } from './chat.service';
import { lockChat } from './chats.repository';
import {
  deleteGroup,
  findReachable,
  insertGroup,
  insertGroupMembers,
  moveToDepartures,
  updateGroupName,
} from './groups.repository';
import { insertMessage } from './messages.repository';

type Change =
  | { change: 'started' | 'left' }
  | { change: 'added'; subjectId: string }
  | { change: 'renamed'; text: string };

/** Adds a system message to a room. */
const note = (tx: Transaction, chatId: string, senderId: string, change: Change) =>
  insertMessage(tx, { chatId, id: newId(), senderId, text: '', ...NO_MEDIA, ...change });

/**
 * Checks that a member may invite others, and that no block exists between them.
 *
 * @throws {NotFoundError} If one of them is not a member.
 */
async function requireInvitable(
  tx: Transaction,
  { config }: Pick<Context, 'config'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<void> {
  if (!mayStartChats(viewer, config)) throw new ForbiddenError('plan_required');
  if ((await findReachable(tx, ids)).length < ids.length) throw new NotFoundError();
  refuseBlocked({
    hasBlocked: (await findBlocksAmong(tx, [viewer.id], ids)).length > 0,
    isBlocked: (await findBlocksAmong(tx, ids, [viewer.id])).length > 0,
  });
  const { conversations } = config.rates;
  if (conversations > 0) await new SharedCounters(tx, 'chat-begun:', HOUR_MS).take(viewer.id, conversations);
}

/** Creates a room of several. @returns Its ID. @see DIFF-002, GAP-092 */
export async function startGroup(
  tx: Transaction,
  context: Pick<Context, 'config'>,
  viewer: Viewer,
  { people, name }: { people: readonly string[]; name?: string | undefined },
): Promise<string> {
  const others = [...new Set(people)].filter((id) => id !== viewer.id);
  // With fewer people it is a conversation of two, whose ID is derived from its members.
  if (others.length < 2) refuse({ people: sentence('problem.minItems', { limit: 2 }) });
  await requireInvitable(tx, context, viewer, others);
  const chatId = newId();
  await insertGroup(tx, chatId, name?.trim() || null);
  await insertGroupMembers(tx, chatId, [viewer.id, ...others]);
  await note(tx, chatId, viewer.id, { change: 'started' });
  return chatId;
}

/** Adds people to a room, ignoring those already in it. @throws {NotFoundError} If it is not a room of the member's. */
export async function addPeople(
  { db, ...context }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  chatId: string,
  people: readonly string[],
): Promise<void> {
  await transact(db, async (tx) => {
    const members = await holdGroup(tx, chatId, viewer);
    const added = [...new Set(people)].filter((id) => !members.includes(id));
    if (added.length === 0) return;
    if (members.length + added.length > CHAT_PEOPLE_MAX) {
      refuse({ people: sentence('problem.maxItems', { limit: CHAT_PEOPLE_MAX - members.length }) });
    }
    await requireInvitable(tx, context, viewer, added);
    await insertGroupMembers(tx, chatId, added);
    for (const subjectId of added) await note(tx, chatId, viewer.id, { change: 'added', subjectId });
  });
}

/** Renames a room. @throws {NotFoundError} If it is not a room of the member's. */
export async function renameGroup(
  { db, config }: Pick<Context, 'db' | 'config'>,
  viewer: Viewer,
  chatId: string,
  name: string | null,
): Promise<void> {
  const text = name?.trim() ?? '';
  await transact(db, async (tx) => {
    await holdGroup(tx, chatId, viewer);
    if (!(await updateGroupName(tx, chatId, text || null))) return;
    const { messages } = config.rates;
    if (messages > 0) await new SharedCounters(tx, 'chat:', MINUTE_MS).take(viewer.id, messages);
    await note(tx, chatId, viewer.id, { change: 'renamed', text });
  });
}

/** Removes a member from a room, and deletes it when empty. @throws {NotFoundError} If the room is not the member's. */
export async function leaveGroup(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  viewer: Viewer,
  chatId: string,
): Promise<void> {
  await transact(db, async (tx) => {
    const members = await holdGroup(tx, chatId, viewer);
    if (members.length > 1) {
      // Before the removal, so that the member's other tabs receive it too.
      await note(tx, chatId, viewer.id, { change: 'left' });
      await moveToDepartures(tx, chatId, viewer.id);
      return;
    }
    const gone = await deleteGroup(tx, chatId);
    afterCommit(tx, () => {
      Promise.all(gone.map((name) => storage.remove(name))).catch((error: unknown) => {
        log.warn({ err: error }, 'files of a deleted room stay');
      });
    });
  });
}

/** Locks a room of a member. @returns IDs of its members. */
async function holdGroup(tx: Transaction, chatId: string, viewer: Viewer): Promise<string[]> {
  if (!isGroupChat(chatId) || !(await lockChat(tx, chatId))) throw new NotFoundError();
  const members = await findChatMemberIds(tx, chatId);
  if (!members.includes(viewer.id)) throw new NotFoundError();
  return members;
}
