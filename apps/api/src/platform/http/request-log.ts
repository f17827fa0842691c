import { traceRequest } from '@millrace/monitoring/tracing';
import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors';
import type { Metrics } from '../metrics';
import type { Operation } from './contract';

/** What the log line of a request gathers on its way. */
interface RequestLog {
  readonly requestId: string;
  viewerId?: string;
  /** The personal access token that was sent. */
  tokenId?: string;
  /** Why it was refused, as the reply's code says. */
  refused?: ErrorCode;
}

/** Begins to gather what is known of a request. */
function beginLog(res: Response, requestId: string): void {
  res.locals.log = { requestId } satisfies RequestLog;
}

/** The log of a request under way. */
export function logOf(res: Response): RequestLog {
  return res.locals.log as RequestLog;
}

/** Writes the line of a request whose reply is done. */
function writeLine(logger: Logger, req: Request, res: Response, durationMs: number): void {
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

const tracer = trace.getTracer('millrace.http');

/**
 * Sees each request from its first to its last: gives it its id and says that in the reply, traces it, and when the
 * reply is done counts it and writes one line.
 */
export function watchRequests(logger: Logger, metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const traced = traceRequest(tracer, req);
    res.setHeader('X-Request-Id', traced.id);
    beginLog(res, traced.id);
    metrics.requestBegan();
    res.on('close', () => {
      const durationMs = performance.now() - startedAt;
      const operation = (res.locals.operation as Operation | undefined) ?? null;
      // Whoever left before there was an answer was answered nothing.
      const status = res.headersSent ? res.statusCode : null;
      metrics.requestEnded(operation?.id ?? null, status, durationMs / 1000);
      endSpan(traced.span, operation, res);
      writeLine(logger, req, res, durationMs);
    });
    context.with(traced.context, next);
  };
}

/** A call is told by its name and its pattern: its path may hold what somebody typed. */
function endSpan(span: Span, operation: Operation | null, { statusCode }: Response): void {
  if (span.isRecording()) {
    span.setAttribute('http.response.status_code', statusCode);
    if (operation) {
      span.updateName(operation.id);
      span.setAttribute('http.route', operation.path);
    }
    if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
