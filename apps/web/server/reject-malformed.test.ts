import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rejectMalformed } from './reject-malformed';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.use(rejectMalformed());
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

it('requests with one valid Host header pass', async () => {
  expect(await replyStatus('GET / HTTP/1.1', 'Host: www.example.com')).toBe(200);
  expect(await replyStatus('GET / HTTP/1.0')).toBe(200);
});

it('TRACE is answered 405', async () => {
  expect(await replyStatus('TRACE / HTTP/1.1', 'Host: www.example.com')).toBe(405);
});

it('two Host headers or a malformed one are answered 400', async () => {
  expect(await replyStatus('GET / HTTP/1.1', 'Host: a.example', 'Host: b.example')).toBe(400);
  expect(await replyStatus('GET / HTTP/1.1', 'Host: a"><script>alert(1)</script>')).toBe(400);
});
