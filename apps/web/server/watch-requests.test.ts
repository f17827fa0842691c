import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { injectTraceContext, startTracing } from '@millrace/monitoring/tracing';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMetrics, requestKind } from './metrics';
import { watchRequests } from './watch-requests';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const metrics = openMetrics('1.2.3');
let server: Server;
let url: string;

beforeAll(async () => {
  startTracing();
  const app = express();
  app.use(watchRequests(metrics));
  app.get('/{*splat}', async (_request, response) => {
    // As a loader does that waits before it calls the API.
    await new Promise((resolve) => setTimeout(resolve, 1));
    response.json(injectTraceContext());
  });
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', () => resolve());
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('hands the id of a page, and its trace, to the calls that it makes', async () => {
  const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;
  const traced = await fetch(`${url}/product/a`, { headers: { traceparent } });
  expect(traced.headers.get('x-request-id')).toBe(TRACE);
  expect(await traced.json()).toEqual({ 'x-request-id': TRACE, traceparent });

  const replies = await Promise.all([1, 2].map(() => fetch(`${url}/product/a`)));
  const ids = replies.map(({ headers }) => headers.get('x-request-id'));
  expect(await Promise.all(replies.map((reply) => reply.json()))).toEqual(
    ids.map((id) => ({ 'x-request-id': id })),
  );
  expect(new Set(ids).size).toBe(2);
});

it('counts replies by their kind, and by nothing that was typed', async () => {
  await fetch(`${url}/search?search=typed-secret`);
  await fetch(`${url}/art/typed-secret.svg`);
  await expect
    .poll(() => metrics.metrics())
    .toContain('millrace_web_request_duration_seconds_count{kind="art",status="2xx"} 1');
  const told = await metrics.metrics();
  expect(told).toContain('millrace_build_info{version="1.2.3",part="web"} 1');
  expect(told).not.toContain('secret');
});

it.each([
  ['/', 'page'],
  ['/product/a', 'page'],
  ['/product/a.data', 'data'],
  ['/embed/v1/card', 'embed'],
  ['/art/a.svg', 'art'],
  ['/assets/a.js', 'asset'],
  ['/healthz', 'health'],
])('takes %s for one of kind %s', (path, kind) => {
  expect(requestKind(path)).toBe(kind);
});
