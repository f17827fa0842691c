import { nameSortKey } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { indexChanges } from '../../../api/src/areas/operations/search';
import type { Database } from '../../../api/src/platform/db/database';
import { demoThings } from '../search-quality/corpus';
import { type BulkLoad, openBulkLoad } from './bulk-load';

const COUNTRIES = [
  'DE',
  'JP',
  'US',
  'CN',
  'KR',
  'SE',
  'FR',
  'IT',
  'GB',
  'NL',
  'CH',
  'IN',
  'TW',
  'PL',
  'ES',
  'BR',
];
const SECTORS = [
  'optical-fiber',
  'photovoltaic',
  'uv-eb-curing',
  'lithium-ion',
  'additive-manufacturing',
  'carbon-fiber',
  'semiconductor',
  'green-hydrogen',
];

/** Number of rows per statement. */
const AT_ONCE = 20_000;

/** Number of documents per transaction. */
const DOCUMENTS_AT_ONCE = 5_000;

/** Syllables of the brands in names, so that the vocabulary is as large as in a real catalogue. */
const SYLLABLES = 'ba ce di fo gu ka le mi no pu ra se ti vo xu za lo nei tra vex'.split(' ');

/** Number of brands. */
const BRANDS = 60_000;

/** Sizes of a catalogue. */
export interface CatalogueSize {
  products: number;
  companies: number;
  links: number;
}

/** Returns the sizes of a catalogue with a third as many companies as products, and five suppliers per product. */
export const sizeOf = (products: number): CatalogueSize => ({
  products,
  companies: Math.round(products * 0.3),
  links: products * 5,
});

/**
 * Creates a catalogue deterministically: names combine those of the demo data with brands and grades, so that word
 * frequencies are realistic. The first products have many followers, the last few. Resumes what an earlier run has
 * created.
 */
export async function loadCatalogue(db: Database, size: CatalogueSize): Promise<void> {
  const load = await openBulkLoad(db);
  const demo = demoThings();
  await load.once('names', async (tx) => {
    await tx.execute(sql`CREATE TABLE bench_names AS
      SELECT r.at, r.name, r.name_key, r.description, r.synonyms, r.kind, r.identifiers
      FROM jsonb_to_recordset(${JSON.stringify(
        demo.map(({ name, description, facts }, at) => ({
          at,
          name,
          name_key: nameSortKey(name),
          description: description.slice(0, 300),
          synonyms: facts?.synonyms ?? {},
          kind: facts?.kind ?? null,
          identifiers: facts?.identifiers ?? {},
        })),
      )}::jsonb) AS r(at integer, name text, name_key text, description text, synonyms jsonb, kind text, identifiers jsonb)`);
  });
  const tables = ['products', 'companies', 'suppliers'];
  for (const table of tables) await db.execute(sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER USER`));
  await loadThings(load, size, demo.length);
  for (const table of tables) await db.execute(sql.raw(`ALTER TABLE ${table} ENABLE TRIGGER USER`));
  await load.once('changes', async (tx) => {
    await tx.execute(sql`INSERT INTO search_changes (kind, id)
      SELECT 'product', id FROM products UNION ALL SELECT 'company', id FROM companies`);
  });
  await load.once('analysed', async (tx) => {
    await tx.execute(sql`ANALYZE`);
  });
  await load.withoutIndexes('search_documents', () =>
    indexChanges(db, async () => undefined, DOCUMENTS_AT_ONCE),
  );
  await db.execute(sql`VACUUM ANALYZE search_documents`);
  await db.execute(sql`VACUUM ANALYZE search_words`);
}

async function loadThings(
  load: BulkLoad,
  { products, companies, links }: CatalogueSize,
  names: number,
): Promise<void> {
  const brand = sql`(SELECT initcap(string_agg((${sql.param(SYLLABLES)}::text[])[1 + (b.of / p.by) % ${SYLLABLES.length}], '' ORDER BY p.by))
    FROM (VALUES (1), (20), (400), (8000)) p(by))`;
  await load.inParts('companies', companies, AT_ONCE, async (tx, from, to) => {
    await tx.execute(sql`
      INSERT INTO companies (id, name, name_key, country, country_key, sector, type, description)
      SELECT md5('c' || i)::uuid, f.name || ' Works ' || i, lower(f.name) || ' works ' || i, c.code, lower(c.code),
        (${sql.param(SECTORS)}::text[])[1 + i % 8], (ARRAY['manufacturer','distributor','salesAgent'])[1 + i % 3],
        'Makes ' || n.name
      FROM generate_series(${from}::integer, ${to - 1}::integer) i
      JOIN bench_names n ON n.at = (i * 7) % ${names}
      CROSS JOIN LATERAL (SELECT ((i::bigint * 104729) % ${BRANDS})::integer AS of) b
      CROSS JOIN LATERAL (SELECT ${brand} AS name) f
      CROSS JOIN LATERAL (SELECT (${sql.param(COUNTRIES)}::text[])[1 + (i * 13) % ${COUNTRIES.length}] AS code) c`);
  });
  await load.inParts('products', products, AT_ONCE, async (tx, from, to) => {
    await tx.execute(sql`
      INSERT INTO products (id, name, name_key, description, sector, kind, synonyms, identifiers, follower_count,
        supplier_count, created_at)
      SELECT md5('p' || i)::uuid, n.name || ' ' || f.name || ', grade ' || g.grade,
        n.name_key || ' ' || lower(f.name) || ', grade ' || lower(g.grade),
        n.description, (${sql.param(SECTORS)}::text[])[1 + i % 8], n.kind,
        CASE WHEN i < ${names} THEN n.synonyms ELSE '{}' END,
        CASE WHEN i < ${names} THEN n.identifiers ELSE jsonb_build_object('partNumbers', jsonb_build_array(g.grade)) END,
        (1000000 / (i + 10))::integer, CASE WHEN i % 7 = 0 THEN 0 ELSE 5 END, now() - i * interval '1 second'
      FROM generate_series(${from}::integer, ${to - 1}::integer) i
      JOIN bench_names n ON n.at = i % ${names}
      CROSS JOIN LATERAL (SELECT ((i::bigint * 7919) % ${BRANDS})::integer AS of) b
      CROSS JOIN LATERAL (SELECT ${brand} AS name) f
      CROSS JOIN LATERAL (SELECT chr(65 + i % 26) || chr(65 + (i / 26) % 26) || '-' || i AS grade) g`);
  });
  await load.inParts('suppliers', links, AT_ONCE * 5, async (tx, from, to) => {
    await tx.execute(sql`
      INSERT INTO suppliers (product_id, company_id, company_key, country_key)
      SELECT md5('p' || (i / 5))::uuid, md5('c' || ((i::bigint * 7919) % ${companies}))::uuid, '', ''
      FROM generate_series(${from}::integer, ${to - 1}::integer) i
      WHERE (i / 5) % 7 <> 0
      ON CONFLICT DO NOTHING`);
  });
}
