import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isShownMember } from '../../../visibility';

/** An event as lists show it. */
export interface EventSummaryRow {
  id: string;
  name: string;
  location: string;
  country: string | null;
  timeZone: string;
  /** In milliseconds since 1970. */
  startsAt: number;
  endsAt: number;
  summary: string;
  image: string | null;
  /** That of the first tagged product. */
  sector: Sector | null;
  interested: number;
  going: number;
  notSure: number;
  exhibitorCount: number;
  createdBy: string;
}

/** What to select for an `EventSummaryRow` from `events e` with `EVENT_FACTS`. */
export const eventSummaryColumns: SQL = sql`
  e.id, e.name, e.location, e.country, e.time_zone AS "timeZone",
  (extract(epoch FROM e.starts_at) * 1000)::float8 AS "startsAt",
  (extract(epoch FROM e.ends_at) * 1000)::float8 AS "endsAt",
  e.summary, e.image, e.created_by AS "createdBy", facts.*`;

/** How many of `event_votes v` say what. */
export const voteCounts: SQL = sql`
  count(*) FILTER (WHERE v.vote = 'Interested')::int AS interested,
  count(*) FILTER (WHERE v.vote = 'Going')::int AS going,
  count(*) FILTER (WHERE v.vote = 'Not Sure')::int AS "notSure"`;

/** What `eventSummaryColumns` needs beside `events e`. */
export const EVENT_FACTS: SQL = sql`
  CROSS JOIN LATERAL (
    SELECT
      (SELECT p.sector FROM event_products t JOIN products p ON p.id = t.product_id
        WHERE t.event_id = e.id ORDER BY t.position LIMIT 1) AS sector,
      (SELECT count(*)::int FROM event_companies t WHERE t.event_id = e.id) AS "exhibitorCount",
      votes.*
    FROM (
      SELECT ${voteCounts} FROM event_votes v JOIN users voter ON voter.id = v.user_id AND ${isShownMember('voter')}
      WHERE v.event_id = e.id
    ) votes
  ) facts`;
