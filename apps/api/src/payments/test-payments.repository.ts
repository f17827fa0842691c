import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { testPayments } from '../db/schema';

/** A payment of the test checkout. */
export type TestPaymentRow = typeof testPayments.$inferSelect;

/** A payment by its id. */
export async function findTestPayment(db: Database, id: string): Promise<TestPaymentRow | null> {
  const [row] = await db.select().from(testPayments).where(eq(testPayments.id, id));
  return row ?? null;
}

/** Begins a payment. */
export async function insertTestPayment(db: Database, row: typeof testPayments.$inferInsert): Promise<void> {
  await db.insert(testPayments).values(row);
}

/** Changes a payment. */
export async function updateTestPayment(
  db: Database,
  id: string,
  change: Partial<Pick<TestPaymentRow, 'state' | 'termStart' | 'termEnd' | 'renews'>>,
): Promise<void> {
  await db.update(testPayments).set(change).where(eq(testPayments.id, id));
}

/** Closes what a member has begun and not paid. */
export async function closeTestPayments(db: Database, userId: string): Promise<void> {
  const isBegun = and(eq(testPayments.userId, userId), eq(testPayments.state, 'begun'));
  await db.update(testPayments).set({ state: 'closed' }).where(isBegun);
}
