import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { chatDepartures, chatMembers, chats, files, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Creates a room of several, without people. */
export async function insertGroup(tx: Transaction, id: string, name: string | null): Promise<void> {
  await tx.insert(chats).values({ id, name });
}

/** Returns those of some members who can be written to. */
export async function findReachable(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isShownMember('users')));
  return rows.map(({ id }) => id);
}

/** Lets members into a room: what was said before they came is unread to them. */
export async function insertGroupMembers(
  tx: Transaction,
  chatId: string,
  userIds: readonly string[],
): Promise<void> {
  const returned = and(eq(chatDepartures.chatId, chatId), inArray(chatDepartures.userId, [...userIds]));
  await tx.delete(chatDepartures).where(returned);
  const newestAt = sql`(SELECT c.newest_at FROM chats c WHERE c.id = ${chatId})`;
  await tx.insert(chatMembers).values(userIds.map((userId) => ({ chatId, userId, newestAt })));
}

/** Takes a member out of a room, and keeps that they were in it. */
export async function moveToDepartures(tx: Transaction, chatId: string, userId: string): Promise<void> {
  await tx.delete(chatMembers).where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
  await tx.insert(chatDepartures).values({ chatId, userId }).onConflictDoNothing();
}

/** Deletes a room. @returns The names of its files, whose bytes are the caller's to remove. */
export async function deleteGroup(tx: Transaction, chatId: string): Promise<string[]> {
  const sent = await tx.select({ name: files.name }).from(files).where(eq(files.chatId, chatId));
  await tx.delete(chats).where(eq(chats.id, chatId));
  return sent.map(({ name }) => name);
}

/** Mutes a conversation for a member, or unmutes it. @returns False where it has not begun. */
export async function updateMuted(
  db: Database,
  chatId: string,
  userId: string,
  muted: boolean,
): Promise<boolean> {
  const changed = await db
    .update(chatMembers)
    .set({ muted })
    .where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)))
    .returning({ chatId: chatMembers.chatId });
  return changed.length > 0;
}
