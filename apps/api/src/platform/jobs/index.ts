export { type JobHandlers, type Jobs, makeQueues, openJobs } from './jobs';
export { type FailedJob, forgetFailuresOf, purgeExpiredFailures } from './jobs.repository';
export type {
  AccountMailJob,
  AlertsJob,
  DomainEvent,
  ListedPosts,
  MemberMailJob,
  PastEvent,
  PaymentJob,
  PortraitJob,
  PushJob,
  VideoRemovalJob,
} from './payloads';
export { type Job, NonRetryableJobError } from './worker';
