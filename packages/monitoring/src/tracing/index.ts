export {
  extractTraceContext,
  injectTraceContext,
  requestId,
  startTracing,
  type TraceCarrier,
  type TracedRequest,
  traceRequest,
} from './tracing';
