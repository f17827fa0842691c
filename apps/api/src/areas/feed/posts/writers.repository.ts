import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database';
import { users } from '../../../platform/db/schema';

/** Locks a member's row FOR SHARE until the transaction ends. @returns Whether they are suspended, or gone. */
export async function lockUserForShare(tx: Transaction, userId: string): Promise<{ isSuspended: boolean }> {
  const [row] = await tx
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return { isSuspended: !row?.isActive };
}
