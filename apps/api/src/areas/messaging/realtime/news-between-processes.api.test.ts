import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PASSWORD, TestSocket, Visitor } from '../../../../testing';
import { OWN_WEB_URL, type OwnServer, startOwnServers } from '../../../../testing/own-servers';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let own: Awaited<ReturnType<typeof start>>;

const start = () =>
  startOwnServers({
    fill: async (seed) => {
      const [author, fan] = [await seed.member('Ada'), await seed.member('Ben')];
      return { author, fan, post: await seed.post(author, 'Draw tower 3 runs.') };
    },
  });

beforeAll(async () => {
  own = await start();
});
afterAll(() => own.close());

async function signIn({ url }: OwnServer, email: string): Promise<Visitor> {
  const visitor = new Visitor(url, OWN_WEB_URL);
  await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
  if (!visitor.sessionCookie) throw new Error(`${email} could not sign in.`);
  return visitor;
}

it('tells at once of what was done at another process, and of what was read there [GAP-070, GAP-090]', async () => {
  const { servers, seeded } = own;
  // On the embedded engine the two are one.
  const [here, there] = [servers[0], servers.at(-1)];
  if (!here || !there) throw new Error('There is no server.');
  const [author, authorElsewhere, fan] = [
    await signIn(here, seeded.author.email),
    await signIn(there, seeded.author.email),
    await signIn(there, seeded.fan.email),
  ];
  const sockets = [
    await TestSocket.open(here.url, author),
    await TestSocket.open(there.url, authorElsewhere),
  ];
  await fan.put(`/api/v1/feed/post/${seeded.post.id}/like`, undefined);
  const [told] = await Promise.all(sockets.map((socket) => socket.next('notification')));
  expect(told?.notification).toMatchObject({ type: 'liked', actor_id: seeded.fan.id });
  await authorElsewhere.post('/api/v1/user/notification/lastread', {
    timestamp: told?.notification?.added,
  });
  for (const socket of sockets) {
    expect((await socket.next('notificationsRead')).lastRead).toBe(told?.notification?.added);
  }
});
