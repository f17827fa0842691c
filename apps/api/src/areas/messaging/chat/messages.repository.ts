import { isGroupChat } from '@millrace/domain';
import { and, asc, desc, eq, gt, ilike, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { announcing } from '../../../platform/db/announce';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { chatMessages } from '../../../platform/db/schema';
import { hasBlocked, isShownMember } from '../../../visibility';
import type { MediaRow } from '../../feed/media';
import { roomNames } from './room-names.repository';

/** A chat message. */
export type MessageRow = typeof chatMessages.$inferSelect;

/** Reads a page of messages, newest first. @param before Number that ends the page, exclusive; null for the newest. */
export async function findMessages(
  db: Database,
  { chatId, before, limit }: { chatId: string; before: number | null; limit: number },
): Promise<MessageRow[]> {
  const older = before === null ? undefined : lt(chatMessages.number, before);
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), older))
    .orderBy(desc(chatMessages.number))
    .limit(limit);
}

/** Query for messages of a conversation that contain a text. */
interface HitQuery {
  chatId: string;
  text: string;
  /** Senders to exclude. */
  not: readonly string[];
  /** Number that ends the page, exclusive; null for the newest. */
  before: number | null;
  limit: number;
}

/** Searches messages, newest first, with the total number of matches. */
export async function findHits(
  db: Database,
  { chatId, text, not, before, limit }: HitQuery,
): Promise<{ hits: MessageRow[]; count: number }> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const isHit = and(
    eq(chatMessages.chatId, chatId),
    ilike(chatMessages.text, pattern),
    isNull(chatMessages.change),
    not.length > 0
      ? or(isNull(chatMessages.senderId), notInArray(chatMessages.senderId, [...not]))
      : undefined,
  );
  const older = before === null ? undefined : lt(chatMessages.number, before);
  return {
    hits: await db
      .select()
      .from(chatMessages)
      .where(and(isHit, older))
      .orderBy(desc(chatMessages.number))
      .limit(limit),
    count: await db.$count(chatMessages, isHit),
  };
}

/** Reads the messages after a given one, oldest first. */
export async function findMessagesAfter(
  db: Database,
  { chatId, after, limit }: { chatId: string; after: number; limit: number },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), gt(chatMessages.number, after)))
    .orderBy(asc(chatMessages.number))
    .limit(limit);
}

/** Reads messages by number, oldest first. */
export async function findMessagesByNumber(
  db: Database,
  chatId: string,
  numbers: readonly number[],
): Promise<MessageRow[]> {
  return db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), inArray(chatMessages.number, [...numbers])))
    .orderBy(asc(chatMessages.number));
}

/** Finds a message by ID, or null. */
export async function findMessage(
  tx: Database | Transaction,
  chatId: string,
  id: string,
): Promise<MessageRow | null> {
  const [row] = await tx
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, id)));
  return row ?? null;
}

/** Preconditions of sending a message to an existing chat. */
export interface SayingRow {
  /** The message already sent under the same ID. */
  isSaid: boolean;
  /** True if the other, or at least one of several, is still a member. */
  isThere: boolean;
  /** Blocks between the two members, in either direction. */
  hasBlocked: boolean;
  isBlocked: boolean;
}

/**
 * Reads the preconditions of sending in a chat that this transaction has locked, in one query instead of three.
 *
 * @param partnerId Null in a room of several.
 */
export async function findSaying(
  tx: Transaction,
  {
    chatId,
    id,
    senderId,
    partnerId,
  }: { chatId: string; id: string; senderId: string; partnerId: string | null },
): Promise<SayingRow> {
  const isThere =
    partnerId === null
      ? sql`EXISTS (SELECT FROM chat_members m JOIN users u ON u.id = m.user_id
          WHERE m.chat_id = ${chatId} AND m.user_id <> ${senderId}::uuid AND ${isShownMember('u')})`
      : sql`EXISTS (SELECT FROM users u WHERE u.id = ${partnerId}::uuid AND ${isShownMember('u')})`;
  const [row] = await rowsOf<SayingRow>(
    tx,
    sql`
      SELECT
        EXISTS (SELECT FROM chat_messages WHERE chat_id = ${chatId} AND id = ${id}::uuid) AS "isSaid",
        ${isThere} AS "isThere",
        ${partnerId === null ? sql`false` : hasBlocked(sql`${senderId}`, sql`${partnerId}`)} AS "hasBlocked",
        ${partnerId === null ? sql`false` : hasBlocked(sql`${partnerId}`, sql`${senderId}`)} AS "isBlocked"`,
  );
  if (!row) throw new Error('A question without a row.');
  return row;
}

/** A message to insert. */
export type NewMessage = { chatId: string; id: string; senderId: string; text: string } & MediaRow &
  Partial<Pick<MessageRow, 'change' | 'subjectId'>>;

/**
 * Inserts a message with the next number into a chat that this transaction has locked, and announces it to all API
 * processes. It counts as read by its sender, but earlier unread messages do not.
 */
export async function insertMessage(tx: Transaction, said: NewMessage): Promise<MessageRow> {
  const to = isGroupChat(said.chatId)
    ? sql`, 'to', (SELECT json_agg(t.user_id) FROM chat_members t WHERE t.chat_id = said.chat_id)`
    : sql``;
  const payload = sql`json_build_object('type', 'message', 'chatId', said.chat_id, 'number', said.number${to})::text`;
  const [row] = await rowsOf<{ number: number; createdAt: string }>(
    tx,
    sql`
      WITH chat AS (
        UPDATE chats c SET
          last_number = c.last_number + 1,
          newest_at = greatest(
            date_trunc('milliseconds', clock_timestamp()), c.newest_at + interval '1 millisecond')
        WHERE c.id = ${said.chatId} RETURNING c.id, c.last_number, c.newest_at
      ), said AS (
        INSERT INTO chat_messages (chat_id, number, id, sender_id, text, created_at, media_kind, media, media_name,
          media_width, media_height, media_thumb, change, subject_id)
        SELECT chat.id, chat.last_number, ${said.id}::uuid, ${said.senderId}::uuid, ${said.text}, chat.newest_at,
          ${said.mediaKind}, ${said.media}, ${said.mediaName}, ${said.mediaWidth}::integer, ${said.mediaHeight}::integer,
          ${said.mediaThumb}, ${said.change ?? null}, ${said.subjectId ?? null}::uuid FROM chat
        RETURNING chat_id, number, created_at
      ), listed AS (
        UPDATE chat_members m SET
          newest_at = chat.newest_at,
          last_read = CASE
            WHEN m.user_id = ${said.senderId}::uuid AND (m.newest_at IS NULL OR m.last_read >= m.newest_at)
            THEN chat.newest_at ELSE m.last_read END
        FROM chat WHERE m.chat_id = chat.id
      )
      SELECT said.number, said.created_at::text AS "createdAt", ${announcing(payload)} FROM said`,
  );
  if (!row) throw new Error('The chat is gone.');
  return { change: null, subjectId: null, ...said, number: row.number, createdAt: new Date(row.createdAt) };
}

/** A member's own message with its recipient, for the data export. */
export interface OwnMessageRow {
  id: string;
  chatId: string;
  text: string;
  /** URL of its file. */
  media: string | null;
  createdAt: Date;
  /** Null for a former member; for a room of several its name, or null. */
  to: string | null;
}

/** Reads the messages that a member sent, newest first. */
export async function findOwnMessages(db: Database, userId: string): Promise<OwnMessageRow[]> {
  const { id, chatId, text, media, createdAt, change } = chatMessages;
  return db
    .select({
      id,
      chatId,
      text,
      media,
      createdAt,
      to: sql<string | null>`${roomNames(chatId, sql`${userId}`)}`,
    })
    .from(chatMessages)
    .where(and(eq(chatMessages.senderId, userId), isNull(change)))
    .orderBy(desc(createdAt), id);
}
