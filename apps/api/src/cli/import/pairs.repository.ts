import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../platform/db/database';

/** Two things that are to be linked. */
export interface IdPair {
  from: string;
  to: string;
}

/** Links raw materials with their applications. Gives the pairs that were not linked before. */
export function insertLinks(tx: Transaction, pairs: readonly IdPair[]): Promise<IdPair[]> {
  return rowsOf<IdPair>(
    tx,
    sql`
      INSERT INTO product_links (raw_material_id, application_id)
      SELECT "from", "to" FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS r("from" uuid, "to" uuid)
      ORDER BY 1, 2
      ON CONFLICT DO NOTHING
      RETURNING raw_material_id AS "from", application_id AS "to"
    `,
  );
}

/** Links companies with what they supply. Gives the pairs that were not linked before. */
export function insertSuppliers(tx: Transaction, pairs: readonly IdPair[]): Promise<IdPair[]> {
  return rowsOf<IdPair>(
    tx,
    sql`
      INSERT INTO suppliers (company_id, product_id, company_key, country_key, premium, contact_count)
      SELECT c.id, r."to", c.name_key, c.country_key, c.premium, c.contact_count
      FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS r("from" uuid, "to" uuid)
      JOIN companies c ON c.id = r."from"
      ORDER BY 1, 2
      ON CONFLICT DO NOTHING
      RETURNING company_id AS "from", product_id AS "to"
    `,
  );
}
