import { traceRequest } from '@millrace/monitoring/tracing';
import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors';
import type { Metrics } from '../metrics';
import type { Operation } from './contract';

/** Fields that the log line of a request collects. */
interface RequestLog {
  readonly requestId: string;
  viewerId?: string;
  /** ID of the personal access token. */
  tokenId?: string;
  /** Error code of a refusal. */
  refused?: ErrorCode;
}

/** Starts the log fields of a request. */
function beginLog(res: Response, requestId: string): void {
  res.locals.log = { requestId } satisfies RequestLog;
}

/** Returns the log fields of the current request. */
export function logOf(res: Response): RequestLog {
  return res.locals.log as RequestLog;
}

/** Writes the log line of a finished request. */
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
      // The client disconnected before the reply was complete.
      ...(!res.writableFinished && { aborted: true }),
    },
    'request',
  );
}

function levelOf(res: Response): 'info' | 'warn' {
  return res.statusCode >= 500 ? 'warn' : 'info';
}

/** Returns the loggable part of a request: never its body, which may hold a password. */
export const describeRequest = (req: Request, res: Response) => ({
  method: req.method,
  path: pathOf(req.path, (res.locals.operation as Operation | undefined)?.path),
});

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORD = /^[\w.-]{0,40}$/;

/**
 * Returns the path as in the contract, with the ids that were requested. Other path parameters may be typed text, such
 * as an email address, or a secret.
 *
 * @param pattern Undefined if no operation matched; then only the start of the path is logged.
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
 * Assigns each request an ID and returns it in the reply, traces it, and counts and logs it when the reply is
 * done.
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
      // The client left before there was a reply.
      const status = res.headersSent ? res.statusCode : null;
      metrics.requestEnded(operation?.id ?? null, status, durationMs / 1000);
      endSpan(traced.span, operation, res);
      writeLine(logger, req, res, durationMs);
    });
    context.with(traced.context, next);
  };
}

/** Names spans by operation and pattern: the path may hold typed text. */
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
