import { context, propagation, ROOT_CONTEXT, type TextMapPropagator, trace } from '@opentelemetry/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractTraceContext, injectTraceContext, requestId, startTracing, traceRequest } from '.';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const tracer = trace.getTracer('test');
const taken = (headers: Record<string, string>) => traceRequest(tracer, { method: 'GET', headers });

beforeAll(startTracing);

describe('a request', () => {
  it('is called as its trace, else as its sender calls it, else anew', () => {
    expect(taken({ traceparent: PARENT, 'x-request-id': 'edge-7' }).id).toBe(TRACE);
    expect(taken({ 'x-request-id': 'edge-7' }).id).toBe('edge-7');
    expect(taken({ 'x-request-id': 'a b "c"' }).id).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ['none', ''],
    ['another trace of zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
    ['a parent of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['capital letters', PARENT.toUpperCase()],
    ['the version that is none', `ff${PARENT.slice(2)}`],
    ['something before', ` ${PARENT}`],
    ['too little', PARENT.slice(0, -1)],
  ])('takes no trace from %s', (_what, traceparent) => {
    expect(taken({ traceparent, 'x-request-id': 'edge-7' }).id).toBe('edge-7');
  });

  it('takes the trace of a version to come', () => {
    expect(taken({ traceparent: `01${PARENT.slice(2)}-more` }).id).toBe(TRACE);
  });
});

describe('what is carried on', () => {
  it('is the trace with its state and the id, through whatever was awaited, and nothing outside', async () => {
    const { context: own } = taken({ traceparent: PARENT, tracestate: 'vendor=1,other=2' });
    const carrier = await context.with(own, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      return injectTraceContext();
    });
    expect(carrier).toEqual({ 'x-request-id': TRACE, traceparent: PARENT, tracestate: 'vendor=1,other=2' });
    expect(injectTraceContext()).toEqual({});
    expect(context.with(extractTraceContext(carrier), injectTraceContext)).toEqual(carrier);
  });

  it('is the id alone where there is no trace', () => {
    const { context: own } = taken({ 'x-request-id': 'edge-7' });
    const carrier = context.with(own, injectTraceContext);
    expect(carrier).toEqual({ 'x-request-id': 'edge-7' });
    expect(context.with(extractTraceContext(carrier), requestId)).toBe('edge-7');
    expect(context.with(extractTraceContext({}), requestId)).toBeNull();
  });

  it('stays with a function that is called from elsewhere', () => {
    const { context: own } = taken({ 'x-request-id': 'edge-7' });
    const bound = context.bind(own, requestId);
    expect([requestId(), bound(), context.active() === ROOT_CONTEXT]).toEqual([null, 'edge-7', true]);
  });
});

it('leaves an SDK’s own way of carrying traces', () => {
  const own: TextMapPropagator = { inject: () => undefined, extract: (one) => one, fields: () => ['b3'] };
  propagation.disable();
  propagation.setGlobalPropagator(own);
  startTracing();
  expect(propagation.fields()).toEqual(['b3']);
  propagation.disable();
  startTracing();
  expect(propagation.fields()).toEqual(['traceparent', 'tracestate']);
});
