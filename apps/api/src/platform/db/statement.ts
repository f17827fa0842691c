import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { type Database, rowsOf, type Transaction } from './database';

/** Stands for a value that each run of a statement brings. */
export type Value<Values> = (name: keyof Values & string) => SQL;

/** A read that is asked so often that its SQL is written by hand and built once. */
export type Statement<Values, Row> = (db: Database | Transaction, values: Values) => Promise<Row[]>;

const dialect = new PgDialect();

/** A statement's SQL, with `$1` for the first of the values that are named. */
interface Compiled {
  text: string;
  names: string[];
}

/** Every statement, by its name, to be held against its row's type (`row-types.api.test.ts`). */
export const statements = new Map<string, () => Compiled>();

/**
 * Makes a statement. On PostgreSQL each connection parses it once and keeps it by its name.
 *
 * Rows come as the driver reads them, which spares the query builder's own reading of each cell: so columns are named
 * in the SQL as the row's fields are (`AS "companyName"`); a test holds the row's type against the columns.
 *
 * @param name One of a kind.
 * @param write Writes the SQL; `value('id')` stands for a value of each run.
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
  // A value that stands in several places is sent once.
  const names = [...new Set(asked)];
  const text = query.sql.replace(/\$(\d+)/g, (_, at) => `$${names.indexOf(asked[Number(at) - 1] ?? '') + 1}`);
  return { text, names };
}

type Run = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;

const runs = new WeakMap<object, Run>();

// A transaction has no client of its own to ask: there the query builder asks for it.
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
  // Only the pool of PostgreSQL counts its clients.
  if ('totalCount' in client) {
    const pool = client as Pool;
    return async (name, text, values) => (await pool.query({ name, text, values })).rows;
  }
  const engine = client as { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> };
  return async (_name, text, values) => (await engine.query(text, values)).rows;
}

/**
 * Columns of a table for the list of a `SELECT`, each named as the schema's field: `p.name_key AS "nameKey", …`.
 *
 * @param alias What the statement calls the table.
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
