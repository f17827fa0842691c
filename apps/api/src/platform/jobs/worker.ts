import { extractTraceContext } from '@millrace/monitoring/tracing';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { workAs } from '../db/statement-limit';
import { describeError } from '../log';
import type { JobOutcome, Metrics } from '../metrics';
import type { JobStore, TakenJob } from './jobs.repository';
import type { JobData, JobKind } from './payloads';
import type { JobPolicy } from './policies';

/** How often a process looks for jobs that others have sent or that wait for their next attempt, in milliseconds. */
const POLL_MS = 2_000;

/** The job will never succeed, so that trying again is in vain. */
export class NonRetryableJobError extends Error {
  override name = 'NonRetryableJobError';
}

/** A job as its handler gets it. */
export interface Job<Kind extends JobKind> {
  /** The same in each attempt. */
  id: string;
  data: JobData[Kind];
}

/** Does a job. What it throws is a failed attempt; {@link NonRetryableJobError} is the last one. */
export type JobHandler<Kind extends JobKind> = (job: Job<Kind>) => Promise<void>;

const tracer = trace.getTracer('millrace.jobs');

/** What a worker goes by, and whom it tells. */
export interface WorkerParts {
  policy: JobPolicy;
  log: Logger;
  metrics: Metrics;
}

/** Does the jobs of one kind in this process. */
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

  /** Begins to look for jobs. */
  start(): void {
    this.loop = this.run();
  }

  /** Says that there may be a job now. */
  nudge(): void {
    this.isNudged = true;
    this.wake?.();
  }

  /** Does all jobs that are due. @returns How many attempts were made. */
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

  /** Takes no further jobs, and waits for those under way. @param limitMs For how long; then they are given back. */
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

  /** Works on a job as part of the request that has caused it. */
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
    // It stays with the job for as long as that is kept: without what a query was sent with, as in the log.
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
