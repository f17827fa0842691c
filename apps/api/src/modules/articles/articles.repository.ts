import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { alikeCompany, alikeProduct } from '../../db/alike';
import { asArray } from '../../db/counts';
import { type Database, rowsOf } from '../../db/database';
import { isEventForAll } from '../../visibility';

/** A thing whose name is alike to words of an article. */
export interface NamedRow {
  kind: 'product' | 'company' | 'event';
  id: string;
  name: string;
  sector: Sector | null;
  /** What it was found by. */
  key: string;
}

/** Things of one kind at most: names repeat, and a list of them all helps nobody. */
const FOUND_MAX = 2_000;

/** Of an event's name and place, the name: as many words as it has. */
const EVENT_NAME_KEY = sql`array_to_string(
  (string_to_array(e.search_key, ' '))[1:cardinality(regexp_split_to_array(btrim(e.name), '\\s+'))], ' ')`;

const EVENT_SECTOR = sql`(SELECT p.sector FROM event_products t JOIN products p ON p.id = t.product_id
  WHERE t.event_id = e.id ORDER BY t.position LIMIT 1)`;

/**
 * Products, companies and events that are shown to all, whose names are alike to one of the keys.
 *
 * The keys are joined, and not compared as one list: planning looks at each member of a list. What is found is put in
 * order apart, or the database would walk all names in that order, and all keys for each.
 */
export function findNamed(
  db: Database,
  { products, companies }: { products: readonly string[]; companies: readonly string[] },
): Promise<NamedRow[]> {
  const asked = (keys: readonly string[]): SQL =>
    sql`MATERIALIZED (SELECT unnest(${asArray(keys)}::text[]) COLLATE "C" AS key)`;
  return rowsOf<NamedRow>(
    db,
    sql`
      WITH product_keys AS ${asked(products)}, company_keys AS ${asked(companies)},
      named_products AS MATERIALIZED (
        SELECT p.id, p.name, p.sector, k.key
        FROM product_keys k JOIN products p ON ${alikeProduct(sql`p.name_key`)} = k.key),
      named_companies AS MATERIALIZED (
        SELECT c.id, c.name, c.sector, k.key
        FROM company_keys k JOIN companies c ON ${alikeCompany(sql`c.name_key`)} = k.key),
      named_events AS MATERIALIZED (
        SELECT e.id, e.name, ${EVENT_SECTOR} AS sector, k.key
        FROM product_keys k JOIN events e ON ${alikeProduct(EVENT_NAME_KEY)} = k.key WHERE ${isEventForAll('e')})
      (SELECT 'product' AS kind, * FROM named_products ORDER BY name, id LIMIT ${FOUND_MAX})
      UNION ALL
      (SELECT 'company', * FROM named_companies ORDER BY name, id LIMIT ${FOUND_MAX})
      UNION ALL
      (SELECT 'event', * FROM named_events ORDER BY name, id LIMIT ${FOUND_MAX})`,
  );
}
