import type { UnavailableReason } from '../errors';
import type { JobKind } from '../jobs/payloads';

/** Outcome of an attempt at a job. */
export type JobOutcome = 'done' | 'failed' | 'given_up';

/** Records metrics. No parameter identifies or describes a person. */
export interface Metrics {
  requestBegan(): void;
  /**
   * @param operation Operation ID of the contract; null if there is none.
   * @param status Null if the client disconnected before the reply.
   */
  requestEnded(operation: string | null, status: number | null, seconds: number): void;
  /** Records a request or socket that was answered with 503. */
  requestRefused(reason: UnavailableReason): void;
  jobEnded(kind: JobKind, outcome: JobOutcome, seconds: number): void;
  messageSent(): void;
  /** @param by Name of the housekeeping function, such as one that deletes expired rows. */
  housekeepingEnded(by: string, isDone: boolean): void;
}

const nothing = (): void => undefined;

/** No-op metrics, for commands and when metrics are off. */
export const noopMetrics: Metrics = {
  requestBegan: nothing,
  requestEnded: nothing,
  requestRefused: nothing,
  jobEnded: nothing,
  messageSent: nothing,
  housekeepingEnded: nothing,
};
