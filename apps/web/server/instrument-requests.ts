import { traceRequest } from '@millrace/monitoring/tracing';
import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { pathKind, type WebMetrics } from './metrics';

const tracer = trace.getTracer('millrace.web');

/**
 * Instruments requests: sets the request id that API calls and the response carry, starts a trace span, and counts the
 * response in the metrics.
 *
 * @param metrics Null if metrics are disabled.
 */
export function instrumentRequests(metrics: WebMetrics | null): RequestHandler {
  return (request, response, next) => {
    const startedAt = performance.now();
    const { id, span, context: own } = traceRequest(tracer, request);
    const kind = pathKind(request.path);
    response.setHeader('X-Request-Id', id);
    response.on('close', () => {
      const { statusCode, headersSent } = response;
      const status = headersSent ? `${Math.floor(statusCode / 100)}xx` : 'aborted';
      metrics?.requests.observe({ kind, status }, (performance.now() - startedAt) / 1000);
      if (span.isRecording()) {
        // A path may contain personal data.
        span.updateName(`${request.method} ${kind}`);
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    });
    context.with(own, next);
  };
}
