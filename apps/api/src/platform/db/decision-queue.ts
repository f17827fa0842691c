import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** A moderation queue: a table whose rows are pending until a timestamp is set. */
export interface DecisionQueue {
  table: 'moderation_cases' | 'company_link_cases' | 'duplicate_flags';
  /** Column of that timestamp. */
  decidedAt: 'closed_at' | 'decided_at';
}

export type QueueStatus = 'open' | 'closed';

/** A page of a queue. */
export interface QueuePage {
  status: QueueStatus;
  /** Keyset cursor: timestamp and id; null for the first page. */
  after: { at: string; id: string } | null;
  /** One more than the page size. */
  limit: number;
}

/**
 * Selects a page before any join: pending rows oldest first, decided rows newest first, in the order of the
 * tables' indexes.
 */
export interface QueueRows {
  /** Table expression, under the alias `k`. */
  from: SQL;
  /** Order of the joined rows. */
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

/** Counts the pending or decided rows of a queue. */
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
