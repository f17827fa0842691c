export {
  carriedTrace,
  carryTrace,
  requestId,
  startTracing,
  type TraceCarrier,
  type TracedRequest,
  traceRequest,
} from './tracing';
