import { injectTraceContext, type TraceCarrier } from '@millrace/monitoring/tracing';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type Database, rowsOf, type Transaction } from '../db/database';
import type { JobData, JobKind } from './payloads';
import type { JobPolicy } from './policies';

/** A job that was handed to this process. */
export interface TakenJob<Kind extends JobKind = JobKind> {
  id: string;
  data: JobData[Kind];
  /** How often it was tried before. */
  retries: number;
  /** The request that it was sent in. */
  trace: TraceCarrier;
}

/** How a queue stands, whichever process its jobs are of. */
export interface JobFigures {
  kind: JobKind;
  /** That are due. */
  waiting: number;
  /** That are due later, such as for another attempt. */
  later: number;
  underWay: number;
  /** That were given up, and are still kept. */
  givenUp: number;
  /** For how long the oldest of those that wait has been due. */
  oldestSeconds: number;
}

/** A job that was given up. */
export interface FailedJob {
  id: string;
  kind: JobKind;
  /** What the last attempt failed of. */
  error: string;
  failedAt: Date;
}

/** What goes along with a new job. */
interface NewJob {
  /** The transaction that it belongs to. */
  tx?: Transaction;
  /** Not before this moment. */
  startAfter?: Date;
}

/** Beside what a job carries: of which request it is. */
type Carrying<Kind extends JobKind> = JobData[Kind] & { $trace?: TraceCarrier };

function carrying<Kind extends JobKind>(data: JobData[Kind]): Carrying<Kind> {
  const $trace = injectTraceContext();
  return Object.keys($trace).length === 0 ? data : { ...data, $trace };
}

/** How often a queue is tried to be made. */
const MAKE_ATTEMPTS = 5;

const executor = (db: Database | Transaction) => ({
  executeSql: (text: string, values: unknown[] = []) => runText<never>(db, text, values),
});

/**
 * The queue's tables. pg-boss writes, hands out and retries jobs; its own workers and timers stay unused, as they leave
 * the ends of jobs unawaited, which the embedded engine's only connection does not forgive at shutdown.
 */
export class JobStore {
  private readonly boss: PgBoss;

  constructor(private readonly db: Database) {
    this.boss = new PgBoss({ db: executor(db), migrate: false, supervise: false, schedule: false });
  }

  /**
   * Makes the queues that are not there yet.
   *
   * @throws When the tables are not those of this version of pg-boss.
   */
  async prepare(kinds: readonly JobKind[]): Promise<void> {
    await this.boss.start();
    const known = new Set((await this.boss.getQueues()).map(({ name }) => name));
    for (const kind of kinds) if (!known.has(kind)) await this.makeQueue(kind);
  }

  /** Processes that start together make the same queues, and the database may end one of two that wait for each other. */
  private async makeQueue(kind: JobKind): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.boss.createQueue(kind);
      } catch (error) {
        if (attempt === MAKE_ATTEMPTS) throw error;
      }
    }
  }

  /** Adds a job. @returns Its id. */
  async add<Kind extends JobKind>(
    kind: Kind,
    data: JobData[Kind],
    policy: JobPolicy,
    { tx, startAfter }: NewJob,
  ): Promise<string> {
    const id = await this.boss.send(kind, carrying(data), {
      retryLimit: policy.retries,
      retryDelay: policy.retryAfterSeconds,
      retryBackoff: true,
      expireInSeconds: policy.overdueAfterSeconds,
      ...(tx && { db: executor(tx) }),
      ...(startAfter && { startAfter }),
    });
    // pg-boss answers null where the queue is missing, and the job would be lost in silence.
    if (id === null) throw new Error(`There is no queue for jobs of the kind ${kind}.`);
    return id;
  }

  /** Adds many jobs, which are due at once. */
  async addAll<Kind extends JobKind>(
    kind: Kind,
    data: readonly JobData[Kind][],
    policy: JobPolicy,
    tx?: Transaction,
  ): Promise<void> {
    const jobs = data.map((one) => ({
      name: kind,
      data: carrying(one),
      retryLimit: policy.retries,
      retryDelay: policy.retryAfterSeconds,
      retryBackoff: true,
      expireInSeconds: policy.overdueAfterSeconds,
    }));
    await this.boss.insert(jobs, tx ? { db: executor(tx) } : {});
  }

  /** Takes jobs that are due; no other process gets them. */
  async take<Kind extends JobKind>(kind: Kind, limit: number): Promise<TakenJob<Kind>[]> {
    let failure: unknown;
    const { executeSql } = executor(this.db);
    // pg-boss takes any error for an empty queue.
    const db = {
      executeSql: (text: string, values: unknown[]) =>
        executeSql(text, values).catch((error: unknown) => {
          failure = error;
          throw error;
        }),
    };
    const jobs = await this.boss.fetch<Carrying<Kind>>(kind, { batchSize: limit, includeMetadata: true, db });
    if (failure) throw failure;
    return jobs.map(({ id, data: { $trace = {}, ...data }, retryCount }) => ({
      id,
      // What is left is what was sent.
      data: data as unknown as JobData[Kind],
      retries: retryCount,
      trace: $trace,
    }));
  }

  /** Forgets a job that is done, and with it what it carried. */
  async forget(kind: JobKind, id: string): Promise<void> {
    await this.boss.deleteJob(kind, id);
  }

  /** Gives a job back, to be tried again if its policy says so. @returns Whether it will be. */
  async retryLater(kind: JobKind, id: string, reason: string): Promise<boolean> {
    await this.boss.fail(kind, id, { message: reason });
    const [row] = await rowsOf<{ state: string }>(
      this.db,
      sql`SELECT state FROM pgboss.job WHERE name = ${kind} AND id = ${id}`,
    );
    return row?.state === 'retry';
  }

  /** Gives a job up: it is kept with its reason for who looks after the server. */
  async markFailed(kind: JobKind, id: string, reason: string): Promise<void> {
    await this.db.execute(
      sql`UPDATE pgboss.job SET retry_limit = retry_count WHERE name = ${kind} AND id = ${id}`,
    );
    await this.boss.fail(kind, id, { message: reason });
  }

  /** Gives back the jobs of processes that died. */
  async releaseExpired(): Promise<void> {
    const rows = await rowsOf<{ kind: JobKind; id: string }>(
      this.db,
      sql`SELECT name AS kind, id FROM pgboss.job WHERE state = 'active' AND started_on + expire_in < now()`,
    );
    for (const { kind, id } of rows) await this.boss.fail(kind, id, { message: 'It took too long.' });
  }

  /** The jobs that were given up, the latest first. */
  async failed(limit: number): Promise<FailedJob[]> {
    const rows = await rowsOf<{ id: string; kind: JobKind; error: string; failedAt: string }>(
      this.db,
      sql`SELECT id, name AS kind, output->>'message' AS error, completed_on AS "failedAt"
          FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT ${limit}`,
    );
    return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
  }

  /** How each queue stands that has jobs. */
  async figures(): Promise<JobFigures[]> {
    const waits = sql`state IN ('created', 'retry') AND start_after <= now()`;
    return rowsOf<JobFigures>(
      this.db,
      sql`SELECT name AS kind,
            count(*) FILTER (WHERE ${waits})::int AS waiting,
            count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after > now())::int AS later,
            count(*) FILTER (WHERE state = 'active')::int AS "underWay",
            count(*) FILTER (WHERE state = 'failed')::int AS "givenUp",
            coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE ${waits})), 0)::float8
              AS "oldestSeconds"
          FROM pgboss.job GROUP BY name`,
    );
  }

  /** Lets a job that was given up be tried once more. */
  async retry(kind: JobKind, id: string): Promise<void> {
    await this.boss.retry(kind, id);
  }
}

/** Forgets jobs that were given up a fortnight ago: what they carry should not be kept for ever. */
export async function purgeExpiredFailures(db: Database): Promise<void> {
  await db.execute(
    sql`DELETE FROM pgboss.job WHERE state = 'failed' AND completed_on < now() - interval '14 days'`,
  );
}

/**
 * Forgets jobs that were given up and name a member who leaves, by id or by an address: mails to the member, mails that
 * are answered to the member, and what was to be told. What is still to be done is done, or given up in its turn.
 */
export async function forgetFailuresOf(
  tx: Transaction,
  userId: string,
  addresses: readonly (string | null)[],
): Promise<void> {
  // As JSON has it, in quotes: an address that ends like another is somebody else's.
  const quoted = addresses.filter((address) => address !== null).map((address) => JSON.stringify(address));
  const named = [userId, ...quoted].map((text) => sql`strpos(lower(data::text), lower(${text})) > 0`);
  await tx.execute(sql`DELETE FROM pgboss.job WHERE state = 'failed' AND (${sql.join(named, sql` OR `)})`);
}

/** Runs one statement that a library wrote, on the connection of the transaction where it is one. */
async function runText<Row>(
  db: Database | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Row[] }> {
  // The embedded engine takes null for nothing, and not undefined.
  const query = { sql: text, params: values.map((value) => value ?? null) };
  const result: unknown = await db._.session.prepareQuery(query, undefined, undefined, false).execute();
  return result as { rows: Row[] };
}
