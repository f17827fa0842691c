import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** What waits for a moderator, and what was decided: a table whose rows are open until a moment is written to them. */
export interface DecisionQueue {
  table: 'moderation_cases' | 'company_link_cases' | 'duplicate_flags';
  /** The column of that moment. */
  decidedAt: 'closed_at' | 'decided_at';
}

export type QueueStatus = 'open' | 'closed';

/** Which page of a queue. */
export interface QueuePage {
  status: QueueStatus;
  /** Where the page begins: a moment and an id; null is the first. */
  after: { at: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

/**
 * A page of a queue, cut before anything is joined to its rows: open ones the oldest first, closed ones the newest decision
 * first, as the tables' indexes have them.
 */
export interface QueueRows {
  /** To select from, under the alias `k`. */
  from: SQL;
  /** By what the joined rows are ordered. */
  order: SQL;
}

export function queueRows(
  { table, decidedAt }: DecisionQueue,
  { status, after, limit }: QueuePage,
): QueueRows {
  const start = after && sql`(${after.at}::timestamptz, ${after.id}::uuid)`;
  const at = sql.identifier(status === 'open' ? 'created_at' : decidedAt);
  const decided = sql.identifier(decidedAt);
  const rows =
    status === 'open'
      ? sql`WHERE x.${decided} IS NULL ${start ? sql`AND (x.${at}, x.id) > ${start}` : sql``}
          ORDER BY x.${at}, x.id`
      : sql`WHERE x.${decided} IS NOT NULL ${start ? sql`AND (x.${at}, x.id) < ${start}` : sql``}
          ORDER BY x.${at} DESC NULLS LAST, x.id DESC NULLS LAST`;
  return {
    from: sql`(SELECT * FROM ${sql.identifier(table)} x ${rows} LIMIT ${limit}) k`,
    order: status === 'open' ? sql`k.${at}, k.id` : sql`k.${at} DESC, k.id DESC`,
  };
}

/** How many rows of a queue are open or closed. */
export async function countQueue(
  db: Database,
  { table, decidedAt }: DecisionQueue,
  status: QueueStatus,
): Promise<number> {
  const is = status === 'open' ? sql`IS NULL` : sql`IS NOT NULL`;
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`SELECT count(*)::integer AS n FROM ${sql.identifier(table)} WHERE ${sql.identifier(decidedAt)} ${is}`,
  );
  return row?.n ?? 0;
}
