import { and, desc, eq, inArray } from 'drizzle-orm';
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
  await db.update(testPayments).set({ state: 'closed' }).where(isBegunBy(userId));
}

/** What a member has begun and not paid, the latest first. */
export async function findBegunTestPayments(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: testPayments.id })
    .from(testPayments)
    .where(isBegunBy(userId))
    .orderBy(desc(testPayments.id));
  return rows.map(({ id }) => id);
}

const isBegunBy = (userId: string) => and(eq(testPayments.userId, userId), eq(testPayments.state, 'begun'));

/** What a member has paid, or is to pay. */
export const findPaidTestPayments = (db: Database, userId: string): Promise<TestPaymentRow[]> =>
  db
    .select()
    .from(testPayments)
    .where(and(eq(testPayments.userId, userId), inArray(testPayments.state, ['paid', 'unpaid'])));
