export type { DomainEvent, LinkNews } from './domain-events';
export { type JobHandlers, type Jobs, openJobs } from './jobs';
export { type FailedJob, forgetFailuresOf, purgeExpiredFailures, type JobFigures } from './jobs.repository';
export type {
  AccountMailJob,
  AlertsJob,
  JobKind,
  ListedPosts,
  MemberMailJob,
  PaymentJob,
  PortraitJob,
  PushJob,
  VideoRemovalJob,
} from './payloads';
export { NonRetryableJobError, type Job } from './worker';
