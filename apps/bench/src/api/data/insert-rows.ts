import type pg from 'pg';

const ROWS_AT_ONCE = 5000;

/** Inserts any number of rows. @param rows Their keys are the table's columns; all rows have the same keys. */
export async function insertRows(client: pg.Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  // The table's row type determines the type of each text.
  const statement = `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`;
  await inParts(rows, (part) => client.query(statement, [JSON.stringify(part)]));
}

/** Makes companies suppliers; denormalized columns of a supplier are copied from its company. */
export async function insertSupplies(
  client: pg.Client,
  rows: readonly { company_id: string; product_id: string }[],
): Promise<void> {
  const statement = `INSERT INTO suppliers (company_id, product_id, company_key, country_key, premium, contact_count)
    SELECT c.id, r.product_id, c.name_key, c.country_key, c.premium, c.contact_count
    FROM jsonb_to_recordset($1) AS r(company_id uuid, product_id uuid) JOIN companies c ON c.id = r.company_id`;
  await inParts(rows, (part) => client.query(statement, [JSON.stringify(part)]));
}

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await write(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
