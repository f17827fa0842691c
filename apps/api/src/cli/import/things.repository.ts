import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../platform/db/as-array';
import { refreshCompanies } from '../../platform/db/company-figures';
import { rowsOf, type Transaction } from '../../platform/db/database';
import { type Field, IDENTIFIER_FIELDS, SYNONYM_FIELDS } from './plan';
import type { CompanyRow, NamedRow, ProductRow } from './rows';

/** A table with records that have keys or names. */
export type Table = 'products' | 'companies';

/** Numbers of inserted and updated rows; all others were unchanged. */
export interface Written {
  created: number;
  updated: number;
}

/**
 * Upserts products; updates only those that differ.
 *
 * @param rows Rows with distinct IDs.
 * @param fields Fields that may change; members' edits of others remain.
 */
export async function writeProducts(
  tx: Transaction,
  rows: readonly ProductRow[],
  fields: ReadonlySet<Field>,
): Promise<Written> {
  const changed = await upsert(tx, {
    table: 'products',
    columns: sql`id uuid, name text, name_key text, description text, country text, sector text, kind text,
      synonyms jsonb, identifiers jsonb, properties jsonb`,
    names: [
      ...['id', 'name', 'name_key', 'description', 'country', 'sector'],
      ...['kind', 'synonyms', 'identifiers', 'properties'],
    ],
    changes: [
      ...changesOf('products', fields),
      ...partsOf('synonyms', SYNONYM_FIELDS, fields),
      ...partsOf('identifiers', IDENTIFIER_FIELDS, fields),
    ],
    further: sql`version = products.version + 1`,
    rows,
  });
  return countsOf(changed);
}

/** Upserts companies; updates only those that differ. See `writeProducts`. */
export async function writeCompanies(
  tx: Transaction,
  rows: readonly CompanyRow[],
  fields: ReadonlySet<Field>,
): Promise<Written> {
  const changed = await upsert(tx, {
    table: 'companies',
    columns: sql`id uuid, name text, name_key text, description text, country text, country_key text, sector text,
      type text, address text, url text`,
    names: [
      'id',
      'name',
      'name_key',
      'description',
      'country',
      'country_key',
      'sector',
      'type',
      'address',
      'url',
    ],
    changes: changesOf('companies', fields),
    rows,
  });
  await refreshCompanies(
    tx,
    changed.filter(({ created }) => !created).map(({ id }) => id),
  );
  return countsOf(changed);
}

/** Inserts products with only a name. */
export async function createProducts(
  tx: Transaction,
  rows: readonly (NamedRow & { sector: string | null })[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO products (id, name, name_key, description, sector)
    SELECT id, name, name_key, description, sector
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(id uuid, name text, name_key text, description text, sector text)
    ORDER BY id
    ON CONFLICT (id) DO NOTHING
  `);
}

/** Inserts companies with only a name. */
export async function createCompanies(
  tx: Transaction,
  rows: readonly (NamedRow & { country_key: string; sector: string | null })[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO companies (id, name, name_key, description, country_key, sector)
    SELECT id, name, name_key, description, country_key, sector
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r(id uuid, name text, name_key text, description text, country_key text, sector text)
    ORDER BY id
    ON CONFLICT (id) DO NOTHING
  `);
}

interface Upsert {
  table: Table;
  /** SQL: columns with their types, as a column definition list. */
  columns: SQL;
  names: readonly string[];
  /** SQL: assignments of the columns that may change. */
  changes: readonly { column: string; value: SQL }[];
  /** SQL: further assignments of an updated row. */
  further?: SQL;
  rows: readonly object[];
}

function upsert(tx: Transaction, { table: tableName, columns, names, changes, further, rows }: Upsert) {
  const table = sql.identifier(tableName);
  const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
  const named = list(names.map((name) => sql`${sql.identifier(name)}`));
  const before = list(changes.map(({ column }) => sql`${table}.${sql.identifier(column)}`));
  const after = list(changes.map(({ value }) => value));
  const set = list([
    ...changes.map(({ column, value }) => sql`${sql.identifier(column)} = ${value}`),
    sql`updated_at = now()`,
    ...(further ? [further] : []),
  ]);
  return rowsOf<{ id: string; created: boolean }>(
    tx,
    // An inserted row has an `xmax` of 0, an updated one has not.
    sql`
      INSERT INTO ${table} (${named})
      SELECT ${named} FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(${columns}) ORDER BY id
      ON CONFLICT (id) DO UPDATE SET ${set} WHERE (${before}) IS DISTINCT FROM (${after})
      RETURNING id, xmax = 0 AS created
    `,
  );
}

function changesOf(table: Table, fields: ReadonlySet<Field>): { column: string; value: SQL }[] {
  const become = (column: string) => ({ column, value: sql`excluded.${sql.identifier(column)}` });
  return [
    become('name'),
    become('name_key'),
    // A name that was too long is stored there in full, even if the plan does not fill the description.
    fields.has('description')
      ? become('description')
      : {
          column: 'description',
          value: sql`coalesce(excluded.description, ${sql.identifier(table)}.description)`,
        },
    ...(['country', 'sector', 'kind', 'properties', 'type', 'address', 'url'] as const)
      .filter((field) => fields.has(field))
      .flatMap((field) =>
        field === 'country' && table === 'companies'
          ? [become('country'), become('country_key')]
          : [become(field)],
      ),
  ];
}

/** SQL: merges a JSON column, of which a file fills only some keys. */
function partsOf(
  column: 'synonyms' | 'identifiers',
  parts: Readonly<Partial<Record<Field, string>>>,
  fields: ReadonlySet<Field>,
): { column: string; value: SQL }[] {
  const filled = Object.entries(parts).flatMap(([field, part]) => (fields.has(field as Field) ? [part] : []));
  if (filled.length === 0) return [];
  const name = sql.identifier(column);
  return [{ column, value: sql`(products.${name} - ${asArray(filled)}::text[]) || excluded.${name}` }];
}

function countsOf(changed: readonly { created: boolean }[]): Written {
  const created = changed.filter((row) => row.created).length;
  return { created, updated: changed.length - created };
}

/** Two records to link. */
export interface IdPair {
  from: string;
  to: string;
}

/** Links raw materials with their applications. Returns the new pairs. */
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

/** Links companies with their products. Returns the new pairs. */
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
