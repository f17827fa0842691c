import { traceRequest } from '@millrace/monitoring/tracing';
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { requestKind, type WebMetrics } from './metrics';

const tracer = trace.getTracer('millrace.web');

/**
 * Gives each request its id, which calls of the API carry on and the reply says, traces it, and counts it when the
 * reply is done.
 *
 * @param metrics Null where nobody reads them.
 */
export function watchRequests(metrics: WebMetrics | null): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { id, span, context: own } = traceRequest(tracer, request);
    const kind = requestKind(request.path);
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const { statusCode, headersSent } = response;
      const status = headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
      metrics?.requests.observe({ kind, status }, (performance.now() - startedAt) / 1000);
      if (span.isRecording()) {
        // A path may hold what somebody typed.
        span.updateName(`${request.method} ${kind}`);
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    context.with(own, next);
  };
}
