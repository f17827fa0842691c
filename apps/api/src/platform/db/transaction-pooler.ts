import type { ClientBase, Pool } from 'pg';

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Adapts a pool to a pooler in transaction mode, such as PgBouncer, which may use another server connection for each
 * transaction: session settings and named statements would be lost, or leak to another client. Each single statement
 * therefore runs in a transaction of its own, which takes two more round trips to the pooler.
 */
export function queryInTransactions(pool: Pool): void {
  const query: Query = async (statement, ...rest) => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const run = client.query.bind(client) as unknown as Query;
      await run('BEGIN');
      try {
        const result = await run(statement, ...rest);
        await run('COMMIT');
        return result;
      } catch (error) {
        await run('ROLLBACK').catch((reason: Error) => {
          broken = reason;
        });
        throw error;
      }
    } finally {
      client.release(broken);
    }
  };
  Object.assign(pool, { query });
}

/**
 * Makes a connection independent of its session: each `BEGIN` is followed by the settings, and statements have no name.
 *
 * @param settings Returns `SET LOCAL` statements.
 */
export function forgoSession(client: ClientBase, settings: () => string): void {
  const query = client.query.bind(client) as unknown as Query;
  const rewrite = (text: string): string => (/^\s*begin\b/i.test(text) ? `${text}; ${settings()}` : text);
  const unnamed: Query = (statement, ...rest) => {
    if (typeof statement === 'string') return query(rewrite(statement), ...rest);
    const { name: _, text, ...others } = statement as { name?: string; text: string };
    return query({ ...others, text: rewrite(text) }, ...rest);
  };
  Object.assign(client, { query: unnamed });
}
