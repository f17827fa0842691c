import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_CLOSE } from '@millrace/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, TestSocket } from '../../../../testing';
import { sessions, users } from '../../../platform/db/schema';
import { openRealtime, type Realtime } from './realtime';

const HEARTBEAT_MS = 600;

let server: TestServer;
let seed: Seed;
/** The sockets of another process, whose heart beats fast, and which hears no announcement. */
let realtime: Realtime;
const http = createServer();

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const deaf = async () => async () => undefined;
  realtime = await openRealtime(server.context, http, deaf, { heartbeatMs: HEARTBEAT_MS });
});
afterAll(async () => {
  await realtime.stop();
  http.close();
  await server.close();
});

async function open() {
  const member = await seed.member('Ada');
  const visitor = await server.signIn(member.email);
  const { port } = http.address() as AddressInfo;
  return { member, socket: await TestSocket.open(`http://127.0.0.1:${port}`, visitor) };
}

/** Only time shows that a socket stays open. */
const beats = (count: number) => new Promise((resolve) => setTimeout(resolve, count * HEARTBEAT_MS));

it('cuts a socket that gives no sign of life, and no other', async () => {
  const [{ socket: dead }, { socket: alive }] = [await open(), await open()];
  dead.socket.pause();
  await expect.poll(() => realtime.size, { timeout: 20 * HEARTBEAT_MS }).toBe(1);
  dead.socket.resume();
  expect(await dead.closed()).toBe(1006);
  await beats(3);
  expect(alive.closeCode).toBeNull();
});

it('closes the sockets of sessions that ran out, and of members who may not be here any more', async () => {
  const { db } = server.context;
  const [old, banned, stays] = [await open(), await open(), await open()];
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.userId, old.member.id));
  await db.update(users).set({ isActive: false }).where(eq(users.id, banned.member.id));
  for (const { socket } of [old, banned]) expect(await socket.closed()).toBe(SOCKET_CLOSE.signedOut);
  expect(stays.socket.closeCode).toBeNull();
});
