import { type ErrorCode, RefusalError } from './errors';
import type { ReplyKey } from './messages/reply-texts';

/**
 * Why nothing can be answered now, with its sentence and when to ask again, in seconds. An overload is over soon; a
 * database that can't be written is mostly one that is being moved or whose disk somebody must look at. What took too long
 * once may do so again.
 */
const REASONS = {
  overloaded: { message: 'error.overloaded', retryAfterSeconds: 2 },
  read_only: { message: 'error.readOnly', retryAfterSeconds: 30 },
  unavailable: { message: 'error.unavailable', retryAfterSeconds: 5 },
  timed_out: { message: 'error.timedOut', retryAfterSeconds: 10 },
} as const satisfies Partial<Record<ErrorCode, { message: ReplyKey; retryAfterSeconds: number }>>;

/** Why nothing can be answered now. */
export type UnavailableReason = keyof typeof REASONS;

/** Not now, through nobody's fault, and nothing was changed. Its sentence is told in the asker's language. */
export class UnavailableError extends RefusalError {
  constructor(readonly reason: UnavailableReason) {
    super({ status: 503, code: reason, ...REASONS[reason] });
  }
}
