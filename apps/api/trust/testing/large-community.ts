import { type SQL, sql } from 'drizzle-orm';
import { refreshCompanies } from '../../src/platform/db/company-figures';
import { recountAllProducts } from '../../src/platform/db/counts';
import { type Database, rowsOf } from '../../src/platform/db/database';

/** How much a community holds. */
export interface CommunitySize {
  members: number;
  products: number;
  companies: number;
  suppliers: number;
}

/** The community whose plans `docs/trust.md` has. */
export const LARGE: CommunitySize = {
  members: 100_000,
  products: 50_000,
  companies: 30_000,
  suppliers: 500_000,
};

const uuid = (kind: string, n: SQL): SQL => sql`md5(${`${kind} `}::text || ${n})::uuid`;

/** One of the words, by a number; each comes as often as the others. */
const pick = (words: readonly string[], n: SQL): SQL =>
  sql`(${sql.param(words)}::text[])[1 + (${n}) % ${words.length}::integer]`;

const FIRST = 'ada bruno chen dilek elif farid grace hana ines jonas kofi lena mei nils olu priya'.split(' ');
const LAST = 'smith okafor tanaka larsen rossi novak haddad kim meyer silva'.split(' ');
const KINDS = 'silica preform fiber cable coating furnace laser wafer resin gasket'.split(' ');
const USES = 'high purity|low loss|bend resistant|medical|marine|industrial|automotive'.split('|');
const MADE = 'glass photonics polymers metals optics ceramics chemicals textiles'.split(' ');

/**
 * Fills an empty database by `generate_series`, always with the same. Every product’s name has the word "energy", every
 * company’s "group": what all names share is what a search by likeness stumbles over.
 *
 * @param busyId A member who follows every second other and every tenth product, and whom all others follow; of a company
 *   that supplies what many need.
 * @param famous A product and a company that all members follow.
 */
export async function fillCommunity(
  db: Database,
  { members, products, companies, suppliers }: CommunitySize,
  busyId: string,
): Promise<{ famousProduct: string; famousCompany: string }> {
  const n = sql`n`;
  const run = (statement: SQL) => db.execute(statement);
  await run(sql`
    INSERT INTO companies (id, name, name_key, country, country_key)
    SELECT ${uuid('company', n)}, initcap(k), k, 'DE', 'germany' FROM (
      SELECT n, ${pick(LAST, sql`n / 8`)} || ' ' || ${pick(MADE, n)} || ' ' || n || ' group' AS k
      FROM generate_series(1, ${companies}::integer) n
    ) c`);
  await run(sql`
    INSERT INTO users (id, email, first_name, last_name, display_name, name_key, company_id, company_updated, is_active, plan)
    SELECT ${uuid('user', n)}, 'member.' || n || '@large.example', initcap(f), initcap(l),
      initcap(f || ' ' || l) || ' ' || n, f || ' ' || l || ' ' || n,
      ${uuid('company', sql`(1 + n % ${companies}::integer)`)}, n % 3 = 0, n % 100 <> 0, CASE WHEN n % 20 = 0 THEN 'premium' ELSE 'free' END
    FROM (
      SELECT n, ${pick(FIRST, n)} AS f, ${pick(LAST, sql`n / 16`)} AS l
      FROM generate_series(1, ${members}::integer) n
    ) m`);
  await run(sql`
    INSERT INTO products (id, name, name_key, description, sector)
    SELECT ${uuid('product', n)}, initcap(k), k, 'Made for ' || k,
      CASE n % 3 WHEN 0 THEN 'photovoltaic' WHEN 1 THEN 'optical-fiber' END
    FROM (
      SELECT n, ${pick(USES, sql`n / 10`)} || ' ' || ${pick(KINDS, n)} || ' ' || n || ' energy' AS k
      FROM generate_series(1, ${products}::integer) n
    ) p`);
  // Skewed as catalogues are: the first products have hundreds, the last a handful.
  await run(sql`
    INSERT INTO suppliers (product_id, company_id, company_key, country_key)
    SELECT ${uuid('product', sql`(1 + floor(power(random_at, 2) * ${products}::integer)::integer % ${products}::integer)`)},
      ${uuid('company', sql`(1 + (n::bigint * 7919) % ${companies}::integer)`)}, '', ''
    FROM (
      SELECT n, ('x' || substr(md5('s' || n), 1, 8))::bit(32)::bigint / 4294967296.0 AS random_at
      FROM generate_series(1, ${suppliers}::integer) n
    ) s ON CONFLICT DO NOTHING`);
  await run(sql`
    INSERT INTO product_links (raw_material_id, application_id)
    SELECT ${uuid('product', n)}, ${uuid('product', sql`(1 + (n * 31 + k * 977) % ${products}::integer)`)}
    FROM generate_series(1, ${products}::integer) n, generate_series(1, 3) k
    WHERE n <> 1 + (n * 31 + k * 977) % ${products}::integer
    ON CONFLICT DO NOTHING`);
  const famousProduct = sql`${uuid('product', sql`1`)}`;
  const famousCompany = sql`${uuid('company', sql`1`)}`;
  await run(sql`
    INSERT INTO product_followers (product_id, user_id, created_at)
    SELECT ${famousProduct}, id, timestamptz '2026-01-01' + substr(email, 8, position('@' in email) - 8)::integer * interval '1 second'
    FROM users WHERE email LIKE '%@large.example'`);
  await run(sql`
    INSERT INTO company_followers (company_id, user_id, created_at)
    SELECT ${famousCompany}, user_id, created_at FROM product_followers`);
  await run(sql`
    INSERT INTO product_followers (product_id, user_id)
    SELECT ${uuid('product', sql`(10 * n)`)}, ${busyId}::uuid FROM generate_series(1, ${products}::integer / 10) n`);
  await run(sql`
    INSERT INTO connections (user_id, connected_id)
    SELECT ${busyId}::uuid, ${uuid('user', sql`(2 * n)`)} FROM generate_series(1, ${members}::integer / 2) n`);
  await run(sql`
    INSERT INTO connections (user_id, connected_id)
    SELECT id, ${busyId}::uuid FROM users WHERE email LIKE '%@large.example'`);
  await run(sql`UPDATE users SET company_id = ${famousCompany} WHERE id = ${busyId}`);
  await db.transaction(async (tx) => {
    await refreshCompanies(tx, null);
    await recountAllProducts(tx);
  });
  await run(sql`VACUUM ANALYZE`);
  const [famous] = await rowsOf<{ famousProduct: string; famousCompany: string }>(
    db,
    sql`SELECT ${famousProduct} AS "famousProduct", ${famousCompany} AS "famousCompany"`,
  );
  if (!famous) throw new Error('A SELECT without FROM has one row.');
  return famous;
}
