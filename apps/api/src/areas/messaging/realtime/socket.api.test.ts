import { request } from 'node:http';
import { directChatId, SOCKET_CLOSE } from '@millrace/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PASSWORD,
  Seed,
  startTestServer,
  type TestServer,
  TestSocket,
  type Visitor,
} from '../../../../testing';
import { jobHandlers } from '../../../background';
import { newId } from '../../../platform/db/ids';
import { sessions } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function person(name: string): Promise<{ id: string; email: string; visitor: Visitor }> {
  const row = await seed.member(name, { plan: 'premium' });
  return { id: row.id, email: row.email, visitor: await server.signIn(row.email) };
}

const open = (visitor: Visitor | null, origin?: string | null) =>
  TestSocket.open(server.url, visitor, origin);

/** What a request that wants a socket is answered. */
const asked = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; body: { code?: string } }>((resolve, reject) => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': Buffer.from('sixteen letters.').toString('base64'),
    };
    const req = request(new URL(path, server.url), { headers: { ...upgrade, ...headers } }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    req.on('error', reject);
    req.on('upgrade', () => reject(new Error('A socket was opened.')));
    req.end();
  });

describe('opening a socket', () => {
  it('takes a session, and is at /ws [API-060, CHAT-012]', async () => {
    const ada = await person('Ada');
    const socket = await open(ada.visitor);
    expect(await socket.next('welcome')).toEqual({ type: 'welcome', userId: ada.id });
    socket.socket.close();
    const Origin = server.webUrl;
    for (const [headers, path, status, code] of [
      [{ Origin }, '/ws', 401, 'sign_in_required'],
      [{ Origin, Cookie: 'millrace_session=made-up' }, '/ws', 401, 'sign_in_required'],
      [{ Origin, Cookie: ada.visitor.sessionCookie ?? '' }, '/wss', 404, 'not_found'],
      [{ Origin, Cookie: ada.visitor.sessionCookie ?? '' }, '/', 404, 'not_found'],
    ] as const) {
      const { status: answered, body } = await asked(path, headers);
      expect([path, answered, body.code]).toEqual([path, status, code]);
    }
  });

  it('is for our own pages only, whatever cookie comes along', async () => {
    const { visitor } = await person('Ada');
    const Cookie = visitor.sessionCookie ?? '';
    for (const Origin of [
      'https://else.example',
      'null',
      `${server.webUrl}.else.example`,
      'http://localhost',
    ]) {
      const { status, body } = await asked('/ws', { Origin, Cookie });
      expect([Origin, status, body.code]).toEqual([Origin, 403, 'cross_site']);
    }
    const crossSite = await asked('/ws', { 'Sec-Fetch-Site': 'cross-site', Cookie });
    expect(crossSite.status).toBe(403);
    for (const origin of [server.webUrl, server.url, null]) (await open(visitor, origin)).socket.close();
  });

  it('is refused to one who holds fifty already', async () => {
    const { visitor } = await person('Many');
    const many = await Promise.all(Array.from({ length: 50 }, () => open(visitor)));
    expect(await (await open(visitor)).closed()).toBe(SOCKET_CLOSE.tooMany);
    many[0]?.socket.close();
    await many[0]?.closed();
    await expect
      .poll(async () => {
        const one = await open(visitor);
        return Promise.race([one.closed(), one.next('welcome').then(({ type }) => type)]);
      })
      .toBe('welcome');
  });
});

describe('a socket is closed when its session ends', () => {
  it.each<[string, (visitor: Visitor, email: string) => Promise<unknown>]>([
    ['by signing out', (visitor) => visitor.get('/auth/logout', { headers: { 'Sec-Fetch-Site': 'none' } })],
    [
      'from another device',
      async (_, email) => {
        const other = await server.signIn(email);
        return other.delete('/api/v2/me/sessions');
      },
    ],
    [
      'with the account',
      (visitor, email) => visitor.post('/api/v2/me/delete', { email, password: PASSWORD }),
    ],
  ])('%s', async (_how, end) => {
    const { visitor, email } = await person('Ada');
    const [socket, other] = [await open(visitor), await open((await person('Ben')).visitor)];
    await end(visitor, email);
    expect(await socket.closed()).toBe(SOCKET_CLOSE.signedOut);
    expect(other.closeCode).toBeNull();
  });

  it('by a new password after the old one was forgotten', async () => {
    const { visitor, email } = await person('Forgetful');
    const socket = await open(visitor);
    await server.guest().post('/api/v1/user/password/forgot', { email });
    await server.context.jobs.runDue(jobHandlers(server.context));
    const mail = await server.mail.next(email);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const reset = await server.guest().post('/api/v2/me/updatePassword', {
      token,
      password: 'another battery staple horse',
    });
    expect(reset.status).toBe(200);
    expect(await socket.closed()).toBe(SOCKET_CLOSE.signedOut);
  });

  it('but not by a change of another session', async () => {
    const { visitor, email, id } = await person('Ada');
    const other = await server.signIn(email);
    const socket = await open(visitor);
    await other.get('/auth/logout', { headers: { 'Sec-Fetch-Site': 'none' } });
    const rows = await server.context.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(rows).toHaveLength(1);
    socket.say({ type: 'ping' });
    await socket.next('pong');
    expect(socket.closeCode).toBeNull();
  });
});

describe('a frame', () => {
  it('that is none is answered with what is wrong, and harms nothing', async () => {
    const { visitor } = await person('Ada');
    const socket = await open(visitor);
    const wrong = ['', 'ping', '{"type":', '[]', '{"type":"shout"}', '{"type":"subscribe","rooms":"all"}'];
    for (const frame of wrong) socket.say(frame);
    socket.socket.send(Buffer.from('{"type":"ping"}'));
    await socket.next('error', wrong.length + 1);
    expect(new Set(socket.of('error').map(({ code }) => code))).toEqual(new Set(['bad_frame']));
    socket.say({ type: 'ping' });
    await socket.next('pong');
  });

  it('that is too large ends the socket', async () => {
    const socket = await open((await person('Ada')).visitor);
    socket.say({ type: 'ping', much: 'x'.repeat(20_000) });
    expect(await socket.closed()).toBe(1009);
  });

  it('too many of which are passed over, and then end the socket', async () => {
    const socket = await open((await person('Ada')).visitor);
    for (let at = 0; at < 70; at += 1) socket.say({ type: 'ping' });
    expect((await socket.next('error')).code).toBe('rate_limited');
    expect(socket.of('pong').length).toBeLessThan(70);
    for (let at = 0; at < 200; at += 1) socket.say('?');
    expect(await socket.closed()).toBe(SOCKET_CLOSE.refused);
  });

  it('names rooms of one’s own only, and at most a hundred of them [GAP-054, CHAT-015]', async () => {
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
    const chatId = directChatId(ada.id, ben.id);
    await ada.visitor.post(`/api/v1/chats/${chatId}/`, { message: 'Between us' });
    const socket = await open(eve.visitor);
    socket.say({ type: 'subscribe', rooms: [chatId, directChatId(eve.id, newId())], limit: 100 });
    expect(await socket.next('error')).toMatchObject({ code: 'not_found', chatId });
    expect(await socket.next('subscribed')).toMatchObject({ messages: [], last: 0 });
    socket.say({ type: 'typing', chatId });
    expect(await socket.next('error', 2)).toMatchObject({ code: 'not_found', chatId });
    expect(JSON.stringify(socket.frames)).not.toContain('Between us');

    const rooms = Array.from({ length: 100 }, () => directChatId(eve.id, newId()));
    socket.say({ type: 'subscribe', rooms });
    expect(await socket.next('error', 3)).toMatchObject({ code: 'too_many_rooms', chatId: rooms[99] });
    socket.say({ type: 'unsubscribe', rooms: rooms.slice(0, 1) });
    socket.say({ type: 'subscribe', rooms: rooms.slice(99) });
    await socket.next('subscribed', 101);
    expect(socket.of('error')).toHaveLength(3);
  });
});
