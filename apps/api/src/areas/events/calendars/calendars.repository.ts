import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { calendars, productFollowers, products } from '../../../platform/db/schema';
import { isEventForAll, isRemovedEventForAll, isShownMember } from '../../../visibility';

/** A calendar subscription: of a followed product, or the member's own events. */
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

/** Reads a member's calendars, their own first. */
export const findCalendars = (db: Database, userId: string): Promise<CalendarRow[]> =>
  db
    .select(columns)
    .from(calendars)
    .leftJoin(products, eq(products.id, calendars.productId))
    .where(eq(calendars.userId, userId))
    .orderBy(sql`${calendars.productId} IS NOT NULL`, asc(products.name), asc(calendars.id));

/** True if a member follows a product; locks the row, so that they cannot unfollow meanwhile. */
export async function holdFollowing(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const [row] = await tx
    .select({ productId: productFollowers.productId })
    .from(productFollowers)
    .where(and(eq(productFollowers.userId, userId), eq(productFollowers.productId, productId)))
    .for('key share');
  return row !== undefined;
}

/** Creates a calendar unless it exists. @param productId Null for the member's own calendar. */
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

/** Deletes one of a member's calendars. @returns False if there was none. */
export async function deleteCalendar(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(calendars)
    .where(and(eq(calendars.id, id), eq(calendars.userId, userId)))
    .returning({ id: calendars.id });
  return gone.length > 0;
}

/** Finds the member and product of a calendar; null if it is deleted or its member may not sign in. */
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

/** An event in a calendar. */
export interface CalendarEventRow {
  id: string;
  name: string;
  location: string;
  country: string | null;
  timeZone: string;
  /** In milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  details: string;
  /** True if it blocks the subscriber's time. */
  isAttended: boolean;
  /** True if its creator has removed it recently. */
  isCancelled: boolean;
}

/** Maximum number of events in a calendar, the earliest of those that ended within a year. */
const MOST_EVENTS = 1000;

const moment = (column: SQL): SQL => sql`floor(extract(epoch FROM ${column}) * 1000)::float8`;

const find = (db: Database, isAttended: SQL, wanted: SQL): Promise<CalendarEventRow[]> =>
  rowsOf<CalendarEventRow>(
    db,
    sql`
      SELECT e.id, e.name, e.location, e.country, e.time_zone AS "timeZone", e.details,
        ${moment(sql`e.starts_at`)} AS "startsAt", ${moment(sql`e.ends_at`)} AS "endsAt",
        ${moment(sql`e.created_at`)} AS "createdAt", ${moment(sql`e.updated_at`)} AS "updatedAt",
        ${isAttended} AS "isAttended", false AS "isCancelled"
      FROM events e WHERE ${wanted} AND ${isEventForAll('e')} ORDER BY e.starts_at, e.id LIMIT ${MOST_EVENTS}`,
  );

const RECENT = sql`e.ends_at > now() - interval '1 year'`;

/** Finds one event; null if there is none. */
export async function findCalendarEvent(db: Database, id: string): Promise<CalendarEventRow | null> {
  const [row] = await find(db, sql`true`, sql`e.id = ${id}::uuid`);
  return row ?? null;
}

/**
 * Finds removed events as cancelled, so that calendar clients with a cached copy delete them.
 *
 * @param wanted SQL condition on `removed_events r`.
 */
const findCancelled = (db: Database, wanted: SQL): Promise<CalendarEventRow[]> => {
  const fact = (name: string): SQL => sql`r.content->'event'->>${sql.raw(`'${name}'`)}`;
  const at = (name: string): SQL => sql`(${fact(name)})::timestamptz`;
  return rowsOf<CalendarEventRow>(
    db,
    sql`
      SELECT r.event_id AS id, ${fact('name')} AS name, ${fact('location')} AS location,
        ${fact('country')} AS country, ${fact('time_zone')} AS "timeZone", '' AS details,
        ${moment(at('starts_at'))} AS "startsAt", ${moment(at('ends_at'))} AS "endsAt",
        ${moment(at('created_at'))} AS "createdAt", ${moment(sql`greatest(r.removed_at, ${at('updated_at')})`)} AS "updatedAt",
        false AS "isAttended", true AS "isCancelled"
      FROM removed_events r
      WHERE ${isRemovedEventForAll('r')} AND ${at('ends_at')} > r.removed_at AND ${wanted}
      ORDER BY r.removed_at DESC, r.event_id LIMIT ${MOST_EVENTS}`,
  );
};

/** Reads the events that tag a product, or did when they were removed. */
export async function findProductCalendar(db: Database, productId: string): Promise<CalendarEventRow[]> {
  const shown = await find(
    db,
    sql`false`,
    sql`${RECENT} AND EXISTS (SELECT 1 FROM event_products t
      WHERE t.event_id = e.id AND t.product_id = ${productId}::uuid)`,
  );
  const tag = sql`jsonb_build_array(jsonb_build_object('product_id', ${productId}::text))`;
  return [...shown, ...(await findCancelled(db, sql`r.content->'products' @> ${tag}`))];
}

/** Reads events that a member attends, is interested in or created, and cancelled ones that they meant to attend. */
export async function findMemberCalendar(db: Database, userId: string): Promise<CalendarEventRow[]> {
  const voted = (vote: SQL) =>
    sql`EXISTS (SELECT 1 FROM event_votes v WHERE v.event_id = e.id AND v.user_id = ${userId}::uuid AND ${vote})`;
  const shown = await find(
    db,
    voted(sql`v.vote = 'Going'`),
    sql`${RECENT} AND (e.created_by = ${userId}::uuid OR ${voted(sql`v.vote IN ('Going', 'Interested')`)})`,
  );
  const said = (vote: 'Going' | 'Interested') => sql`r.content->'votes'
    @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::text, 'vote', ${vote}::text))`;
  return [...shown, ...(await findCancelled(db, sql`(${said('Going')} OR ${said('Interested')})`))];
}
