import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { calendars, productFollowers, products } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** A calendar that a member subscribes to: of a product that they follow, or their own. */
export interface CalendarRow {
  id: string;
  productId: string | null;
  productName: string | null;
  createdAt: Date;
}

const columns = {
  id: calendars.id,
  productId: calendars.productId,
  productName: products.name,
  createdAt: calendars.createdAt,
};

/** A member's calendars, their own first. */
export const findCalendars = (db: Database, userId: string): Promise<CalendarRow[]> =>
  db
    .select(columns)
    .from(calendars)
    .leftJoin(products, eq(products.id, calendars.productId))
    .where(eq(calendars.userId, userId))
    .orderBy(sql`${calendars.productId} IS NOT NULL`, asc(products.name), asc(calendars.id));

/** Whether a member follows a product, which they do not leave meanwhile. */
export async function holdFollowing(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const [row] = await tx
    .select({ productId: productFollowers.productId })
    .from(productFollowers)
    .where(and(eq(productFollowers.userId, userId), eq(productFollowers.productId, productId)))
    .for('key share');
  return row !== undefined;
}

/** Notes that a member subscribes to a calendar; one that is there stays as it is. @param productId Null: their own. */
export async function keepCalendar(
  tx: Transaction,
  userId: string,
  productId: string | null,
): Promise<CalendarRow> {
  await tx.insert(calendars).values({ userId, productId }).onConflictDoNothing();
  const [row] = await tx
    .select(columns)
    .from(calendars)
    .leftJoin(products, eq(products.id, calendars.productId))
    .where(
      and(
        eq(calendars.userId, userId),
        productId === null ? isNull(calendars.productId) : eq(calendars.productId, productId),
      ),
    );
  if (!row) throw new Error('The calendar is gone.');
  return row;
}

/** Ends one of a member's calendars. @returns Whether there was such a one. */
export async function deleteCalendar(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(calendars)
    .where(and(eq(calendars.id, id), eq(calendars.userId, userId)))
    .returning({ id: calendars.id });
  return gone.length > 0;
}

/** Whose a calendar is, and of what, while its member may sign in; null without it. */
export async function findSubscription(
  db: Database,
  id: string,
): Promise<{
  userId: string;
  userName: string;
  productId: string | null;
  productName: string | null;
} | null> {
  const [row] = await rowsOf<{
    userId: string;
    userName: string;
    productId: string | null;
    productName: string | null;
  }>(
    db,
    sql`
      SELECT u.id AS "userId", u.display_name AS "userName", p.id AS "productId", p.name AS "productName"
      FROM calendars s JOIN users u ON u.id = s.user_id AND ${isShownMember('u')}
      LEFT JOIN products p ON p.id = s.product_id
      WHERE s.id = ${id}::uuid`,
  );
  return row ?? null;
}
