import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoApi, preformId } from '../testing/demo-api';
import { createEmbedHandler } from './embed-handler';
import { embedListener } from './embed-listener';

let server: Server;
let origin: string;

beforeAll(async () => {
  const handle = await createEmbedHandler({ api: demoApi(), webUrl: 'https://www.millrace.example' });
  server = createServer(embedListener(handle)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // The first time a release is built from source.
}, 60_000);
afterAll(() => server.close());

const ask = (path: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

it('embedListener answers HEAD with the Content-Length of GET', async () => {
  for (const path of ['/millrace.js', `/frame/product/${preformId}`, '/nothing']) {
    const [whole, head] = [await ask(path), await ask(path, 'HEAD')];
    const length = String((await whole.arrayBuffer()).byteLength);
    expect(Number(length), path).toBeGreaterThan(0);
    expect([head.status, await head.text()], path).toEqual([whole.status, '']);
    for (const name of ['content-type', 'cache-control', 'etag'])
      expect(head.headers.get(name), path).toBe(whole.headers.get(name));
    expect([whole, head].map(({ headers }) => headers.get('content-length'))).toEqual([length, length]);
  }
});

it('embedListener sends the compressed Content-Length, to HEAD as well', async () => {
  const packed = { 'accept-encoding': 'br' };
  const [whole, head] = [await ask('/suite.js', 'GET', packed), await ask('/suite.js', 'HEAD', packed)];
  expect(head.headers.get('content-encoding')).toBe('br');
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
  expect(Number(head.headers.get('content-length'))).toBeLessThan((await whole.arrayBuffer()).byteLength);
});

it('embedListener sends no Content-Length with 304 and 204', async () => {
  const etag = (await ask('/millrace.js')).headers.get('etag') ?? '';
  for (const method of ['GET', 'HEAD']) {
    const known = await ask('/millrace.js', method, { 'if-none-match': etag });
    expect([known.status, known.headers.get('content-length')]).toEqual([304, null]);
  }
  const pressed = await ask(`/pressed?product.${preformId}.en`, 'POST');
  expect([pressed.status, pressed.headers.get('content-length')]).toEqual([204, null]);
});
