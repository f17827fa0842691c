import type { Request, Response } from 'express';
import type { Logger } from 'pino';

/** What the log line of a request gathers on its way. */
export interface RequestLog {
  readonly requestId: string;
  viewerId?: string;
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
  const { requestId, viewerId } = logOf(res);
  logger[levelOf(res)](
    {
      requestId,
      ...describeRequest(req),
      status: res.statusCode,
      durationMs: Math.round(durationMs * 10) / 10,
      ...(viewerId && { viewerId }),
      // The reader left before the reply was complete.
      ...(!res.writableFinished && { aborted: true }),
    },
    'request',
  );
}

function levelOf(res: Response): 'info' | 'warn' {
  return res.statusCode >= 500 ? 'warn' : 'info';
}

/** What the log may know of a failed request: never its body, which may hold a password. */
export const describeRequest = (req: Request) => ({ method: req.method, path: pathOf(req) });

// Addresses that are a permission in themselves, which a log should not hand on.
const SECRET = /^(\/uploads\/|\/api\/v2\/calendars\/)[^/]+/;

const pathOf = ({ path }: Request): string => path.replace(SECRET, '$1…');
