import type { Logger } from 'pino';
import type { Database, Transaction } from '../db/database';
import { afterCommit } from '../db/transact';
import { type Metrics, noopMetrics } from '../metrics';
import { type FailedJob, type JobFigures, JobStore } from './jobs.repository';
import type { JobData, JobKind } from './payloads';
import { JOB_POLICIES } from './policies';
import { type JobHandler, JobWorker } from './worker';

const KINDS = Object.keys(JOB_POLICIES) as JobKind[];

/** Time in milliseconds for jobs in progress to finish at shutdown. */
const STOP_MS = 8_000;

const OVERDUE_EVERY_MS = 60_000;

/** Options of a new job. */
interface SendOptions {
  /** Transaction of the change that the job is about: the job exists only if it commits. */
  tx?: Transaction;
  /** Earliest start. */
  startAfter?: Date;
}

/** Handlers by kind of job. */
export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

/**
 * Background jobs, run by any process after the reply. A job runs at least once, so its handler must be
 * idempotent.
 */
export interface Jobs {
  /**
   * Adds a job. Inside a transaction pass `tx`: the embedded engine has one connection, and a second request for it
   * would deadlock.
   */
  send<Kind extends JobKind>(kind: Kind, data: JobData[Kind], options?: SendOptions): Promise<void>;
  /** Adds many jobs of a kind in one statement. */
  sendAll<Kind extends JobKind>(
    kind: Kind,
    data: readonly JobData[Kind][],
    options?: Pick<SendOptions, 'tx'>,
  ): Promise<void>;
  /** Starts the workers. */
  start(handlers: JobHandlers): void;
  /** Runs every due job, for tests. @returns The number of attempts. */
  runDue(handlers: JobHandlers): Promise<number>;
  /** Lists failed jobs, newest first. They are stored for two weeks. */
  failed(limit?: number): Promise<FailedJob[]>;
  /** Returns the state of each queue. */
  figures(): Promise<JobFigures[]>;
  /** Retries a failed job once. */
  retry(job: Pick<FailedJob, 'kind' | 'id'>): Promise<void>;
  /** Stops the workers: jobs in progress finish, those that take too long are requeued. */
  stop(): Promise<void>;
}

/** Creates missing queues: each has its own table, which needs the owner's permissions. */
export const makeQueues = (db: Database): Promise<void> => new JobStore(db).prepare(KINDS);

/**
 * Opens the queue of a database with existing tables.
 *
 * @param metrics Default: none.
 */
export async function openJobs(db: Database, log: Logger, metrics: Metrics = noopMetrics): Promise<Jobs> {
  const store = new JobStore(db);
  await store.prepare(KINDS);
  let workers: JobWorker[] = [];
  let overdue: NodeJS.Timeout | undefined;

  const workersOf = (handlers: JobHandlers): JobWorker[] =>
    // Handlers receive only jobs of their kind.
    KINDS.map(
      (kind) =>
        new JobWorker(store, kind, handlers[kind] as JobHandler<JobKind>, {
          policy: JOB_POLICIES[kind],
          log,
          metrics,
        }),
    );
  const nudge = (kind: JobKind): void => {
    for (const worker of workers) if (worker.kind === kind) worker.nudge();
  };

  return {
    async send(kind, data, options = {}) {
      await store.add(kind, data, JOB_POLICIES[kind], options);
      if (options.tx) afterCommit(options.tx, () => nudge(kind));
      else nudge(kind);
    },
    async sendAll(kind, data, { tx } = {}) {
      if (data.length === 0) return;
      await store.addAll(kind, data, JOB_POLICIES[kind], tx);
      if (tx) afterCommit(tx, () => nudge(kind));
      else nudge(kind);
    },
    start(handlers) {
      workers = workersOf(handlers);
      for (const worker of workers) worker.start();
      overdue = setInterval(() => {
        store
          .releaseExpired()
          .catch((error: unknown) => log.error({ err: error }, 'jobs: looking for overdue ones'));
      }, OVERDUE_EVERY_MS);
      overdue.unref();
    },
    async runDue(handlers) {
      await store.releaseExpired();
      let attempts = 0;
      // A job may create another.
      for (let made = -1; made !== 0; attempts += made) {
        made = 0;
        for (const worker of workersOf(handlers)) made += await worker.runDue();
      }
      return attempts;
    },
    failed: (limit = 100) => store.failed(limit),
    figures: () => filled(store),
    async retry({ kind, id }) {
      await store.retry(kind, id);
      nudge(kind);
    },
    async stop() {
      clearInterval(overdue);
      await Promise.all(workers.map((worker) => worker.stop(STOP_MS)));
      workers = [];
    },
  };
}

/** Includes empty queues. */
async function filled(store: JobStore): Promise<JobFigures[]> {
  const found = new Map((await store.figures()).map((one) => [one.kind, one]));
  const none = { waiting: 0, later: 0, underWay: 0, givenUp: 0, oldestSeconds: 0 };
  return KINDS.map((kind) => found.get(kind) ?? { kind, ...none });
}
