import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing';
import { KeptLog } from '../../../testing/captured-log';

const log = new KeptLog();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { logTo: log.to });
});
afterAll(() => server.close());

/** What comes back for bytes that are sent as they are, until the connection is closed. */
async function answered(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const SECOND = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** A request whose end is told in some way, and one behind it. */
const request = (headers: string, body: string): string =>
  `POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}${SECOND}`;

it('answers two requests on a connection, where each says how long it is', async () => {
  const replies = await answered(request('Content-Length: 3', 'a=b'));
  expect(replies.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 303', 'HTTP/1.1 200']);
});

it.each([
  ['by a length and by chunks', 'Content-Length: 3\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['by two lengths', 'Content-Length: 3\r\nContent-Length: 0', 'a=b'],
  ['by a length that is none', 'Content-Length: 3, 0', 'a=b'],
  ['by a length with a sign', 'Content-Length: +3', 'a=b'],
  ['by a name with a space behind it', 'Content-Length : 3', 'a=b'],
  ['by chunks that are not the last coding', 'Transfer-Encoding: chunked, identity', '0\r\n\r\n'],
  ['by a coding that nobody knows', 'Transfer-Encoding: xchunked', '0\r\n\r\n'],
  ['on a line that goes on', 'Content-Length:\r\n 3', 'a=b'],
])('refuses a request whose end is told %s, and reads nothing behind it', async (_how, headers, body) => {
  const replies = await answered(request(headers, body));
  expect(replies.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  // Nor is it a failure of ours, which somebody would be told of.
  expect(log.text).not.toContain('request failed');
});
