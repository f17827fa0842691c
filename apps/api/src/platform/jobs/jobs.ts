import type { Logger } from 'pino';
import type { Database, Transaction } from '../db/database';
import { afterCommit } from '../db/transact';
import { type Metrics, noopMetrics } from '../metrics';
import { type FailedJob, type JobFigures, JobStore } from './jobs.repository';
import type { JobData, JobKind } from './payloads';
import { JOB_POLICIES } from './policies';
import { type JobHandler, JobWorker } from './worker';

const KINDS = Object.keys(JOB_POLICIES) as JobKind[];

/** How long jobs under way may take once the process was told to stop, in milliseconds. */
const STOP_MS = 8_000;

const OVERDUE_EVERY_MS = 60_000;

/** How a job is sent. */
interface SendOptions {
  /** The transaction that makes the change which the job is about: the job is there exactly if it is committed. */
  tx?: Transaction;
  /** Not before this moment. */
  startAfter?: Date;
}

/** Who does the jobs of each kind. */
export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> };

/**
 * Work that is done after the reply, by whichever process is free. A job is done at least once: its handler must bear
 * being run twice.
 */
export interface Jobs {
  /**
   * Adds a job. Inside a transaction `tx` must be given: the embedded engine has one connection, and whoever asks for
   * it from within waits for ever.
   */
  send<Kind extends JobKind>(kind: Kind, data: JobData[Kind], options?: SendOptions): Promise<void>;
  /** Adds many jobs of a kind at once, in one statement. */
  sendAll<Kind extends JobKind>(
    kind: Kind,
    data: readonly JobData[Kind][],
    options?: Pick<SendOptions, 'tx'>,
  ): Promise<void>;
  /** Begins to do jobs. */
  start(handlers: JobHandlers): void;
  /** Does every job that is due now, as tests want it. @returns How many attempts were made. */
  runDue(handlers: JobHandlers): Promise<number>;
  /** Jobs that were given up, the latest first. They are kept for a fortnight. */
  failed(limit?: number): Promise<FailedJob[]>;
  /** How each queue stands. */
  figures(): Promise<JobFigures[]>;
  /** Lets a job that was given up be tried once more. */
  retry(job: Pick<FailedJob, 'kind' | 'id'>): Promise<void>;
  /** Ends it: no new jobs, those under way to their end; what takes too long is given back. */
  stop(): Promise<void>;
}

/** Makes the queues that are not there yet: each has a table of its own, which only the owner of the others may make. */
export const makeQueues = (db: Database): Promise<void> => new JobStore(db).prepare(KINDS);

/**
 * Opens the queue of a database, whose tables are made.
 *
 * @param metrics Default: nobody counts.
 */
export async function openJobs(db: Database, log: Logger, metrics: Metrics = noopMetrics): Promise<Jobs> {
  const store = new JobStore(db);
  await store.prepare(KINDS);
  let workers: JobWorker[] = [];
  let overdue: NodeJS.Timeout | undefined;

  const workersOf = (handlers: JobHandlers): JobWorker[] =>
    // Each kind's handler gets jobs of that kind only.
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
      // A job may send another.
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

/** A queue that has nothing stands as well. */
async function filled(store: JobStore): Promise<JobFigures[]> {
  const found = new Map((await store.figures()).map((one) => [one.kind, one]));
  const none = { waiting: 0, later: 0, underWay: 0, givenUp: 0, oldestSeconds: 0 };
  return KINDS.map((kind) => found.get(kind) ?? { kind, ...none });
}
