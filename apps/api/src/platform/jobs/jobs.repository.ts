import { injectTraceContext, type TraceCarrier } from '@millrace/monitoring/tracing';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { type Database, rowsOf, type Transaction } from '../db/database';
import type { JobData, JobKind } from './payloads';
import type { JobPolicy } from './policies';

/** A job fetched by this process. */
export interface TakenJob<Kind extends JobKind = JobKind> {
  id: string;
  data: JobData[Kind];
  /** Number of earlier attempts. */
  retries: number;
  /** ID of the request that created it. */
  trace: TraceCarrier;
}

/** State of a queue across processes. */
export interface JobFigures {
  kind: JobKind;
  /** Due jobs. */
  waiting: number;
  /** Jobs due later, such as retries. */
  later: number;
  underWay: number;
  /** Failed jobs that are still stored. */
  givenUp: number;
  /** Age of the oldest due job. */
  oldestSeconds: number;
}

/** A failed job. */
export interface FailedJob {
  id: string;
  kind: JobKind;
  /** Error of the last attempt. */
  error: string;
  failedAt: Date;
}

/** Options of a new job. */
interface NewJob {
  /** Transaction that creates it. */
  tx?: Transaction;
  /** Earliest start. */
  startAfter?: Date;
}

/** Metadata beside the payload: the request ID. */
type Carrying<Kind extends JobKind> = JobData[Kind] & { $trace?: TraceCarrier };

function carrying<Kind extends JobKind>(data: JobData[Kind]): Carrying<Kind> {
  const $trace = injectTraceContext();
  return Object.keys($trace).length === 0 ? data : { ...data, $trace };
}

/** Number of attempts to create a queue. */
const MAKE_ATTEMPTS = 5;

const executor = (db: Database | Transaction) => ({
  executeSql: (text: string, values: unknown[] = []) => runText<never>(db, text, values),
});

/**
 * Tables of the queue. pg-boss stores, hands out and retries jobs. Its own workers and timers are unused: they do not
 * await the end of jobs, which the embedded engine's single connection does not survive at shutdown.
 */
export class JobStore {
  private readonly boss: PgBoss;

  constructor(private readonly db: Database) {
    this.boss = new PgBoss({ db: executor(db), migrate: false, supervise: false, schedule: false });
  }

  /**
   * Creates missing queues.
   *
   * @throws If the tables belong to another version of pg-boss.
   */
  async prepare(kinds: readonly JobKind[]): Promise<void> {
    await this.boss.start();
    const known = new Set((await this.boss.getQueues()).map(({ name }) => name));
    for (const kind of kinds) if (!known.has(kind)) await this.makeQueue(kind);
  }

  /** Processes that start together create the same queues, and the database may abort one in a deadlock. */
  private async makeQueue(kind: JobKind): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.boss.createQueue(kind);
      } catch (error) {
        if (attempt === MAKE_ATTEMPTS) throw error;
      }
    }
  }

  /** Inserts a job. @returns Its id. */
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
    // pg-boss returns null for a missing queue; the job would be lost silently.
    if (id === null) throw new Error(`There is no queue for jobs of the kind ${kind}.`);
    return id;
  }

  /** Inserts many jobs that are due at once. */
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

  /** Fetches due jobs; other processes skip them. */
  async take<Kind extends JobKind>(kind: Kind, limit: number): Promise<TakenJob<Kind>[]> {
    let failure: unknown;
    const { executeSql } = executor(this.db);
    // pg-boss treats any error as an empty queue.
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
      // The rest is the payload.
      data: data as unknown as JobData[Kind],
      retries: retryCount,
      trace: $trace,
    }));
  }

  /** Deletes a finished job with its payload. */
  async forget(kind: JobKind, id: string): Promise<void> {
    await this.boss.deleteJob(kind, id);
  }

  /** Fails an attempt, so that the job is retried if its policy allows. @returns True if it will be. */
  async retryLater(kind: JobKind, id: string, reason: string): Promise<boolean> {
    await this.boss.fail(kind, id, { message: reason });
    const [row] = await rowsOf<{ state: string }>(
      this.db,
      sql`SELECT state FROM pgboss.job WHERE name = ${kind} AND id = ${id}`,
    );
    return row?.state === 'retry';
  }

  /** Fails a job for good; it stays stored with its error for the operator. */
  async markFailed(kind: JobKind, id: string, reason: string): Promise<void> {
    await this.db.execute(
      sql`UPDATE pgboss.job SET retry_limit = retry_count WHERE name = ${kind} AND id = ${id}`,
    );
    await this.boss.fail(kind, id, { message: reason });
  }

  /** Requeues the jobs of dead processes. */
  async releaseExpired(): Promise<void> {
    const rows = await rowsOf<{ kind: JobKind; id: string }>(
      this.db,
      sql`SELECT name AS kind, id FROM pgboss.job WHERE state = 'active' AND started_on + expire_in < now()`,
    );
    for (const { kind, id } of rows) await this.boss.fail(kind, id, { message: 'It took too long.' });
  }

  /** Lists failed jobs, newest first. */
  async failed(limit: number): Promise<FailedJob[]> {
    const rows = await rowsOf<{ id: string; kind: JobKind; error: string; failedAt: string }>(
      this.db,
      sql`SELECT id, name AS kind, output->>'message' AS error, completed_on AS "failedAt"
          FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT ${limit}`,
    );
    return rows.map((row) => ({ ...row, failedAt: new Date(row.failedAt) }));
  }

  /** Returns the state of each queue that has jobs. */
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

  /** Retries a failed job once. */
  async retry(kind: JobKind, id: string): Promise<void> {
    await this.boss.retry(kind, id);
  }
}

/** Deletes jobs that failed two weeks ago: their payload must not stay forever. */
export async function purgeExpiredFailures(db: Database): Promise<void> {
  await db.execute(
    sql`DELETE FROM pgboss.job WHERE state = 'failed' AND completed_on < now() - interval '14 days'`,
  );
}

/**
 * Deletes failed jobs that name a leaving member by id or address: mails to the member, mails with the member as
 * reply-to, and notifications. Pending jobs run first, or fail in turn.
 */
export async function forgetFailuresOf(
  tx: Transaction,
  userId: string,
  addresses: readonly (string | null)[],
): Promise<void> {
  // Quoted, as in JSON: another address may end with the same text.
  const quoted = addresses.filter((address) => address !== null).map((address) => JSON.stringify(address));
  const named = [userId, ...quoted].map((text) => sql`strpos(lower(data::text), lower(${text})) > 0`);
  await tx.execute(sql`DELETE FROM pgboss.job WHERE state = 'failed' AND (${sql.join(named, sql` OR `)})`);
}

/** Runs a statement of a library, in the transaction if there is one. */
async function runText<Row>(
  db: Database | Transaction,
  text: string,
  values: readonly unknown[],
): Promise<{ rows: Row[] }> {
  // The embedded engine accepts null for a missing value, not undefined.
  const query = { sql: text, params: values.map((value) => value ?? null) };
  const result: unknown = await db._.session.prepareQuery(query, undefined, undefined, false).execute();
  return result as { rows: Row[] };
}
