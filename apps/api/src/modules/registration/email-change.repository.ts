import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { users } from '../../db/schema';
import { findOwner } from './registration.repository';

/** An address that its owner has now verified. */
export interface EmailChange {
  userId: string;
  slot: 'primary' | 'secondary';
  /** In lower case. */
  email: string;
}

/**
 * Makes a verified address one of a member's. @see DIFF-010
 *
 * @returns False when it has become another member's meanwhile.
 */
export async function applyEmailChange(tx: Transaction, change: EmailChange): Promise<boolean> {
  const { userId, slot, email } = change;
  const owner = await findOwner(tx, email);
  if (owner && owner.id !== userId) return false;
  const column = slot === 'primary' ? { email } : { secondaryEmail: email };
  await tx
    .update(users)
    .set({ ...column, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  return true;
}
