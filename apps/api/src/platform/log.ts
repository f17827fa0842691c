import { requestId } from '@millrace/monitoring/tracing';
import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import type { Config } from './config';

/**
 * A log of JSON lines. Each that is written for a request, or for a job that a request caused, says the request's id.
 *
 * @param destination Default: standard output, many lines at a time and never later than half a second.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 4096,
    periodicFlush: 500,
  }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: requestFields,
    serializers: { err: (error: unknown) => describeError(error) },
  };
  return pino(options, destination);
}

function requestFields(): { requestId?: string } {
  const id = requestId();
  return id === null ? {} : { requestId: id };
}

/** An error as the log has it. */
interface DescribedError {
  type: string;
  message: string;
  /** Where it was thrown, without the message. */
  stack: string;
  code?: string;
  cause?: DescribedError;
}

/** Causes that are told; a chain that is longer tells nothing more. */
const DEPTH = 5;

/**
 * What the log may hold of an error: none of the values that a query was sent with, which are what members typed.
 *
 * The query builder writes them into its message and beside it; PostgreSQL quotes them in the message where a value is
 * not of its type (class 22), and otherwise in `detail`, which is left out.
 */
export function describeError(error: unknown, depth = DEPTH): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: messageOf(error, code),
    stack: stackOf(error),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && depth > 0 && { cause: describeError(error.cause, depth - 1) }),
  };
}

function messageOf(error: Error, code: string | undefined): string {
  // A statement as it was written has its places, and no values.
  if ('query' in error && error.message.startsWith('Failed query:'))
    return `Failed query: ${String(error.query)}`;
  return code !== undefined && /^22[0-9A-Z]{3}$/.test(code) ? 'a value is not of its type' : error.message;
}

/** Only the places: before them the stack repeats the message, of however many lines. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
