import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { moderators, users } from '../../../platform/db/schema';

/** A member who decides on reports. */
export interface ModeratorRow {
  email: string;
  name: string;
  since: Date;
  /** Whether signing in with the password asks for the code of an authenticator app. */
  hasSecondFactor: boolean;
}

/** Whether a member decides on reports. */
export async function isModerator(db: Database | Transaction, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: moderators.userId })
    .from(moderators)
    .where(eq(moderators.userId, userId));
  return row !== undefined;
}

/** Everybody who decides on reports, by e-mail. */
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

/** Lets a member decide on reports. @returns Whether the member did not before. */
export async function insertModerator(db: Database, userId: string): Promise<boolean> {
  const added = await db
    .insert(moderators)
    .values({ userId })
    .onConflictDoNothing()
    .returning({ userId: moderators.userId });
  return added.length > 0;
}

/** Lets a member decide on reports no longer. @returns Whether the member did before. */
export async function deleteModerator(db: Database, userId: string): Promise<boolean> {
  const removed = await db
    .delete(moderators)
    .where(eq(moderators.userId, userId))
    .returning({ userId: moderators.userId });
  return removed.length > 0;
}
