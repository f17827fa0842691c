import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/db/database';
import { chatMembers, chats, companies, files, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** The other member of a chat, as rooms show one. */
export interface PartnerRow {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
}

/** A member who can be written to. @returns Null for one who is not there, or not any more. */
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

/** Holds a chat, so that nobody else says anything meanwhile. @returns False before its first message. */
export async function lockChat(tx: Transaction, chatId: string): Promise<boolean> {
  const rows = await tx.select({ id: chats.id }).from(chats).where(eq(chats.id, chatId)).for('update');
  return rows.length > 0;
}

/** Makes a chat of its two members; one that is there already stays as it is. */
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

/** How far a member has read. */
export interface ReadRow {
  lastRead: Date | null;
  newestAt: Date | null;
}

/** How far a member has read a chat. @returns Null where the chat has not begun. */
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

/** Says how far a member has read: never back, never beyond the newest message. @returns Whether that is news. */
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

/** How a chat stands for one of its members. */
export interface StandingRow {
  chatId: string;
  /** The number of the newest message. */
  lastNumber: number;
  /** As the database writes it. */
  lastRead: string | null;
  otherLastRead: string | null;
}

/** How chats stand for a member; those that have not begun are left out. */
export async function findStandings(
  db: Database,
  userId: string,
  chatIds: readonly string[],
): Promise<StandingRow[]> {
  const own = alias(chatMembers, 'own');
  const other = alias(chatMembers, 'other');
  return db
    .select({
      chatId: chats.id,
      lastNumber: chats.lastNumber,
      lastRead: sql<string | null>`${own.lastRead}::text`,
      otherLastRead: sql<string | null>`${other.lastRead}::text`,
    })
    .from(own)
    .innerJoin(chats, eq(chats.id, own.chatId))
    .leftJoin(other, and(eq(other.chatId, own.chatId), sql`${other.userId} <> ${own.userId}`))
    .where(and(eq(own.userId, userId), inArray(own.chatId, [...chatIds])));
}

/**
 * Removes the conversations of a leaving member of which nobody would be left; what was said in the others stays as
 * that of a former member, which the database sees to.
 *
 * @returns The names of the files that were sent in them, whose bytes are the caller's to remove.
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
