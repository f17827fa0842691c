import { randomUUID } from 'node:crypto';
import {
  type Context,
  context,
  createContextKey,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { RunningContext } from './running-context';
import { TraceHeaders } from './trace-headers';

const REQUEST_ID = createContextKey('millrace.request');

/** Headers of a request, or a field of a job, that carry the request id and trace to the next process. */
export type TraceCarrier = Readonly<Record<string, string>>;

/** A received request. */
export interface TracedRequest {
  /** Trace id if there is one, else the id sent by the client, else a new one. */
  id: string;
  /** Span, to be ended with the response. Records nothing unless the operator has registered an SDK. */
  span: Span;
  /** Context in which the request is handled. */
  context: Context;
}

/**
 * Propagates traces and request ids through asynchronous code, and between processes as defined by W3C Trace Context.
 * If the operator has registered an SDK before (`--import`), its settings are kept.
 */
export function startTracing(): void {
  const probe = ROOT_CONTEXT.setValue(REQUEST_ID, 'probe');
  const isManaged = context.with(probe, () => context.active() === probe);
  if (!isManaged) context.setGlobalContextManager(new RunningContext());
  if (propagation.fields().length === 0) propagation.setGlobalPropagator(new TraceHeaders());
}

const ID_HEADER = 'x-request-id';
const USABLE_ID = /^[\w.:-]{1,200}$/;

/** Starts the span of a request: part of the trace in its headers, or of a new one. */
export function traceRequest(
  tracer: Tracer,
  {
    method = '',
    headers,
  }: { method?: string; headers: Readonly<Record<string, string | string[] | undefined>> },
): TracedRequest {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const attributes = { 'http.request.method': method };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const spanContext = span.spanContext();
  const sent = headers[ID_HEADER];
  const named = typeof sent === 'string' && USABLE_ID.test(sent) ? sent : null;
  const id = isSpanContextValid(spanContext) ? spanContext.traceId : (named ?? randomUUID());
  return { id, span, context: trace.setSpan(parent, span).setValue(REQUEST_ID, id) };
}

/** Returns the id of the current request, or of the request that caused the current job; null elsewhere. */
export function requestId(): string | null {
  return (context.active().getValue(REQUEST_ID) as string | undefined) ?? null;
}

/** Injects the trace context into a carrier for the next process; empty outside of a request. */
export function injectTraceContext(): TraceCarrier {
  const id = requestId();
  const carrier: Record<string, string> = id === null ? {} : { [ID_HEADER]: id };
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Extracts the trace context from a carrier. */
export function extractTraceContext(carrier: TraceCarrier): Context {
  const parent = propagation.extract(ROOT_CONTEXT, carrier);
  const id = carrier[ID_HEADER];
  return id === undefined ? parent : parent.setValue(REQUEST_ID, id);
}
