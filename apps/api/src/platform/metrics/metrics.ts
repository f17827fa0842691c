import type { UnavailableReason } from '../errors';
import type { JobKind } from '../jobs/payloads';

/** How an attempt at a job ended. */
export type JobOutcome = 'done' | 'failed' | 'given_up';

/** Is told what happens, so that it can be counted. Nothing that it is told names or describes a person. */
export interface Metrics {
  requestBegan(): void;
  /**
   * @param operation The name of the call; null where the contract has none.
   * @param status Null where the sender left before there was an answer.
   */
  requestEnded(operation: string | null, status: number | null, seconds: number): void;
  /** A request or a socket was answered that it can't be answered now. */
  requestRefused(reason: UnavailableReason): void;
  jobEnded(kind: JobKind, outcome: JobOutcome, seconds: number): void;
  messageSent(): void;
  /** @param by The name of the function that forgets something, or sees to something else from time to time. */
  housekeepingEnded(by: string, isDone: boolean): void;
}

const nothing = (): void => undefined;

/** Counts nothing: for commands, and where nobody reads metrics. */
export const noopMetrics: Metrics = {
  requestBegan: nothing,
  requestEnded: nothing,
  requestRefused: nothing,
  jobEnded: nothing,
  messageSent: nothing,
  housekeepingEnded: nothing,
};
