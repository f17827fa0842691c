import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { chatDepartures, chatMembers, chats, files, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Creates a room of several without participants. */
export async function insertGroup(tx: Transaction, id: string, name: string | null): Promise<void> {
  await tx.insert(chats).values({ id, name });
}

/** Renames a room. @param name Null removes the name. @returns False if the room has the name already. */
export async function updateGroupName(tx: Transaction, id: string, name: string | null): Promise<boolean> {
  const isOther = sql`${chats.name} IS DISTINCT FROM ${name}::text`;
  const changed = await tx
    .update(chats)
    .set({ name })
    .where(and(eq(chats.id, id), isOther))
    .returning({ id: chats.id });
  return changed.length > 0;
}

/** Filters members to those who can receive messages. */
export async function findReachable(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isShownMember('users')));
  return rows.map(({ id }) => id);
}

/** Adds members to a room. Earlier messages count as unread. */
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

/** Removes a member from a room and records them as a former participant. */
export async function moveToDepartures(tx: Transaction, chatId: string, userId: string): Promise<void> {
  await tx.delete(chatMembers).where(and(eq(chatMembers.chatId, chatId), eq(chatMembers.userId, userId)));
  await tx.insert(chatDepartures).values({ chatId, userId }).onConflictDoNothing();
}

/** Deletes a room. @returns Names of its files, which the caller must delete from the storage. */
export async function deleteGroup(tx: Transaction, chatId: string): Promise<string[]> {
  const sent = await tx.select({ name: files.name }).from(files).where(eq(files.chatId, chatId));
  await tx.delete(chats).where(eq(chats.id, chatId));
  return sent.map(({ name }) => name);
}

/** Mutes or unmutes a conversation for a member. @returns False if it does not exist. */
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
