export { type JobHandlers, type Jobs, openJobs } from './jobs';
export { type FailedJob, forgetOldFailures } from './jobs.repository';
export { HopelessJobError, type Job } from './worker';
