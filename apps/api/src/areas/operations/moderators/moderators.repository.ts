import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { moderators, users } from '../../../platform/db/schema';

/** A moderator. */
export interface ModeratorRow {
  email: string;
  name: string;
  since: Date;
  /** True if signing in with the password requires the code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** True if a member is a moderator. */
export async function isModerator(db: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: moderators.userId })
    .from(moderators)
    .where(eq(moderators.userId, userId));
  return row !== undefined;
}

/** Reads all moderators, by email. */
export const findModerators = (db: Database): Promise<ModeratorRow[]> =>
  db
    .select({
      email: users.email,
      name: users.displayName,
      since: moderators.createdAt,
      hasSecondFactor: sql<boolean>`${users.totpConfirmedAt} IS NOT NULL`,
    })
    .from(moderators)
    .innerJoin(users, eq(users.id, moderators.userId))
    .orderBy(asc(users.email));

/** Makes a member a moderator. @returns False if they were one already. */
export async function insertModerator(db: Database, userId: string): Promise<boolean> {
  const added = await db
    .insert(moderators)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: moderators.userId });
  return added.length > 0;
}

/** Removes a moderator. @returns False if they were none. */
export async function deleteModerator(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(moderators)
    .where(eq(moderators.userId, userId))
    .returning({ userId: moderators.userId });
  return removed.length > 0;
}
