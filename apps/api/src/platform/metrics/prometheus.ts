import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolFigures } from '../db/database';
import type { DatabaseHealth } from '../db/database-health';
import type { QueryWatcher } from '../db/watch-queries';
import type { UnavailableReason } from '../errors';
import type { JobFigures } from '../jobs/jobs.repository';
import type { JobKind } from '../jobs/payloads';
import type { JobOutcome, Metrics } from './metrics';

/** Sources of gauges, read on each scrape. */
export interface Gauged {
  pool: PoolFigures | null;
  /** Number of open sockets. */
  sockets(): number;
  /** Returns the state of the job queues. @throws If the database does not answer. */
  jobs(): Promise<readonly JobFigures[]>;
  /** Returns the health of the database. */
  condition(): Promise<DatabaseHealth>;
}

/** Timeout for counting the queues, in milliseconds; the other metrics do not need the database. */
const JOBS_MS = 2_000;

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const QUERY_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120];

/** Metrics in the Prometheus text format, documented in docs/monitoring.md. */
export class PrometheusMetrics implements Metrics {
  private readonly registry = new Registry();
  private gauged: Gauged | null = null;

  private readonly requests = new Histogram({
    name: 'millrace_http_request_duration_seconds',
    help: 'How long calls took, by the name of the call in the contract and the class of the status.',
    labelNames: ['operation', 'status'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly underWay = new Gauge({
    name: 'millrace_http_requests_under_way',
    help: 'Calls that are not answered yet.',
    registers: [this.registry],
  });
  private readonly refusals = new Counter({
    name: 'millrace_http_refused_total',
    help: 'Calls and sockets answered 503: overloaded, read_only (no change can be made), unavailable (no database), timed_out (a statement took too long).',
    labelNames: ['reason'],
    registers: [this.registry],
  });
  private readonly queries = new Histogram({
    name: 'millrace_db_query_duration_seconds',
    help: 'How long statements took on their connection.',
    labelNames: ['outcome'],
    buckets: QUERY_SECONDS,
    registers: [this.registry],
  });
  private readonly connections = new Gauge({
    name: 'millrace_db_connections',
    help: 'Connections of this process to PostgreSQL, by whether they are busy. Absent on the embedded engine.',
    labelNames: ['state'],
    registers: [this.registry],
  });
  private readonly waiting = new Gauge({
    name: 'millrace_db_waiting',
    help: 'What waits for a connection to PostgreSQL. 0 on the embedded engine.',
    registers: [this.registry],
  });
  private readonly isUp = new Gauge({
    name: 'millrace_db_up',
    help: 'Whether the database answered when the metrics were read.',
    registers: [this.registry],
  });
  private readonly isWritable = new Gauge({
    name: 'millrace_db_writable',
    help: 'Whether the database took changes when the metrics were read.',
    registers: [this.registry],
  });
  private readonly jobs = new Gauge({
    name: 'millrace_jobs',
    help: 'Jobs of all processes by queue: waiting (due), later, under_way, given_up (kept for a fortnight).',
    labelNames: ['queue', 'state'],
    registers: [this.registry],
  });
  private readonly oldest = new Gauge({
    name: 'millrace_job_oldest_seconds',
    help: 'For how long the oldest job that waits has been due, by queue.',
    labelNames: ['queue'],
    registers: [this.registry],
  });
  private readonly attempts = new Histogram({
    name: 'millrace_job_duration_seconds',
    help: 'How long attempts at jobs took in this process: done, failed (tried again), given_up.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly sockets = new Gauge({
    name: 'millrace_sockets_open',
    help: 'Chat sockets that this process holds open.',
    registers: [this.registry],
  });
  private readonly messages = new Counter({
    name: 'millrace_messages_sent_total',
    help: 'Messages of chats that were stored by this process.',
    registers: [this.registry],
  });
  private readonly housekeeping = new Counter({
    name: 'millrace_housekeeping_failed_total',
    help: 'Turns of this process that failed to forget what has run out, or to see to what is due, by what they do.',
    labelNames: ['by'],
    registers: [this.registry],
  });

  readonly contentType = this.registry.contentType;

  /** @param version Build name. */
  constructor(version: string) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'millrace_build_info',
      help: '1, with the version of the build.',
      labelNames: ['version', 'part'],
      registers: [this.registry],
    }).set({ version, part: 'api' }, 1);
  }

  /** Sets the sources of gauges. */
  gauge(gauged: Gauged): void {
    this.gauged = gauged;
  }

  requestBegan(): void {
    this.underWay.inc();
  }

  requestEnded(operation: string | null, status: number | null, seconds: number): void {
    this.underWay.dec();
    const statusClass = status === null ? 'aborted' : `${Math.floor(status / 100)}xx`;
    this.requests.observe({ operation: operation ?? 'none', status: statusClass }, seconds);
  }

  requestRefused(reason: UnavailableReason): void {
    this.refusals.inc({ reason });
  }

  readonly queryEnded: QueryWatcher = (isDone, seconds) => {
    this.queries.observe({ outcome: isDone ? 'done' : 'failed' }, seconds);
  };

  jobEnded(queue: JobKind, outcome: JobOutcome, seconds: number): void {
    this.attempts.observe({ queue, outcome }, seconds);
  }

  messageSent(): void {
    this.messages.inc();
  }

  housekeepingEnded(by: string, isDone: boolean): void {
    // Starts series at 0: Prometheus sees no increase in a series that begins with its first failure.
    this.housekeeping.inc({ by }, isDone ? 0 : 1);
  }

  /** Returns all metrics in the Prometheus text format. */
  async metrics(): Promise<string> {
    if (this.gauged) await this.look(this.gauged);
    return this.registry.metrics();
  }

  private async look({ pool, sockets, jobs, condition }: Gauged): Promise<void> {
    this.sockets.set(sockets());
    this.waiting.set(pool?.waitingCount ?? 0);
    if (pool) {
      this.connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.connections.set({ state: 'idle' }, pool.idleCount);
    }
    const [figures, state] = await Promise.all([within(JOBS_MS, jobs()), within(JOBS_MS, condition())]);
    this.isWritable.set(state === 'ok' ? 1 : 0);
    this.isUp.set(figures ? 1 : 0);
    // Stale values would look like an unchanged state.
    this.jobs.reset();
    this.oldest.reset();
    for (const { kind: queue, waiting, later, underWay, givenUp, oldestSeconds } of figures ?? []) {
      this.jobs.set({ queue, state: 'waiting' }, waiting);
      this.jobs.set({ queue, state: 'later' }, later);
      this.jobs.set({ queue, state: 'under_way' }, underWay);
      this.jobs.set({ queue, state: 'given_up' }, givenUp);
      this.oldest.set({ queue }, oldestSeconds);
    }
  }
}

/** Returns the result of the work; null if it fails or times out. */
async function within<T>(limitMs: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
