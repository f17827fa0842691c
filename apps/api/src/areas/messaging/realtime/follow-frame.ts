import { CHAT_ROOMS_MAX, chatPartner, isGroupChat, type RoomRequest } from '@millrace/domain';
import { announce } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import { findBlocksAmong, findChatMemberIds, isInChat } from '../../../visibility';
import { findBlockedIds, findMutualBlocks } from '../../network/blocks';
import { findMessages, findMessagesAfter, findStandings, messageView, type StandingRow } from '../chat';
import type { Connection, FollowFrame } from './connection';

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** Handles client frames. @see GAP-070 */
export const frameFollower =
  (db: Database): FollowFrame =>
  async (frame, connection) => {
    switch (frame.type) {
      case 'ping':
        return connection.send({ type: 'pong' });
      case 'typing': {
        const { userId } = connection.owner;
        if (isGroupChat(frame.chatId)) return typeInGroup(db, connection, frame.chatId);
        const otherId = chatPartner(frame.chatId, userId);
        if (otherId === null || !connection.rooms.has(frame.chatId))
          return connection.refuse('not_found', frame.chatId);
        // Blocked members must not learn of the block, so their frames are ignored silently.
        const { hasBlocked, isBlocked } = await findMutualBlocks(db, userId, otherId);
        if (hasBlocked || isBlocked) return;
        return announce(db, { type: 'typing', chatId: frame.chatId, userId });
      }
      case 'unsubscribe':
        for (const chatId of frame.rooms) connection.rooms.delete(chatId);
        return;
      case 'subscribe':
        return subscribe(db, connection, frame.rooms, frame.limit);
    }
  };

/** Sends a typing indicator to a room of several, except across blocks. */
async function typeInGroup(db: Database, connection: Connection, chatId: string): Promise<void> {
  const { userId } = connection.owner;
  const members = connection.rooms.has(chatId) ? await findChatMemberIds(db, chatId) : [];
  if (!members.includes(userId)) return connection.refuse('not_found', chatId);
  const apart = new Set([
    userId,
    ...(await findBlocksAmong(db, members, [userId])).map(({ memberId }) => memberId),
    ...(await findBlocksAmong(db, [userId], members)).map(({ otherId }) => otherId),
  ]);
  return announce(db, { type: 'typing', chatId, userId, to: members.filter((id) => !apart.has(id)) });
}

async function subscribe(
  db: Database,
  connection: Connection,
  asked: readonly RoomRequest[],
  limit: number,
): Promise<void> {
  const { userId } = connection.owner;
  const foreign = new Set<string>();
  for (const { chatId } of asked) if (!(await isInChat(db, chatId, userId))) foreign.add(chatId);
  const rooms = asked.filter(({ chatId }) => {
    // The ID determines the members of a conversation of two; a room of several has a list. @see GAP-054
    if (foreign.has(chatId)) connection.refuse('not_found', chatId);
    else if (!connection.rooms.has(chatId) && connection.rooms.size >= CHAT_ROOMS_MAX)
      connection.refuse('too_many_rooms', chatId);
    // Subscribes before reading, so that no message is lost in between.
    else return connection.rooms.add(chatId);
    return false;
  });
  if (rooms.length === 0) return;
  const standings = await findStandings(
    db,
    userId,
    rooms.map(({ chatId }) => chatId),
  );
  const isAmongSeveral = rooms.some(({ chatId }) => isGroupChat(chatId));
  const blocked = new Set(isAmongSeveral ? await findBlockedIds(db, userId) : []);
  const byId = new Map(standings.map((standing) => [standing.chatId, standing]));
  for (const room of rooms)
    await answerRoom(db, connection, room, { standing: byId.get(room.chatId), blocked, limit });
}

async function answerRoom(
  db: Database,
  connection: Connection,
  { chatId, after }: RoomRequest,
  {
    standing,
    blocked,
    limit,
  }: { standing: StandingRow | undefined; blocked: ReadonlySet<string>; limit: number },
): Promise<void> {
  const last = standing?.lastNumber ?? 0;
  const rows =
    last <= (after ?? 0)
      ? []
      : after === undefined
        ? (await findMessages(db, { chatId, before: null, limit })).reverse()
        : await findMessagesAfter(db, { chatId, after, limit });
  await connection.sendAndWait({
    type: 'subscribed',
    chatId,
    messages: rows.map((row) => messageView(row, blocked)),
    // More messages may have arrived since the room was read.
    last: Math.max(last, rows.at(-1)?.number ?? 0),
    lastRead: iso(standing?.lastRead ?? null),
    otherLastRead: iso(standing?.otherLastRead ?? null),
  });
}
