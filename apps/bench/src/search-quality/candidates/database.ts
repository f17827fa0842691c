import { countrySortKey, nameSortKey } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { findPage, indexChanges, searchFilters } from '../../../../api/src/areas/operations/search';
import type { Database } from '../../../../api/src/platform/db/database';
import { rowsOf } from '../../../../api/src/platform/db/database';
import { Cursors } from '../../../../api/src/platform/http/cursor';
import type { Thing } from '../corpus';
import type { Candidate } from './candidate';

/** Writes entries into a database and updates the search index. */
export async function loadThings(db: Database, things: readonly Thing[]): Promise<void> {
  const json = (kind: Thing['kind']) =>
    JSON.stringify(
      things
        .filter((thing) => thing.kind === kind)
        .map(({ id, name, description, facts, country }) => ({
          id,
          name,
          name_key: nameSortKey(name),
          description,
          country,
          country_key: countrySortKey(country),
          kind: facts?.kind ?? null,
          synonyms: facts?.synonyms ?? {},
          identifiers: facts?.identifiers ?? {},
        })),
    );
  await db.execute(sql`
    INSERT INTO products (id, name, name_key, description, kind, synonyms, identifiers)
    SELECT id, name, name_key, description, kind, synonyms, identifiers FROM jsonb_to_recordset(${json('product')}::jsonb)
      AS r(id uuid, name text, name_key text, description text, kind text, synonyms jsonb, identifiers jsonb)
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO companies (id, name, name_key, description, country, country_key)
    SELECT id, name, name_key, description, country, country_key FROM jsonb_to_recordset(${json('company')}::jsonb)
      AS r(id uuid, name text, name_key text, description text, country text, country_key text)
    ON CONFLICT DO NOTHING`);
  await indexChanges(db, async () => undefined);
  await db.execute(sql`ANALYZE`);
}

/** Search of Millrace, as in `/api/v2/products` and `/api/v2/companies`. */
export const millrace = (db: Database): Candidate => {
  const cursors = new Cursors(Buffer.alloc(32, 1));
  return {
    name: 'Millrace',
    find: async (kind, q, limit) =>
      (
        await findPage(
          { db, cursors },
          {
            kind,
            text: q,
            filters: searchFilters({}),
            reader: 'guest',
            order: 'relevance',
            cursor: undefined,
            limit,
          },
        )
      ).ids,
  };
};

/** PostgreSQL's trigram search of names alone. */
export const trigrams = (db: Database): Candidate => ({
  name: 'trigrams alone',
  find: async (kind, q, limit) => {
    const key = nameSortKey(q);
    const table = kind === 'product' ? sql`products` : sql`companies`;
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`SELECT id FROM ${table} WHERE ${key} <% name_key
        ORDER BY word_similarity(${key}, name_key) DESC, similarity(${key}, name_key) DESC, name_key, id LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  },
});
