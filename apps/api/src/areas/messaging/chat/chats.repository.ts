import { CHAT_UNREAD_MAX, nameSortKey } from '@millrace/domain';
import { and, eq, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { chatMembers, chats, companies, files, users } from '../../../platform/db/schema';
import { statement } from '../../../platform/db/statement';
import { hasBlocked, isShownMember } from '../../../visibility';
import type { MediaRow } from '../../feed/media';
import { isGroup, roomNames } from './room-names.repository';

/** The other member of a chat, as shown in rooms. */
export interface PartnerRow {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
}

/** Finds a member who can receive messages. @returns Null if unknown or no longer a member. */
export async function findPartner(db: Database | Transaction, id: string): Promise<PartnerRow | null> {
  const [row] = await db
    .select({
      id: users.id,
      name: users.displayName,
      image: sql<string | null>`coalesce(${users.image}, ${users.linkedinImage})`,
      company: sql<string | null>`coalesce(${companies.name}, ${users.companyName})`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.id, id), isShownMember('users')));
  return row ?? null;
}

/** Locks a chat against concurrent messages. @returns False before its first message. */
export async function lockChat(tx: Transaction, chatId: string): Promise<boolean> {
  const rows = await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update');
  return rows.length > 0;
}

/** Creates a chat for two members unless it exists. */
export async function insertChat(
  tx: Transaction,
  chatId: string,
  memberIds: readonly [string, string],
): Promise<void> {
  await tx.insert(chats).values({ id: chatId }).onConflictDoNothing();
  await tx
    .insert(chatMembers)
    .values(memberIds.map((userId) => ({ chatId, userId })))
    .onConflictDoNothing();
}

/** Read position of a member. */
export interface ReadRow {
  lastRead: Date | null;
  newestAt: Date | null;
}

/** Reads a member's read position. @returns Null if the chat does not exist. */
export async function findRead(
  db: Database | Transaction,
  chatId: string,
  userId: string,
): Promise<ReadRow | null> {
  const { lastRead, newestAt } = chatMembers;
  const [row] = await db
    .select({ lastRead, newestAt })
    .from(chatMembers)
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
  return row ?? null;
}

/** Advances a member's read position, at most to the newest message. @returns True if it changed. */
export async function updateRead(
  tx: Transaction,
  chatId: string,
  userId: string,
  lastRead: Date,
): Promise<boolean> {
  const upTo = sql`least(${lastRead.toISOString()}::timestamptz, ${chatMembers.newestAt})`;
  const changed = await tx
    .update(chatMembers)
    .set({ lastRead: upTo })
    .where(
      and(
        eq(chatMembers.chatId, chatId),
        eq(chatMembers.userId, userId),
        sql`(${chatMembers.lastRead} IS NULL OR ${chatMembers.lastRead} < ${upTo})`,
      ),
    )
    .returning({ chatId: chatMembers.chatId });
  return changed.length > 0;
}

/** State of a chat for one of its members. */
export interface StandingRow {
  chatId: string;
  /** Number of the newest message. */
  lastNumber: number;
  /** Text form of the database's timestamp. */
  lastRead: string | null;
  otherLastRead: string | null;
}

/** Reads the state of chats for a member, without chats that have no messages. */
export async function findStandings(
  db: Database,
  userId: string,
  chatIds: readonly string[],
): Promise<StandingRow[]> {
  const own = alias(chatMembers, 'own');
  return db
    .select({
      chatId: chats.id,
      lastNumber: chats.lastNumber,
      lastRead: sql<string | null>`${own.lastRead}::text`,
      // In a room of several, the furthest read position of the others.
      otherLastRead: sql<string | null>`(SELECT max(o.last_read)::text FROM chat_members o
        WHERE o.chat_id = ${own.chatId} AND o.user_id <> ${own.userId})`,
    })
    .from(own)
    .innerJoin(chats, eq(chats.id, own.chatId))
    .where(and(eq(own.userId, userId), inArray(own.chatId, [...chatIds])));
}

/**
 * Deletes the conversations of a leaving member that would have no participants left. In all others the messages
 * remain; the foreign key makes their sender null.
 *
 * @returns Names of the files sent in them, which the caller must delete from the storage.
 * @see GAP-046
 */
export async function deleteAbandonedChats(tx: Transaction, userId: string): Promise<string[]> {
  const other = alias(chatMembers, 'other');
  const others = tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.chatId, chats.id), sql`${other.userId} <> ${userId}`));
  const own = tx.select({ id: chatMembers.chatId }).from(chatMembers).where(eq(chatMembers.userId, userId));
  const isAbandoned = and(inArray(chats.id, own), notExists(others));
  const sent = await tx
    .select({ name: files.name })
    .from(files)
    .innerJoin(chats, eq(chats.id, files.chatId))
    .where(isAbandoned);
  await tx.delete(chats).where(isAbandoned);
  return sent.map(({ name }) => name);
}

/** A message inside a row, from columns that the database returns as JSON. */
export interface RoomMessage extends MediaRow {
  id: string;
  number: number;
  senderId: string | null;
  text: string;
  /** Text form of the database's timestamp. */
  createdAt: string;
  change: 'started' | 'added' | 'renamed' | 'left' | null;
  subjectId: string | null;
}

/** A current or former participant of a room of several. */
export interface RoomPerson {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
  left: boolean;
}

/** A room from a member's perspective. */
export interface RoomRow {
  chatId: string;
  /** The other member; null for a former member, and in a room of several. */
  userId: string | null;
  name: string | null;
  image: string | null;
  company: string | null;
  /** True if the member has blocked the other. */
  hasBlocked: boolean;
  /** True if the other is still a member and has not blocked this one. */
  takesMessages: boolean;
  lastRead: string | null;
  otherLastRead: string | null;
  unreadCount: number;
  muted: boolean;
  /** For a room of several: its given name, and its participants sorted by name. */
  groupName: string | null;
  people: RoomPerson[] | null;
  last: RoomMessage | null;
  found: RoomMessage | null;
}

/** Minimum length of a query for searching messages too. */
const SEARCHED_FROM = 3;

const asMessage = (alias: string): SQL => {
  const column = (name: string) => sql`${sql.identifier(alias)}.${sql.identifier(name)}`;
  return sql`CASE WHEN ${column('id')} IS NOT NULL THEN json_build_object(
    'id', ${column('id')}, 'number', ${column('number')}, 'senderId', ${column('sender_id')},
    'text', ${column('text')}, 'createdAt', ${column('created_at')}, 'mediaKind', ${column('media_kind')},
    'media', ${column('media')}, 'mediaName', ${column('media_name')}, 'mediaWidth', ${column('media_width')},
    'mediaHeight', ${column('media_height')}, 'mediaThumb', ${column('media_thumb')},
    'change', ${column('change')}, 'subjectId', ${column('subject_id')}) END`;
};

/** Number of unread messages from others, counted back from the newest up to a limit. */
const unreadCount: SQL = sql`CASE WHEN m.last_read >= m.newest_at THEN 0 ELSE (
  SELECT count(*)::integer FROM chat_messages n
  WHERE n.chat_id = m.chat_id AND n.number > h.last_number - ${sql.raw(`${CHAT_UNREAD_MAX}`)}
    AND (m.last_read IS NULL OR n.created_at > m.last_read) AND n.sender_id IS DISTINCT FROM m.user_id) END`;

const people: SQL = sql`CASE WHEN ${isGroup(sql`m.chat_id`)} THEN (
  SELECT json_agg(json_build_object('id', pu.id, 'name', pu.display_name,
    'image', coalesce(pu.image, pu.linkedin_image), 'company', coalesce(pc.name, pu.company_name), 'left', p.has_left)
    ORDER BY pu.name_key, pu.id)
  FROM (SELECT user_id, false AS has_left FROM chat_members WHERE chat_id = m.chat_id
    UNION ALL SELECT user_id, true FROM chat_departures WHERE chat_id = m.chat_id) p
  JOIN users pu ON pu.id = p.user_id LEFT JOIN companies pc ON pc.id = pu.company_id) END`;

/** True if a room of several has another active participant. */
const hasOthers: SQL = sql`EXISTS (SELECT FROM chat_members om JOIN users ou ON ou.id = om.user_id
  WHERE om.chat_id = m.chat_id AND om.user_id <> m.user_id AND ${isShownMember('ou')})`;

const selected: SQL = sql`
  m.chat_id AS "chatId", u.id AS "userId",
  CASE WHEN ${isGroup(sql`m.chat_id`)} THEN ${roomNames(sql`m.chat_id`, sql`m.user_id`)} ELSE u.display_name END AS name,
  ${unreadCount} AS "unreadCount", m.muted, h.name AS "groupName", ${people} AS people, coalesce(u.image, u.linkedin_image) AS image,
  coalesce(c.name, u.company_name) AS company, ${hasBlocked(sql`m.user_id`, sql`o.user_id`)} AS "hasBlocked",
  CASE WHEN ${isGroup(sql`m.chat_id`)} THEN ${hasOthers}
    ELSE coalesce(${isShownMember('u')}, false) AND NOT ${hasBlocked(sql`o.user_id`, sql`m.user_id`)} END AS "takesMessages",
  m.last_read::text AS "lastRead",
  CASE WHEN ${isGroup(sql`m.chat_id`)}
    THEN (SELECT max(r.last_read)::text FROM chat_members r WHERE r.chat_id = m.chat_id AND r.user_id <> m.user_id)
    ELSE o.last_read::text END AS "otherLastRead", ${asMessage('x')} AS last`;

const joined: SQL = sql`
  JOIN chats h ON h.id = m.chat_id
  LEFT JOIN chat_messages x ON x.chat_id = m.chat_id AND x.number = h.last_number
  LEFT JOIN chat_members o ON o.chat_id = m.chat_id AND o.user_id <> m.user_id AND NOT ${isGroup(sql`m.chat_id`)}
  LEFT JOIN users u ON u.id = o.user_id
  LEFT JOIN companies c ON c.id = u.company_id`;

const likely = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** SQL that matches rooms, and the message that a search found in each. */
function searching(text: string): { finding: SQL; matching: SQL } {
  const key = likely(nameSortKey(text));
  const named = (column: SQL): SQL => sql`${column} LIKE ${`${key}%`} OR ${column} LIKE ${`% ${key}%`}`;
  const isNamed = sql`${named(sql`u.name_key`)} OR (${isGroup(sql`m.chat_id`)} AND (${named(sql`lower(h.name)`)}
    OR EXISTS (SELECT FROM chat_members nm JOIN users nu ON nu.id = nm.user_id
      WHERE nm.chat_id = m.chat_id AND nm.user_id <> m.user_id AND (${named(sql`nu.name_key`)}))))`;
  if (text.length < SEARCHED_FROM) return { finding: sql``, matching: sql`AND (${isNamed})` };
  const finding = sql`LEFT JOIN LATERAL (
    SELECT * FROM chat_messages s WHERE s.chat_id = m.chat_id AND s.change IS NULL AND s.text ILIKE ${`%${likely(text)}%`}
    ORDER BY s.number DESC LIMIT 1) f ON true`;
  return { finding, matching: sql`AND (${isNamed} OR f.id IS NOT NULL)` };
}

const NOT_SEARCHING = { finding: sql``, matching: sql`` };

/** Query for a page of rooms. */
interface RoomPage {
  userId: string;
  /** Search text; empty for all rooms. */
  text: string;
  /** Last room of the previous page. */
  after: { newestAt: string; chatId: string } | null;
  limit: number;
}

/** Reads a page of a member's rooms, newest message first. @see CHAT-003 */
export async function findRooms(db: Database, { userId, text, after, limit }: RoomPage): Promise<RoomRow[]> {
  const { finding, matching } = text === '' ? NOT_SEARCHING : searching(text);
  const isFinding = text.length >= SEARCHED_FROM;
  // `NULLS` must be spelled as in the index definition for the planner to use it, though nothing here is null.
  const older =
    after && sql`AND (m.newest_at, m.chat_id) < (${after.newestAt}::timestamptz, ${after.chatId})`;
  return rowsOf<RoomRow>(
    db,
    sql`
      SELECT ${selected}, ${isFinding ? asMessage('f') : sql`NULL`} AS found
      FROM chat_members m ${joined} ${finding}
      WHERE m.user_id = ${userId} ${matching} ${older ?? sql``}
      ORDER BY m.newest_at DESC NULLS LAST, m.chat_id DESC NULLS LAST LIMIT ${limit}`,
  );
}

/** Counts a member's rooms, or the matches of a search. */
export async function countRooms(db: Database, userId: string, text: string): Promise<number> {
  const { finding, matching } = text === '' ? NOT_SEARCHING : searching(text);
  const from = text === '' ? sql`` : sql`${joined} ${finding}`;
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM chat_members m ${from} WHERE m.user_id = ${userId} ${matching}`,
  );
  return row?.count ?? 0;
}

/** Reads one room of a member. @returns Null before the first message. */
export async function findRoom(
  db: Database | Transaction,
  userId: string,
  chatId: string,
): Promise<RoomRow | null> {
  const [row] = await rowsOf<RoomRow>(
    db,
    sql`
      SELECT ${selected}, NULL AS found FROM chat_members m ${joined}
      WHERE m.user_id = ${userId} AND m.chat_id = ${chatId}`,
  );
  return row ?? null;
}

/** A room in the signed-in member's own record. @see DATA-002 */
export interface OwnChatRow {
  chatId: string;
  name: string | null;
  newestAt: string;
  lastRead: string | null;
  muted: boolean;
}

/** Maximum number of rooms in a member's own record. */
const OWN_CHATS_MAX = 1000;

const ownChats = statement<{ userId: string }, OwnChatRow>(
  'own_chats',
  (value) => sql`
    SELECT m.chat_id AS "chatId", m.muted, m.newest_at::text AS "newestAt", m.last_read::text AS "lastRead",
      CASE WHEN ${isGroup(sql`m.chat_id`)} THEN ${roomNames(sql`m.chat_id`, sql`m.user_id`)}
        ELSE u.display_name END AS name
    FROM chat_members m
    LEFT JOIN chat_members o ON o.chat_id = m.chat_id AND o.user_id <> m.user_id AND NOT ${isGroup(sql`m.chat_id`)}
    LEFT JOIN users u ON u.id = o.user_id
    WHERE m.user_id = ${value('userId')} AND m.newest_at IS NOT NULL
    ORDER BY m.newest_at DESC NULLS LAST, m.chat_id DESC NULLS LAST LIMIT ${sql.raw(`${OWN_CHATS_MAX}`)}`,
);

/** Reads the rooms for a member's own record, newest first. Runs on every page load. */
export const findOwnChats = (db: Database, userId: string): Promise<OwnChatRow[]> => ownChats(db, { userId });
