import type { JobKind } from './payloads';

/** A kind that is named here gets its queue at the next start. */
export const JOB_POLICIES: Readonly<Record<JobKind, JobPolicy>> = {
  // Ten retries cover the better part of a day, after which whoever waited has asked again.
  mail: { retries: 10, retryAfterSeconds: 30, overdueAfterSeconds: 300, atOnce: 5 },
  linkedinPortrait: { retries: 3, retryAfterSeconds: 60, overdueAfterSeconds: 60, atOnce: 2 },
  // One after another: two that write to the same feeds, or tell the same people, only wait for each other.
  feedDelivery: { retries: 10, retryAfterSeconds: 2, overdueAfterSeconds: 120, atOnce: 1 },
  notification: { retries: 10, retryAfterSeconds: 2, overdueAfterSeconds: 120, atOnce: 1 },
  // Ten retries cover an hour and a half: until then a provider answers again, or has sent the event anew.
  payment: { retries: 10, retryAfterSeconds: 5, overdueAfterSeconds: 120, atOnce: 2 },
  // Ten retries cover a day; a provider that fails for longer is asked anew by housekeeping.
  videoRemoval: { retries: 10, retryAfterSeconds: 60, overdueAfterSeconds: 120, atOnce: 2 },
  push: { retries: 4, retryAfterSeconds: 20, overdueAfterSeconds: 60, atOnce: 5 },
  alerts: { retries: 5, retryAfterSeconds: 30, overdueAfterSeconds: 60, atOnce: 2 },
  accountMail: { retries: 5, retryAfterSeconds: 10, overdueAfterSeconds: 60, atOnce: 5 },
  memberMail: { retries: 5, retryAfterSeconds: 10, overdueAfterSeconds: 60, atOnce: 5 },
};

/** How jobs of a kind are done. */
export interface JobPolicy {
  /** How often a job is tried again after its first failure. */
  retries: number;
  /** The wait before the first retry, in seconds; each further one is twice as long, plus a random part. */
  retryAfterSeconds: number;
  /** A job that is under way for longer belongs to a process that died, and is tried again. */
  overdueAfterSeconds: number;
  /** How many jobs one process does at the same time. */
  atOnce: number;
}
