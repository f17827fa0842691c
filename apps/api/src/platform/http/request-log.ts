import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors';
import type { Operation } from './contract';

/** What the log line of a request gathers on its way. */
export interface RequestLog {
  readonly requestId: string;
  viewerId?: string;
  /** The personal access token that was sent. */
  tokenId?: string;
  /** Why it was refused, as the reply's code says. */
  refused?: ErrorCode;
}

/** Begins to gather what is known of a request. */
export function beginLog(res: Response, requestId: string): void {
  res.locals.log = { requestId } satisfies RequestLog;
}

/** The log of a request under way. */
export function logOf(res: Response): RequestLog {
  return res.locals.log as RequestLog;
}

/** Writes the line of a request whose reply is done. */
export function writeLine(logger: Logger, req: Request, res: Response, durationMs: number): void {
  const { requestId, viewerId, tokenId, refused } = logOf(res);
  logger[levelOf(res)](
    {
      requestId,
      ...describeRequest(req, res),
      status: res.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
      ...(viewerId && { viewerId }),
      ...(tokenId && { tokenId }),
      ...(refused && { refused }),
      // The reader left before the reply was complete.
      ...(!res.writableFinished && { aborted: true }),
    },
    'request',
  );
}

function levelOf(res: Response): 'info' | 'warn' {
  return res.statusCode >= 500 ? 'warn' : 'info';
}

/** What the log may know of a request: never its body, which may hold a password. */
export const describeRequest = (req: Request, res: Response) => ({
  method: req.method,
  path: pathOf(req.path, (res.locals.operation as Operation | undefined)?.path),
});

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORD = /^[\w.-]{0,40}$/;

/**
 * A path as the contract has it, with the ids that were asked for. What else stands at a variable place was typed, such
 * as an e-mail address, or is a permission in itself.
 *
 * @param pattern Undefined where no call of the contract was meant; then only how the path begins is told.
 */
function pathOf(path: string, pattern: string | undefined): string {
  const asked = path.split('/');
  if (pattern === undefined) {
    const begin = asked.slice(0, 3).map((segment) => (WORD.test(segment) ? segment : '…'));
    return asked.length > 3 ? `${begin.join('/')}/…` : begin.join('/');
  }
  return pattern
    .split('/')
    .map((segment, at) => (segment.startsWith('{') && ID.test(asked[at] ?? '') ? asked[at] : segment))
    .join('/');
}
