import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isSought, type Sought } from './find-documents.repository';
import { ALL_DOCUMENTS } from './search-filters.repository';

/** Kinds that members can follow. */
type FollowedKind = 'product' | 'company';

const FOLLOWS = {
  product: { table: sql`product_followers`, id: sql`f.product_id` },
  company: { table: sql`company_followers`, id: sql`f.company_id` },
} as const satisfies Record<FollowedKind, { table: SQL; id: SQL }>;

/** SQL: true if a member follows `search_documents d`; false for a guest. */
export function isFollowed(kind: FollowedKind, viewerId: string | null): SQL {
  const { table, id } = FOLLOWS[kind];
  return sql`d.id IN (SELECT ${id} FROM ${table} f WHERE f.user_id = ${viewerId}::uuid)`;
}

/** Counts the followed entries of a list, even if it is not filtered by them; null for a guest. */
export async function countFollowed(
  db: Database,
  viewerId: string | null,
  sought: Sought & { kind: FollowedKind },
): Promise<number | null> {
  if (viewerId === null) return null;
  const { table, id } = FOLLOWS[sought.kind];
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`SELECT count(*)::integer AS count FROM ${table} f
      JOIN search_documents d ON d.id = ${id} AND ${isSought({ ...sought, shown: ALL_DOCUMENTS })}
      WHERE f.user_id = ${viewerId}::uuid`,
  );
  return row?.count ?? 0;
}
