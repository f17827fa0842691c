import { sql } from 'drizzle-orm';
import { asArray } from '../platform/db/as-array';
import type { Database, Transaction } from '../platform/db/database';
import { statement } from '../platform/db/statement';
import { mayReadPost, type PostVisibility, type Reader } from './posts.policy';
import { postVisibilityColumns } from './visibility.repository';

interface PostVisibilityRow extends PostVisibility {
  id: string;
}

const standingsByIds = statement<{ ids: string; readerId: string | null }, PostVisibilityRow>(
  'post_standings',
  (value) => sql`
    SELECT p.id, p.user_id AS "userId", p.visibility, p.mentions, ${postVisibilityColumns('p', value('readerId'))}
    FROM posts p WHERE p.id = ANY(${value('ids')}::uuid[])`,
);

/** Finds those of some posts that a reader may read, by their ids. @see GAP-052 */
export async function findReadablePosts(
  db: Database | Transaction,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, PostVisibility>> {
  if (ids.length === 0) return new Map();
  const rows = await standingsByIds(db, { ids: asArray([...new Set(ids)]), readerId: reader?.id ?? null });
  return new Map(rows.filter((row) => mayReadPost(row, reader)).map((row) => [row.id, row]));
}
