import { traceRequest } from '@millrace/monitoring/tracing';
import { context, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics';
import type { Operation } from './contract';
import { beginLog, writeLine } from './request-log';

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
