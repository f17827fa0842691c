import type { Pool } from 'pg';
import { sqlState } from './sql-state';
import { isGuestRead, workAs } from './statement-limit';

type Query = (statement: unknown, ...rest: unknown[]) => Promise<unknown>;

/** Interval of the check of each replica, in milliseconds. */
const CHECK_MS = 1_000;

/** Number of checks by which a replica may be behind. */
const BEHIND_MOST = 5;

const READ = /^\s*(?:SELECT|WITH)\b/i;

/** A replica, and whether it answers and is recent. */
interface Replica {
  pool: Pool;
  isUsable: boolean;
}

/** Read replicas of a database, which answer guests' reads. */
export class Replicas {
  private readonly replicas: Replica[];
  private turn = 0;
  /** Positions of the primary at the last checks, oldest first. */
  private positions: string[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly primary: Pool,
    pools: readonly Pool[],
  ) {
    this.replicas = pools.map((pool) => ({ pool, isUsable: false }));
    const query = primary.query.bind(primary) as unknown as Query;
    const routed: Query = (statement, ...rest) => this.read(statement, rest, () => query(statement, ...rest));
    Object.assign(primary, { query: routed });
    this.timer = setInterval(() => void this.check(), CHECK_MS);
    this.timer.unref();
  }

  /** Number of replicas that answer and are recent. */
  get usable(): number {
    return this.replicas.filter(({ isUsable }) => isUsable).length;
  }

  /** Checks the primary's position, and that of each replica. */
  async check(): Promise<void> {
    await workAs('call', async () => {
      // While the primary is away, its replicas are as recent as anything.
      const position = await this.primary
        .query<{ position: string }>('SELECT pg_current_wal_lsn()::text AS position')
        .then(({ rows }) => rows[0]?.position)
        .catch(() => undefined);
      if (position) this.positions = [...this.positions, position].slice(-BEHIND_MOST);
      await Promise.all(this.replicas.map((replica) => this.checkOne(replica)));
    });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }

  private async checkOne(replica: Replica): Promise<void> {
    try {
      const { rows } = await replica.pool.query<{ is_recent: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS is_recent',
        [this.positions[0] ?? '0/0'],
      );
      replica.isUsable = rows[0]?.is_recent ?? false;
    } catch {
      replica.isUsable = false;
    }
  }

  /** Reads from a replica if the caller is a guest, else, and if the replica fails, from the primary. */
  private async read(
    statement: unknown,
    rest: readonly unknown[],
    fromPrimary: () => Promise<unknown>,
  ): Promise<unknown> {
    const replica = isGuestRead() && READ.test(textOf(statement)) ? this.next() : null;
    if (!replica) return fromPrimary();
    try {
      return await (replica.pool.query as unknown as Query).call(replica.pool, statement, ...rest);
    } catch (error) {
      const state = sqlState(error);
      if (!isOfReplica(state)) throw error;
      // It is used again once a check succeeds.
      if (state === null || state.startsWith('08') || state.startsWith('57P')) replica.isUsable = false;
      return fromPrimary();
    }
  }

  private next(): Replica | null {
    for (let tried = 0; tried < this.replicas.length; tried += 1) {
      this.turn = (this.turn + 1) % this.replicas.length;
      const replica = this.replicas[this.turn];
      if (replica?.isUsable) return replica;
    }
    return null;
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '');

/**
 * Returns true if a failure is due to the replica: a lost connection (no SQLSTATE, `08`, `57P`), too few resources (`53`), a
 * conflict with replay (`40001`), a write (`25006`), or a table or column that has not arrived yet.
 */
const isOfReplica = (state: string | null): boolean =>
  state === null || /^(?:08|57P|53)/.test(state) || ['40001', '25006', '42P01', '42703'].includes(state);
