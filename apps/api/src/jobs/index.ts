export { type JobHandlers, type Jobs, makeQueues, openJobs } from './jobs';
export { type FailedJob, forgetFailuresOf, forgetOldFailures, type JobFigures } from './jobs.repository';
export type { JobKind } from './kinds';
export { HopelessJobError, type Job } from './worker';
