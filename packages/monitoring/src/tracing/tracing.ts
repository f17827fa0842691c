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

/** Headers of a request, or a part of a job, by which the next process knows to which request and trace it belongs. */
export type TraceCarrier = Readonly<Record<string, string>>;

/** A request that was taken. */
export interface TracedRequest {
  /** Its trace's id where there is one, else what the sender called it, else a new one. */
  id: string;
  /** To be ended with the reply. Records nothing unless the operator has registered an SDK. */
  span: Span;
  /** In which it is worked on. */
  context: Context;
}

/**
 * Has traces and request ids go along with what is awaited, and be taken and passed on as W3C Trace Context says. Where
 * the operator has registered an SDK before (`--import`), its ways are kept.
 */
export function startTracing(): void {
  const probe = ROOT_CONTEXT.setValue(REQUEST_ID, 'probe');
  const isManaged = context.with(probe, () => context.active() === probe);
  if (!isManaged) context.setGlobalContextManager(new RunningContext());
  if (propagation.fields().length === 0) propagation.setGlobalPropagator(new TraceHeaders());
}

const ID_HEADER = 'x-request-id';
const USABLE_ID = /^[\w.:-]{1,200}$/;

/** Takes a request: a span of the trace that its headers name, or of a new one. */
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

/** The id of the request that is worked on, or that has caused the job that is; null elsewhere. */
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

/** Extracts the trace context that a carrier holds. */
export function extractTraceContext(carrier: TraceCarrier): Context {
  const parent = propagation.extract(ROOT_CONTEXT, carrier);
  const id = carrier[ID_HEADER];
  return id === undefined ? parent : parent.setValue(REQUEST_ID, id);
}
