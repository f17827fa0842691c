import { CHAT_ROOMS_MAX, chatPartner, type RoomRequest } from '@millrace/domain';
import { announce } from '../../../platform/db/announce';
import type { Database } from '../../../platform/db/database';
import { findMutualBlocks } from '../../network/blocks';
import { findMessages, findMessagesAfter, findStandings, messageView, type StandingRow } from '../chat';
import type { Connection, FollowFrame } from './connection';

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

/** Does what clients say. @see GAP-070 */
export const frameFollower =
  (db: Database): FollowFrame =>
  async (frame, connection) => {
    switch (frame.type) {
      case 'ping':
        return connection.send({ type: 'pong' });
      case 'typing': {
        const { userId } = connection.owner;
        const otherId = chatPartner(frame.chatId, userId);
        if (otherId === null || !connection.rooms.has(frame.chatId))
          return connection.refuse('not_found', frame.chatId);
        // Whoever is blocked is not told so.
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

async function subscribe(
  db: Database,
  connection: Connection,
  asked: readonly RoomRequest[],
  limit: number,
): Promise<void> {
  const { userId } = connection.owner;
  const rooms = asked.filter(({ chatId }) => {
    // The id says whose the room is, and there is nothing else that would. @see GAP-054
    if (chatPartner(chatId, userId) === null) connection.refuse('not_found', chatId);
    else if (!connection.rooms.has(chatId) && connection.rooms.size >= CHAT_ROOMS_MAX)
      connection.refuse('too_many_rooms', chatId);
    // What is said from here on arrives by itself, so that nothing falls between that and what is read now.
    else return connection.rooms.add(chatId);
    return false;
  });
  if (rooms.length === 0) return;
  const standings = await findStandings(
    db,
    userId,
    rooms.map(({ chatId }) => chatId),
  );
  const byId = new Map(standings.map((standing) => [standing.chatId, standing]));
  for (const room of rooms) await answerRoom(db, connection, room, byId.get(room.chatId), limit);
}

async function answerRoom(
  db: Database,
  connection: Connection,
  { chatId, after }: RoomRequest,
  standing: StandingRow | undefined,
  limit: number,
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
    messages: rows.map(messageView),
    // More may have been said since the room was looked at.
    last: Math.max(last, rows.at(-1)?.number ?? 0),
    lastRead: iso(standing?.lastRead ?? null),
    otherLastRead: iso(standing?.otherLastRead ?? null),
  });
}
