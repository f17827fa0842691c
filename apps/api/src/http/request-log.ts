import { randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** What the log line of a request gathers on its way. */
export interface RequestLog {
  /** Writes lines that carry the request's id. */
  readonly logger: Logger;
  viewerId?: string;
}

/** Makes its logger when it is asked for: most requests have nothing to say but that they were answered. */
class LazyRequestLog implements RequestLog {
  viewerId?: string;

  constructor(
    private readonly parent: Logger,
    readonly requestId: string,
  ) {}

  get logger(): Logger {
    return this.parent.child({ requestId: this.requestId });
  }
}

const USABLE_ID = /^[\w.:-]{1,200}$/;

/** Gives each request its id, says it in the reply, and writes one line when the reply is done. */
export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const sent = req.headers['x-request-id'];
    const id = typeof sent === 'string' && USABLE_ID.test(sent) ? sent : randomUUID();
    res.setHeader('X-Request-Id', id);
    const log = new LazyRequestLog(logger, id);
    res.locals.log = log;
    res.on('close', () => {
      logger[levelOf(res)](
        {
          requestId: id,
          method: req.method,
          path: pathOf(req),
          status: res.statusCode,
          durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
          ...(log.viewerId && { viewerId: log.viewerId }),
          // The reader left before the reply was complete.
          ...(!res.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}

/** The log of a request under way. */
export function logOf(res: Response): RequestLog {
  return res.locals.log as RequestLog;
}

function levelOf(res: Response): 'info' | 'warn' {
  return res.statusCode >= 500 ? 'warn' : 'info';
}

/** What the log may know of a failed request: never its body, which may hold a password. */
export const describeRequest = (req: Request) => ({ method: req.method, path: pathOf(req) });

// Addresses that are a permission in themselves, which a log should not hand on.
const SECRET = /^(\/uploads\/|\/api\/v2\/calendars\/)[^/]+/;

const pathOf = ({ path }: Request): string => path.replace(SECRET, '$1…');
