import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientBase, Pool } from 'pg';

/** Purpose of a statement, which determines its timeout. */
export type Work =
  /** A guest's read, which a replica may answer. */
  | 'guest'
  /** A member's call, or a write. */
  | 'call'
  /** An import, an export or a background job. */
  | 'long'
  /** A migration, without timeout. */
  | 'unlimited';

/** Statement timeouts in milliseconds; 0 for none. */
export type StatementLimits = Readonly<Record<Exclude<Work, 'unlimited'>, number>>;

const working = new AsyncLocalStorage<Work>();

/** Runs work whose statements have the timeout of a purpose. Default: `call`. */
export const workAs = <T>(work: Work, run: () => T): T => working.run(work, run);

/** Returns whether the current work is a guest's read. */
export const isGuestRead = (): boolean => working.getStore() === 'guest';

/** Returns the timeout of the current work in milliseconds; 0 for none. */
export function currentLimit(limits: StatementLimits): number {
  const work = working.getStore() ?? 'call';
  return work === 'unlimited' ? 0 : limits[work];
}

type OnClient = (error: Error | undefined, client: ClientBase | undefined, ...rest: unknown[]) => void;

/**
 * Sets `statement_timeout` by purpose. The setting belongs to the connection: it is sent when the pool hands out a
 * connection, before any transaction, and only when it changes.
 */
export function limitStatements(pool: Pool, limits: StatementLimits): void {
  const told = new WeakMap<ClientBase, number>();
  const tell = (client: ClientBase, limit: number): void => {
    if ((told.get(client) ?? 0) === limit) return;
    told.set(client, limit);
    // Not awaited: a connection runs statements in order, and a broken one fails the next.
    client.query(`SET statement_timeout = ${limit}`).catch(() => told.delete(client));
  };
  const connect = pool.connect.bind(pool) as (callback?: OnClient) => unknown;
  const limited = (callback?: OnClient): unknown => {
    const limit = currentLimit(limits);
    if (callback) {
      return connect((error, client, ...rest) => {
        if (client) tell(client, limit);
        callback(error, client, ...rest);
      });
    }
    return (connect() as Promise<ClientBase>).then((client) => {
      tell(client, limit);
      return client;
    });
  };
  Object.assign(pool, { connect: limited });
}
