import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';

/** For whom a statement works: each may take another while. */
export type Work =
  /** A guest, who reads. */
  | 'guest'
  /** A call of a member, or one that changes something. */
  | 'call'
  /** An import, an export, or what is done after the reply. */
  | 'long'
  /** Migrations, which take what they take. */
  | 'unlimited';

/** How long a statement may take, in milliseconds; 0 is without limit. */
export type StatementLimits = Readonly<Record<Exclude<Work, 'unlimited'>, number>>;

const working = new AsyncLocalStorage<Work>();

/** Has all statements of some work, and of all that it waits for, limited by what they are for. Default: `call`. */
export const workAs = <T>(work: Work, run: () => T): T => working.run(work, run);

type OnClient = (error: Error | undefined, client: ClientBase | undefined, ...rest: unknown[]) => void;

/**
 * Has the server end statements that take too long (`statement_timeout`). The setting belongs to
 * the connection: it is sent when the pool hands a connection out, before any transaction begins, and only when it changes.
 */
export function limitStatements(pool: Pool, limits: StatementLimits): void {
  const told = new WeakMap<ClientBase, number>();
  const tell = (client: ClientBase, work: Work): void => {
    const limit = work === 'unlimited' ? 0 : limits[work];
    if ((told.get(client) ?? 0) === limit) return;
    told.set(client, limit);
    // Not waited for: a connection does one thing after another, and one that is broken fails what comes next.
    client.query(`SET statement_timeout = ${limit}`).catch(() => told.delete(client));
  };
  const connect = pool.connect.bind(pool) as (callback?: OnClient) => unknown;
  const limited = (callback?: OnClient): unknown => {
    const work = working.getStore() ?? 'call';
    if (callback) {
      return connect((error, client, ...rest) => {
        if (client) tell(client, work);
        callback(error, client, ...rest);
      });
    }
    return (connect() as Promise<ClientBase>).then((client) => {
      tell(client, work);
      return client;
    });
  };
  Object.assign(pool, { connect: limited });
}
