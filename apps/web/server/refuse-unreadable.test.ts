import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuseUnreadable } from './refuse-unreadable';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(refuseUnreadable());
  app.use((_request, response) => {
    response.send('A page');
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** The status of what is sent as it is written. */
const replyStatus = (...lines: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', reject);
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(data.toString().split(' ')[1]));
    });
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });

it('lets through what names its host once', async () => {
  expect(await replyStatus('GET / HTTP/1.1', 'Host: www.example.com')).toBe(200);
  expect(await replyStatus('GET / HTTP/1.0')).toBe(200);
});

it('answers 405 to TRACE', async () => {
  expect(await replyStatus('TRACE / HTTP/1.1', 'Host: www.example.com')).toBe(405);
});

it('answers 400 to two hosts, and to one that is none', async () => {
  expect(await replyStatus('GET / HTTP/1.1', 'Host: a.example', 'Host: b.example')).toBe(400);
  expect(await replyStatus('GET / HTTP/1.1', 'Host: a"><script>alert(1)</script>')).toBe(400);
});
