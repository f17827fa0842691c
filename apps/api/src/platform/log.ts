import { requestId } from '@millrace/monitoring/tracing';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config';
import { describeError } from './describe-error';

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
