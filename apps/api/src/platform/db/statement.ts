import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { type Database, rowsOf, type Transaction } from './database';

/** Placeholder for a value of each run. */
export type Value<Values> = (name: keyof Values & string) => SQL;

/** A frequent query with handwritten SQL that is built once. */
export type Statement<Values, Row> = (db: Database | Transaction, values: Values) => Promise<Row[]>;

const dialect = new PgDialect();

/** SQL with `$1` for the first named value. */
interface Compiled {
  text: string;
  names: string[];
}

/** Every statement by name, for the test of row types (`row-types.api.test.ts`). */
export const statements = new Map<string, () => Compiled>();

/**
 * Creates a prepared statement. On PostgreSQL each connection parses it once, by name.
 *
 * Rows are returned as the driver reads them, which skips the query builder's mapping: columns are named in SQL as the
 * row's fields (`AS "companyName"`), and a test compares the row's type with the columns.
 *
 * @param name Unique name.
 * @param write Returns the SQL; `value('id')` is a placeholder.
 */
export function statement<Values extends object, Row>(
  name: string,
  write: (value: Value<Values>) => SQL,
): Statement<Values, Row> {
  let compiled: Compiled | undefined;
  statements.set(name, () => compile(write));
  return async (db, values) => {
    const client = clientOf(db);
    if (!client)
      return rowsOf<Row>(
        db,
        write((key) => sql`${Reflect.get(values, key)}`),
      );
    compiled ??= compile(write);
    const { text, names } = compiled;
    return client(
      name,
      text,
      names.map((key) => Reflect.get(values, key)),
    ) as Promise<Row[]>;
  };
}

function compile<Values>(write: (value: Value<Values>) => SQL): Compiled {
  const query = dialect.sqlToQuery(write((name) => sql`${sql.placeholder(name)}`));
  const asked = query.params.map((param) => (param as { name: string }).name);
  // A value used in several places is sent once.
  const names = [...new Set(asked)];
  const text = query.sql.replace(/\$(\d+)/g, (_, at) => `$${names.indexOf(asked[Number(at) - 1] ?? '') + 1}`);
  return { text, names };
}

type Run = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;

const runs = new WeakMap<object, Run>();

// A transaction exposes no client: the query builder runs the statement.
function clientOf(db: Database | Transaction): Run | null {
  if (!('$client' in db) || typeof db.$client !== 'object' || db.$client === null) return null;
  let run = runs.get(db.$client);
  if (!run) {
    run = runOn(db.$client);
    runs.set(db.$client, run);
  }
  return run;
}

function runOn(client: object): Run {
  // Only PostgreSQL's pool counts its clients.
  if ('totalCount' in client) {
    const pool = client as Pool;
    return async (name, text, values) => (await pool.query({ name, text, values })).rows;
  }
  const engine = client as { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };
  return async (_name, text, values) => (await engine.query(text, values)).rows;
}

/**
 * Returns a table's columns for a `SELECT`, aliased as the schema's fields: `p.name_key AS "nameKey", …`.
 *
 * @param alias Alias of the table.
 */
export function columnsOf<Table extends PgTable>(
  table: Table,
  alias: string,
  names: readonly (keyof Table['_']['columns'] & string)[],
): SQL {
  const columns = getTableColumns(table);
  const parts = names.map(
    (name) =>
      sql`${sql.identifier(alias)}.${sql.identifier(columns[name]?.name ?? name)} AS ${sql.identifier(name)}`,
  );
  return sql.join(parts, sql`, `);
}
