import { sql } from 'drizzle-orm';
import type { Database } from '../../../api/src/platform/db/database';

/** Products per level; each has raw materials of the next. */
const LEVELS = [1, 12, 90, 500, 1800, 3200, 4397] as const;

const COMPANIES = 20_000;
const SUPPLIERS_EACH = 20;

/** Returns the SQL expression of a product's id by number. */
const productId = (number: string) => sql.raw(`lpad(to_hex(${number}), 32, '0')::uuid`);

/** End product of the chain. */
export const ROOT_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Loads a chain of 10,000 products, half of which go into two others, some back into one of the first level; each has
 * twenty suppliers of forty countries, one in fifty of no known country.
 */
export async function loadChain(db: Database): Promise<void> {
  const products = LEVELS.reduce((sum: number, one) => sum + one, 0);
  await db.execute(sql`
    INSERT INTO products (id, name, name_key)
    SELECT ${productId('n')}, 'Product ' || n, 'product ' || lpad(n::text, 6, '0')
    FROM generate_series(0, ${products - 1}::int) n`);
  let first = 0;
  for (const [level, size] of LEVELS.slice(0, -1).entries()) {
    const next = first + size;
    const below = LEVELS[level + 1] ?? 0;
    await db.execute(sql`
      INSERT INTO product_links (raw_material_id, application_id)
      SELECT ${productId('n')}, ${productId(`${first} + n % ${size}`)}
      FROM generate_series(${next}::int, ${next + below - 1}::int) n
      UNION SELECT ${productId('n')}, ${productId(`${first} + (n * 7) % ${size}`)}
      FROM generate_series(${next}::int, ${next + below - 1}::int, 2) n
      ON CONFLICT DO NOTHING`);
    first = next;
  }
  await db.execute(sql`
    INSERT INTO product_links (raw_material_id, application_id)
    SELECT ${productId('1 + n % 12')}, ${productId('n')}
    FROM generate_series(${first}::int, ${products - 1}::int, 100) n ON CONFLICT DO NOTHING`);
  await db.execute(sql`
    INSERT INTO companies (id, name, name_key, country, country_key)
    SELECT ${productId('n')}, 'Company ' || n, 'company ' || n,
      CASE WHEN n % 50 > 0 THEN (ARRAY['CN','CN','CN','JP','DE','US','KR','TW','FR','IT','GB','IN','BR','SE','CH','NL',
        'BE','AT','ES','PL','CZ','FI','NO','DK','IE','PT','CA','MX','AU','ZA','TH','VN','MY','SG','ID','TR','IL','CL',
        'PE','QA'])[1 + n % 40] END, ''
    FROM generate_series(0, ${COMPANIES - 1}::int) n`);
  await db.execute(sql`
    INSERT INTO suppliers (product_id, company_id, company_key, country_key)
    SELECT ${productId('p')}, ${productId(`(p * 31 + s * 977) % ${COMPANIES}`)}, '', ''
    FROM generate_series(0, ${products - 1}::int) p, generate_series(1, ${SUPPLIERS_EACH}::int) s
    ON CONFLICT DO NOTHING`);
  for (const table of ['products', 'product_links', 'companies', 'suppliers', 'chain_changes']) {
    await db.execute(sql.raw(`VACUUM ANALYZE ${table}`));
  }
}
