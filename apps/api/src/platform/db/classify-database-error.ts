import { sqlState } from './sql-state';

/** State of a failing database: read-only, unavailable, or a statement timed out. */
export type DatabaseErrorKind = 'read_only' | 'unavailable' | 'timed_out';

/** The transaction or the server is read-only, or the disk is full. */
const READ_ONLY_STATES: ReadonlySet<string> = new Set(['25006', '53100']);

/** Stopped, crashed, starting, out of connections, or a conflict with recovery on a standby. */
const AWAY_STATES: ReadonlySet<string> = new Set(['53300', '57P01', '57P02', '57P03', '57P05']);

/** The statement was cancelled: by its timeout or by an operator. @see statement-limit.ts */
const TOO_LONG_STATE = '57014';

/** Disk errors of the embedded engine's folder and of members' files. */
const READ_ONLY_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const AWAY_CODES: ReadonlySet<string> = new Set([
  ...(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'] as const),
  ...(['ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN', 'ENOTFOUND'] as const),
]);

/** Messages of the driver for broken and unavailable connections; these errors have no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Classifies a database error. @returns Null if the statement itself was wrong. */
export function classifyDatabaseError(error: unknown): DatabaseErrorKind | null {
  const state = sqlState(error);
  if (state !== null) {
    if (READ_ONLY_STATES.has(state)) return 'read_only';
    // Class 08: connection errors.
    if (state === TOO_LONG_STATE) return 'timed_out';
    if (AWAY_STATES.has(state) || /^08\d/.test(state)) return 'unavailable';
  }
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (READ_ONLY_CODES.has(code)) return 'read_only';
    if (AWAY_CODES.has(code) || AWAY_MESSAGES.test(cause.message)) return 'unavailable';
  }
  return null;
}
