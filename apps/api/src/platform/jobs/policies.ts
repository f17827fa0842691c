import type { JobKind } from './payloads';

/** The queue of each kind listed here is created at the next start. */
export const JOB_POLICIES: Readonly<Record<JobKind, JobPolicy>> = {
  // Ten retries cover most of a day; by then the requester has asked again.
  mail: { retries: 10, retryAfterSeconds: 30, overdueAfterSeconds: 300, atOnce: 5 },
  linkedinPortrait: { retries: 3, retryAfterSeconds: 60, overdueAfterSeconds: 60, atOnce: 2 },
  // Sequential: two jobs that write to the same feeds or notify the same members would only wait for each other.
  feedDelivery: { retries: 10, retryAfterSeconds: 2, overdueAfterSeconds: 120, atOnce: 1 },
  notification: { retries: 10, retryAfterSeconds: 2, overdueAfterSeconds: 120, atOnce: 1 },
  // Ten retries cover 90 minutes; by then a provider answers again or has resent the event.
  payment: { retries: 10, retryAfterSeconds: 5, overdueAfterSeconds: 120, atOnce: 2 },
  // Ten retries cover a day; housekeeping asks again for providers that fail longer.
  videoRemoval: { retries: 10, retryAfterSeconds: 60, overdueAfterSeconds: 120, atOnce: 2 },
  push: { retries: 4, retryAfterSeconds: 20, overdueAfterSeconds: 60, atOnce: 5 },
  alerts: { retries: 5, retryAfterSeconds: 30, overdueAfterSeconds: 60, atOnce: 2 },
  accountMail: { retries: 5, retryAfterSeconds: 10, overdueAfterSeconds: 60, atOnce: 5 },
  // A large one takes minutes; after a crash it continues from its last batch. Two, so that a small one need not wait.
  sheetImport: { retries: 5, retryAfterSeconds: 10, overdueAfterSeconds: 900, atOnce: 2 },
  memberMail: { retries: 5, retryAfterSeconds: 10, overdueAfterSeconds: 60, atOnce: 5 },
};

/** Retry policy of a kind of job. */
export interface JobPolicy {
  /** Number of retries. */
  retries: number;
  /** Delay before the first retry in seconds; it doubles with each retry, plus jitter. */
  retryAfterSeconds: number;
  /** Timeout in seconds after which the process counts as dead and the job is retried. */
  overdueAfterSeconds: number;
  /** Concurrency per process. */
  atOnce: number;
}
