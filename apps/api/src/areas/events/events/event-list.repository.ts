import { nameSortKey, type Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isEventForAll } from '../../../visibility';
import { EVENT_FACTS, type EventSummaryRow, eventSummaryColumns } from './events.repository';

/** Relation that the events of a list share. @see GAP-034 */
export type EventKinship =
  | { type: 'product'; ids: readonly string[] }
  | { type: 'company'; ids: readonly string[] }
  | { type: 'user'; id: string }
  | { type: 'event'; id: string };

/** Filter of a list of events. */
export interface EventFilter {
  kinship: EventKinship | null;
  except: string | undefined;
  text: string | undefined;
  sector: Sector | undefined;
  /** ISO 3166-1 alpha-2 code. */
  country: string | undefined;
  /** Month, such as `2027-02`; without one, events that have not ended. */
  month: string | undefined;
  /** Last of several months; default `month`. */
  untilMonth: string | undefined;
  /** Search for products that an exhibitor supplies, as tsquery text; null if nothing can match. */
  supplied: string | null | undefined;
}

/** Query for a page of events. */
export interface EventPage {
  /** Cursor of the page; null for the first. */
  after: { startsAt: number; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

/** Reads a page of events, next first, with the total. @see EVT-024 */
export async function findEvents(
  db: Database,
  filter: EventFilter,
  { after, limit }: EventPage,
): Promise<{ count: number; rows: EventSummaryRow[] }> {
  const wanted = conditions(filter);
  const start = after
    ? sql`AND (e.starts_at, e.id) > (to_timestamp(${after.startsAt}::float8 / 1000), ${after.id}::uuid)`
    : sql``;
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM events e WHERE ${wanted}`,
  );
  const rows = await rowsOf<EventSummaryRow>(
    db,
    sql`
      SELECT ${eventSummaryColumns}
      FROM (SELECT * FROM events e WHERE ${wanted} ${start} ORDER BY e.starts_at, e.id LIMIT ${limit}) e
      ${EVENT_FACTS} ORDER BY e.starts_at, e.id`,
  );
  return { count: counted?.count ?? 0, rows };
}

function conditions(filter: EventFilter): SQL {
  const { kinship, except, text, sector, country, month, untilMonth, supplied } = filter;
  const wanted = [
    isEventForAll('e'),
    ...(month === undefined ? [] : [takesPlaceIn(month, untilMonth ?? month)]),
    ...(kinship === null && month !== undefined ? [] : [sql`e.ends_at >= now()`]),
    ...(kinship ? [isKin(kinship)] : []),
    ...(except === undefined ? [] : [sql`e.id <> ${except}::uuid`]),
    ...(text === undefined ? [] : [sql`e.search_key LIKE ${`%${literal(nameSortKey(text))}%`}`]),
    ...(supplied === undefined ? [] : [supplied === null ? sql`false` : hasSupplierOf(supplied)]),
    ...(country === undefined ? [] : [sql`e.country = ${country}`]),
    ...(sector === undefined
      ? []
      : [
          sql`EXISTS (SELECT 1 FROM event_products t JOIN products p ON p.id = t.product_id
            WHERE t.event_id = e.id AND p.sector = ${sector})`,
        ]),
  ];
  return sql.join(wanted, sql` AND `);
}

/** SQL: events in these months, in local dates of their place. */
function takesPlaceIn(month: string, untilMonth: string): SQL {
  const [first, last] = [`${month}-01`, `${untilMonth}-01`];
  return sql`e.starts_on < (${last}::date + interval '1 month')::date AND e.ends_on >= ${first}::date`;
}

/** Maximum number of matching products, so that a single letter does not join the whole catalogue. */
const PRODUCTS_FOUND_MAX = 1000;

/** SQL: an exhibitor supplies a product whose name matches; uses the index of names. */
const hasSupplierOf = (words: string): SQL =>
  sql`e.id IN (
    WITH found AS MATERIALIZED (
      SELECT d.id FROM search_documents d
      WHERE d.kind = 'product' AND ts_filter(d.words, '{a,b}') @@ ${words}::tsquery LIMIT ${PRODUCTS_FOUND_MAX}
    )
    SELECT t.event_id FROM found JOIN suppliers s ON s.product_id = found.id
      JOIN event_companies t ON t.company_id = s.company_id)`;

function isKin(kinship: EventKinship): SQL {
  const tagged = (products: SQL): SQL =>
    sql`EXISTS (SELECT 1 FROM event_products t WHERE t.event_id = e.id AND t.product_id IN (${products}))`;
  if (kinship.type === 'product') return tagged(sql`SELECT unnest(${asArray(kinship.ids)}::uuid[])`);
  if (kinship.type === 'event') return sharesWith(sql`${kinship.id}::uuid`);
  if (kinship.type === 'company') {
    return sql`EXISTS (SELECT 1 FROM event_companies t
      WHERE t.event_id = e.id AND t.company_id = ANY(${asArray(kinship.ids)}::uuid[]))`;
  }
  return tagged(sql`SELECT f.product_id FROM product_followers f WHERE f.user_id = ${kinship.id}::uuid`);
}

/** SQL: shares a product or exhibitor with another event. */
function sharesWith(other: SQL): SQL {
  const shared = (table: 'event_products' | 'event_companies', thing: 'product_id' | 'company_id'): SQL => {
    const [tags, id] = [sql.identifier(table), sql.identifier(thing)];
    return sql`EXISTS (SELECT 1 FROM ${tags} t JOIN ${tags} o ON o.${id} = t.${id}
      WHERE t.event_id = e.id AND o.event_id = ${other})`;
  };
  return sql`e.id <> ${other}
    AND (${shared('event_products', 'product_id')} OR ${shared('event_companies', 'company_id')})`;
}

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
