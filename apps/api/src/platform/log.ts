import { requestId } from '@millrace/monitoring/tracing';
import type { DestinationStream, Logger } from 'pino';
import pino from 'pino';
import type { Config } from './config';

/**
 * Creates a logger of JSON lines, each with the ID of the request, also inside jobs that a request caused.
 *
 * @param destination Default: standard output, buffered for at most half a second.
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

/** An error as it is logged. */
interface DescribedError {
  type: string;
  message: string;
  /** Stack frames without the message. */
  stack: string;
  code?: string;
  cause?: DescribedError;
}

/** Maximum depth of logged causes; a longer chain adds no information. */
const DEPTH = 5;

/**
 * Describes an error for the log without the parameter values of queries, which contain user input.
 *
 * Drizzle adds the values to its message and properties. PostgreSQL quotes them in the message of data exceptions
 * (class 22), and otherwise in `detail`, which is omitted.
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
  // The SQL text has placeholders instead of values.
  if ('query' in error && error.message.startsWith('Failed query:'))
    return `Failed query: ${String(error.query)}`;
  return code !== undefined && /^22[0-9A-Z]{3}$/.test(code) ? 'a value is not of its type' : error.message;
}

/** Returns only the frames: the beginning of the stack repeats the message, which may span several lines. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
