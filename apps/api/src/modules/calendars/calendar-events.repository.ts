import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database';
import { IS_SHOWN } from '../events';

/** An event as calendars show it. */
export interface CalendarEventRow {
  id: string;
  name: string;
  location: string;
  country: string | null;
  timeZone: string;
  /** Moments are in milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  createdAt: number;
  updatedAt: number;
  details: string;
  /** Whether it takes its reader's time. */
  isAttended: boolean;
}

/** As many as a calendar shows, the earliest of those that have not ended long ago. */
const MOST_EVENTS = 1000;

const moment = (column: SQL): SQL => sql`floor(extract(epoch FROM ${column}) * 1000)::float8`;

const find = (db: Database, isAttended: SQL, wanted: SQL): Promise<CalendarEventRow[]> =>
  rowsOf<CalendarEventRow>(
    db,
    sql`
      SELECT e.id, e.name, e.location, e.country, e.time_zone AS "timeZone", e.details,
        ${moment(sql`e.starts_at`)} AS "startsAt", ${moment(sql`e.ends_at`)} AS "endsAt",
        ${moment(sql`e.created_at`)} AS "createdAt", ${moment(sql`e.updated_at`)} AS "updatedAt",
        ${isAttended} AS "isAttended"
      FROM events e WHERE ${wanted} AND ${IS_SHOWN} ORDER BY e.starts_at, e.id LIMIT ${MOST_EVENTS}`,
  );

const RECENT = sql`e.ends_at > now() - interval '1 year'`;

/** One event; null without it. */
export async function findCalendarEvent(db: Database, id: string): Promise<CalendarEventRow | null> {
  const [row] = await find(db, sql`true`, sql`e.id = ${id}::uuid`);
  return row ?? null;
}

/** The events that are tagged with a product. */
export const findProductCalendar = (db: Database, productId: string): Promise<CalendarEventRow[]> =>
  find(
    db,
    sql`false`,
    sql`${RECENT} AND EXISTS (SELECT 1 FROM event_products t
      WHERE t.event_id = e.id AND t.product_id = ${productId}::uuid)`,
  );

/** The events that a member goes to, is interested in, or has created. */
export function findMemberCalendar(db: Database, userId: string): Promise<CalendarEventRow[]> {
  const voted = (vote: SQL) =>
    sql`EXISTS (SELECT 1 FROM event_votes v WHERE v.event_id = e.id AND v.user_id = ${userId}::uuid AND ${vote})`;
  return find(
    db,
    voted(sql`v.vote = 'Going'`),
    sql`${RECENT} AND (e.created_by = ${userId}::uuid OR ${voted(sql`v.vote IN ('Going', 'Interested')`)})`,
  );
}
