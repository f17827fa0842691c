import type { Database } from '../src/platform/db/database';

/** A statement as the driver was given it. */
export interface SentStatement {
  text: string;
  values: readonly unknown[];
}

/** A step of how the database answers a statement; as `EXPLAIN (FORMAT JSON)` has it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Client {
  query(statement: string | SentStatement, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

// Each engine's driver has a `query`; the database's type doesn't tell of it.
const clientOf = (db: Database): Client => Reflect.get(db, '$client');

/** The statements that some work sends, in order. */
export async function recordStatements(db: Database, work: () => Promise<unknown>): Promise<SentStatement[]> {
  const client = clientOf(db);
  const sent: SentStatement[] = [];
  const before = client.query;
  const query = before.bind(client);
  client.query = (statement, values) => {
    const { text, values: own } = typeof statement === 'string' ? { text: statement, values } : statement;
    sent.push({ text, values: own ?? values ?? [] });
    return query(statement, values);
  };
  try {
    await work();
  } finally {
    client.query = before;
  }
  return sent;
}

/** How the database would answer a statement. */
export async function planOf(db: Database, { text, values }: SentStatement): Promise<PlanNode> {
  const { rows } = await clientOf(db).query(`EXPLAIN (FORMAT JSON) ${text}`, values);
  const [row] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
  if (!row) throw new Error('There is no plan.');
  return row['QUERY PLAN'][0].Plan;
}

/** Each way down a plan to a read of a table, from the top. */
export function readsOf(table: string, node: PlanNode, above: readonly PlanNode[] = []): PlanNode[][] {
  const path = [...above, node];
  if (node['Relation Name'] === table) return [path];
  return (node.Plans ?? []).flatMap((inner) => readsOf(table, inner, path));
}
