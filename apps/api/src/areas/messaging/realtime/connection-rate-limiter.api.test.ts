import { SOCKET_CLOSE } from '@millrace/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Seed, startTestServer, type TestServer } from '../../../../testing';

const PER_MINUTE = 70;

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer({
    trustProxy: 1,
    rates: {
      reads: 0,
      writes: 0,
      searches: 0,
      signUps: 0,
      inquiries: 0,
      messages: 0,
      conversations: 0,
      posts: 0,
      comments: 0,
      likes: 0,
      events: 0,
      preflights: 0,
      reports: 0,
      sockets: PER_MINUTE,
    },
  });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** Opens a socket from an address, as a proxy says it, and closes it. @returns The code that it was closed with. */
async function openFrom(address: string, cookie: string): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`, {
    origin: server.webUrl,
    headers: { Cookie: cookie, 'X-Forwarded-For': address },
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', () => socket.close(1000));
    socket.on('close', (code) => resolve(code));
  });
}

async function member(name: string): Promise<string> {
  const { email } = await seed.member(name);
  return (await server.signIn(email)).sessionCookie ?? '';
}

async function codes(count: number, address: string, cookie: string): Promise<number[]> {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1) all.push(await openFrom(address, cookie));
  return [...new Set(all)];
}

describe('opening sockets again and again', () => {
  it('is limited for a member, from wherever, with a code that says so', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    expect(await codes(30, '198.51.100.1', ada)).toEqual([1000]);
    expect(await codes(30, '198.51.100.2', ada)).toEqual([1000]);
    expect(await openFrom('198.51.100.3', ada)).toBe(SOCKET_CLOSE.tooMany);
    expect(await openFrom('198.51.100.3', ben)).toBe(1000);
  });

  it('is limited for an address, whoever is behind it, before anything is looked up', async () => {
    const cookie = await member('Cai');
    const all = await Promise.all(
      Array.from({ length: PER_MINUTE }, () =>
        openFrom('203.0.113.9', 'millrace_session=made-up').catch(({ message }) => message),
      ),
    );
    expect([...new Set(all)]).toEqual(['Unexpected server response: 401']);
    expect(await openFrom('203.0.113.9', cookie)).toBe(SOCKET_CLOSE.tooMany);
    expect(await openFrom('203.0.113.10', cookie)).toBe(1000);
  });
});
