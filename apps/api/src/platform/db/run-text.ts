import type { Database, Transaction } from './database';

/** Runs one statement that a library wrote, on the connection of the transaction where it is one. */
export async function runText<Row>(
  db: Database | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Row[] }> {
  // The embedded engine takes null for nothing, and not undefined.
  const query = { sql: text, params: values.map((value) => value ?? null) };
  const result: unknown = await db._.session.prepareQuery(query, undefined, undefined, false).execute();
  return result as { rows: Row[] };
}
