import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { shutDownGracefully } from './graceful-shutdown';
import { KEEP_ALIVE_MS } from './keep-alive';

const agent = new Agent({ keepAlive: true });
const open = new Set<Server>();
afterEach(() => {
  for (const server of open) server.closeAllConnections();
  open.clear();
});

/** Starts a server whose responses the test releases. */
async function start() {
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/now') response.end('now');
    else waiting.push(() => response.end('later'));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.add(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(url + path, { agent }, (reply) => reply.resume().once('end', () => resolve(reply))).once(
        'error',
        reject,
      );
    });
  return { server, ask, waiting };
}

it('shutdown drains with Connection: close, then finishes requests in flight and accepts no more', async () => {
  const { server, ask, waiting } = await start();
  expect((await ask('/now')).headers.connection).toBe('keep-alive');
  const underWay = ask('/later');
  await once(server, 'request');
  const order: string[] = [];
  const stopped = shutDownGracefully(server, {
    drainSeconds: 0.2,
    beginClosing: async () => void order.push('closing'),
  }).then(() => order.push('stopped'));
  expect((await ask('/now')).headers.connection).toBe('close');
  await expect.poll(() => order).toEqual(['closing']);
  await expect(ask('/now')).rejects.toThrow('ECONNREFUSED');
  waiting[0]?.();
  expect((await underWay).statusCode).toBe(200);
  await stopped;
  expect(order).toEqual(['closing', 'stopped']);
});

it('shutdown answers connections that were queued while the event loop was blocked', async () => {
  const { server } = await start();
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const comer = connect(port, '127.0.0.1');
    await once(comer, 'connect');
    comer.write('GET /now HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return text(comer);
  };
  // The kernel accepts connections while the event loop is blocked for longer than the drain.
  const asked = Array.from({ length: 20 }, ask);
  const stopped = shutDownGracefully(server, { drainSeconds: 0 });
  const until = performance.now() + 50;
  while (performance.now() < until);
  for (const reply of await Promise.all(asked)) expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n(.|\s)*now/);
  await stopped;
});
