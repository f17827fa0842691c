import { sqlState } from './transact';

/** What is the matter with a database: it takes no changes, it is away, or a statement took longer than it may. */
export type DatabaseErrorKind = 'read_only' | 'unavailable' | 'timed_out';

/** The transaction or the server only reads; no room is left on the disk. */
const READ_ONLY_STATES: ReadonlySet<string> = new Set(['25006', '53100']);

/** Stopped, crashed, not yet started, ended for want of connections, or given up for a standby. */
const AWAY_STATES: ReadonlySet<string> = new Set(['53300', '57P01', '57P02', '57P03', '57P05']);

/** A statement was ended: by its limit, or by an operator. @see statement-limit.ts */
const TOO_LONG_STATE = '57014';

/** The embedded engine's folder, and members' files, are on a disk of this machine. */
const READ_ONLY_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

const AWAY_CODES: ReadonlySet<string> = new Set([
  ...(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'] as const),
  ...(['ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN', 'ENOTFOUND'] as const),
]);

/** How the driver says that a connection has broken or that none could be had in time: these errors have no code. */
const AWAY_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Classifies an error of the database by its state. @returns Null where the statement itself was at fault. */
export function classifyDatabaseError(error: unknown): DatabaseErrorKind | null {
  const state = sqlState(error);
  if (state !== null) {
    if (READ_ONLY_STATES.has(state)) return 'read_only';
    // Class 08: the connection.
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
