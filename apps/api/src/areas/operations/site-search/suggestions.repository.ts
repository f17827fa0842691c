import type { ProductKind, Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';

/** A record in suggestions. */
export interface SuggestedRow {
  id: string;
  name: string;
  names: readonly string[];
  identifiers: readonly (string | null)[];
  sector: Sector | null;
  kind: ProductKind | null;
  country: string | null;
  image: string | null;
  /** Company of a member. */
  company: string | null;
}

/** Reads records of a kind by ID for suggestions, in the given order. */
export async function findSuggested(
  db: Database,
  kind: SearchedKind,
  ids: readonly string[],
): Promise<SuggestedRow[]> {
  if (ids.length === 0) return [];
  const list = sql`ANY(${asArray(ids)}::uuid[])`;
  const none = sql`NULL AS sector, NULL AS kind, NULL AS country, '{}'::text[] AS identifiers`;
  const rows = await rowsOf<SuggestedRow>(
    db,
    kind === 'product'
      ? sql`SELECT p.id, p.name, p.sector, p.kind, NULL AS country, p.crop_images -> 0 ->> 'value' AS image,
          NULL AS company,
          ARRAY(SELECT y.value FROM jsonb_each(p.synonyms) l CROSS JOIN LATERAL jsonb_array_elements_text(l.value) y(value)) AS names,
          ARRAY(SELECT i.value #>> '{}' FROM jsonb_path_query(p.identifiers, '$.*[*]') i(value)) AS identifiers
          FROM products p WHERE p.id = ${list}`
      : kind === 'company'
        ? sql`SELECT c.id, c.name, c.sector, NULL AS kind, c.country, c.logo AS image, NULL AS company,
            '{}'::text[] AS names,
            '{}'::text[] AS identifiers
            FROM companies c WHERE c.id = ${list}`
        : kind === 'event'
          ? sql`SELECT e.id, e.name, NULL AS sector, NULL AS kind, e.country, NULL AS image, NULL AS company,
              ARRAY[e.location] AS names,
              '{}'::text[] AS identifiers
              FROM events e WHERE e.id = ${list}`
          : kind === 'person'
            ? sql`SELECT u.id, u.display_name AS name, ${none}, coalesce(u.image, u.linkedin_image) AS image,
                coalesce(c.name, u.company_name) AS company, '{}'::text[] AS names
                FROM users u LEFT JOIN companies c ON c.id = u.company_id WHERE u.id = ${list}`
            : sql`SELECT o.id, left(o.text, 120) AS name, ${none}, NULL AS image, NULL AS company, '{}'::text[] AS names
                FROM posts o WHERE o.id = ${list}`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** SQL: true if `search_documents d` is a connection of a member. */
export const isConnection = (viewerId: string): SQL =>
  sql`d.id IN (SELECT n.connected_id FROM connections n WHERE n.user_id = ${viewerId}::uuid)`;

/** SQL: true if `search_documents d` belongs to a company that a member follows. */
export const isOfFollowedCompany = (viewerId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM users u JOIN company_followers f ON f.company_id = u.company_id
    WHERE u.id = d.id AND f.user_id = ${viewerId}::uuid)`;

/** SQL: true if both conditions on `search_documents d` hold. */
export const both = (one: SQL, other: SQL): SQL => sql`${one} AND ${other}`;

/** Reads the most followed products. */
export async function findMostFollowed(db: Database, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT d.id FROM search_documents d WHERE d.kind = 'product'
      ORDER BY d.followers DESC, d.name_key, d.id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}
