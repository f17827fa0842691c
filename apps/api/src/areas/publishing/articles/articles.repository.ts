import type { Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isEventForAll } from '../../../visibility';
import type { Named } from './name-index';

/** A record with its name; `null` if it was deleted. */
export interface NameRow {
  kind: Named['kind'];
  id: string;
  name: string | null;
}

/** Returns a snapshot of the database, as the start of a change log. */
export async function currentSnapshot(db: Database): Promise<string> {
  const [row] = await rowsOf<{ snapshot: string }>(db, sql`SELECT pg_current_snapshot()::text AS snapshot`);
  return row?.snapshot ?? '';
}

/**
 * Reads current names that changed since a snapshot, and the next snapshot. A transaction may commit after one that
 * started later, so changes are found by transaction ID, not by time.
 */
export async function namesChangedSince(
  db: Database,
  snapshot: string,
): Promise<{ snapshot: string; rows: readonly NameRow[] }> {
  const [row] = await rowsOf<{ snapshot: string; rows: NameRow[] | null }>(
    db,
    sql`
      WITH changed AS MATERIALIZED (
        SELECT DISTINCT kind, thing_id AS id FROM name_changes
        WHERE transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          -- What a backup has brought along has numbers of another server.
          AND transaction_id < pg_snapshot_xmax(pg_current_snapshot())
          AND NOT pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot))
      SELECT pg_current_snapshot()::text AS snapshot, (
        SELECT json_agg(json_build_object('kind', c.kind, 'id', c.id, 'name', coalesce(p.name, o.name, e.name)))
        FROM changed c
        LEFT JOIN products p ON c.kind = 'product' AND p.id = c.id
        LEFT JOIN companies o ON c.kind = 'company' AND o.id = c.id
        LEFT JOIN events e ON c.kind = 'event' AND e.id = c.id) AS rows`,
  );
  return { snapshot: row?.snapshot ?? snapshot, rows: row?.rows ?? [] };
}

const TABLES = { product: sql`products`, company: sql`companies`, event: sql`events` } as const;

/** Reads a page of names of one kind by ID. */
export const namesAfter = (
  db: Database,
  kind: Named['kind'],
  after: string | null,
  limit: number,
): Promise<NameRow[]> =>
  rowsOf<NameRow>(
    db,
    sql`SELECT ${kind}::text AS kind, id, name FROM ${TABLES[kind]}
      ${after === null ? sql`` : sql`WHERE id > ${after}::uuid`} ORDER BY id LIMIT ${limit}`,
  );

/** Filters events to those visible to all. */
export async function findShownEvents(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT e.id FROM events e WHERE e.id = ANY(${asArray(ids)}::uuid[]) AND ${isEventForAll('e')}`,
  );
  return new Set(rows.map(({ id }) => id));
}

const EVENT_SECTOR = sql`(SELECT p.sector FROM event_products t JOIN products p ON p.id = t.product_id
  WHERE t.event_id = e.id ORDER BY t.position LIMIT 1)`;

/** Reads the sectors of records by ID. */
export async function sectorsOf(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sector | null>> {
  const wanted = sql`= ANY(${asArray(ids)}::uuid[])`;
  const rows = await rowsOf<{ id: string; sector: Sector | null }>(
    db,
    sql`SELECT id, sector FROM products WHERE id ${wanted}
      UNION ALL SELECT id, sector FROM companies WHERE id ${wanted}
      UNION ALL SELECT e.id, ${EVENT_SECTOR} FROM events e WHERE e.id ${wanted}`,
  );
  return new Map(rows.map(({ id, sector }) => [id, sector]));
}

/** Purges the change log of names, once every process has long read it. */
export async function purgeExpiredNameChanges(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM name_changes WHERE changed_at < now() - interval '1 day'`);
}
