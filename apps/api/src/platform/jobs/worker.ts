import { extractTraceContext } from '@millrace/monitoring/tracing';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { workAs } from '../db/statement-limit';
import { describeError } from '../log';
import type { JobOutcome, Metrics } from '../metrics';
import type { JobStore, TakenJob } from './jobs.repository';
import type { JobData, JobKind } from './payloads';
import type { JobPolicy } from './policies';

/** Polling interval for jobs of other processes and for retries, in milliseconds. */
const POLL_MS = 2_000;

/** Error for a job that can never succeed; it is not retried. */
export class NonRetryableJobError extends Error {
  override name = 'NonRetryableJobError';
}

/** A job as its handler receives it. */
export interface Job<Kind extends JobKind> {
  /** The same for each attempt. */
  id: string;
  data: JobData[Kind];
}

/** Handles a job. An error fails the attempt; {@link NonRetryableJobError} fails the job. */
export type JobHandler<Kind extends JobKind> = (job: Job<Kind>) => Promise<void>;

const tracer = trace.getTracer('millrace.jobs');

/** Dependencies of a worker. */
export interface WorkerParts {
  policy: JobPolicy;
  log: Logger;
  metrics: Metrics;
}

/** Runs the jobs of one kind in this process. */
export class JobWorker {
  private isStopping = false;
  private loop: Promise<void> | undefined;
  private wake: (() => void) | undefined;
  private isNudged = false;
  private readonly underWay = new Set<string>();

  constructor(
    private readonly store: JobStore,
    readonly kind: JobKind,
    private readonly handler: JobHandler<JobKind>,
    private readonly parts: WorkerParts,
  ) {}

  /** Starts polling. */
  start(): void {
    this.loop = this.run();
  }

  /** Wakes the worker before its next poll. */
  nudge(): void {
    this.isNudged = true;
    this.wake?.();
  }

  /** Runs all due jobs. @returns The number of attempts. */
  async runDue(): Promise<number> {
    let attempts = 0;
    while (!this.isStopping) {
      const jobs = await this.store.take(this.kind, this.parts.policy.atOnce);
      if (jobs.length === 0) break;
      await Promise.all(jobs.map((job) => this.attempt(job)));
      attempts += jobs.length;
    }
    return attempts;
  }

  /** Stops fetching and waits for jobs in progress. @param limitMs Timeout, after which they are requeued. */
  async stop(limitMs: number): Promise<void> {
    this.isStopping = true;
    this.wake?.();
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, limitMs, 'late').unref());
    if ((await Promise.race([this.loop, late])) !== 'late') return;
    for (const id of this.underWay) await this.store.retryLater(this.kind, id, 'The server was stopped.');
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      this.isNudged = false;
      try {
        await this.runDue();
      } catch (error) {
        this.parts.log.error({ err: error, kind: this.kind }, 'jobs: the queue does not answer');
      }
      if (!this.isStopping && !this.isNudged) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      timer.unref();
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Handles a job in the trace of the request that created it. */
  private async attempt(job: TakenJob): Promise<void> {
    const { kind } = this;
    const caused = extractTraceContext(job.trace);
    const attributes = { 'millrace.job.kind': kind, 'millrace.job.id': job.id };
    const span = tracer.startSpan(`job ${kind}`, { kind: SpanKind.CONSUMER, attributes }, caused);
    const startedAt = performance.now();
    this.underWay.add(job.id);
    try {
      const outcome = await context.with(trace.setSpan(caused, span), () => this.work(job, span));
      this.parts.metrics.jobEnded(kind, outcome, (performance.now() - startedAt) / 1000);
    } finally {
      this.underWay.delete(job.id);
      span.end();
    }
  }

  private async work({ id, data, retries }: TakenJob, span: Span): Promise<JobOutcome> {
    try {
      await workAs('long', () => this.handler({ id, data }));
      await this.store.forget(this.kind, id);
      return 'done';
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      return this.fail(id, retries, error);
    }
  }

  private async fail(id: string, retries: number, error: unknown): Promise<JobOutcome> {
    const { kind } = this;
    const { log } = this.parts;
    // The error is stored with the job, so without query parameters, as in the log.
    const reason = describeError(error).message;
    if (error instanceof NonRetryableJobError) await this.store.markFailed(kind, id, reason);
    else if (await this.store.retryLater(kind, id, reason)) {
      log.warn({ kind, id, retries, err: error }, 'a job failed and will be tried again');
      return 'failed';
    }
    log.error({ kind, id, retries, err: error }, 'a job failed and was given up');
    return 'given_up';
  }
}
