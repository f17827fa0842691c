import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { moderators } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

async function join(name: string) {
  const row = await seed.member(name);
  return { ...row, visitor: await server.signIn(row.email) };
}

/** Types, actors and how many others, the newest first. */
async function told(visitor: Visitor) {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
  return Items.map((one: { type: string; actor_name: string | null; others: number }) => [
    one.type,
    one.actor_name,
    one.others,
  ]);
}

it('notifications leave out suspended members, until that is lifted [GAP-096]', async () => {
  const [ada, ben, cleo, mo] = [await join('Ada'), await join('Ben'), await join('Cleo'), await join('Mo')];
  await server.context.db.insert(moderators).values({ userId: mo.id });
  const post = await seed.post(ada, 'Draw tower 3 runs.');
  await cleo.visitor.put(`/api/v1/feed/post/${post.id}/like`, undefined);
  await ben.visitor.put(`/api/v1/feed/post/${post.id}/like`, undefined);
  await ben.visitor.post('/api/v2/me/connections', { user_id: ada.id });
  const all = [
    ['connection_added', 'Ben Okafor', 0],
    ['liked', 'Ben Okafor', 1],
  ];
  expect(await told(ada.visitor)).toEqual(all);
  await cleo.visitor.post('/api/v2/reports', { target: { kind: 'member', id: ben.id }, reason: 'spam' });
  const [{ id }] = (await mo.visitor.get('/api/v2/moderation/cases')).body.results;
  const decide = (decision: string, version: number, reason?: string) =>
    mo.visitor.post(`/api/v2/moderation/cases/${id}/decisions`, { decision, version, reason });
  expect((await decide('suspend', 0, 'spam')).status).toBe(201);
  expect(await told(ada.visitor)).toEqual([['liked', 'Cleo Okafor', 0]]);
  expect((await server.guest().get('/api/v1/user/notification/all')).status).toBe(401);
  expect((await decide('lift', 1)).status).toBe(201);
  expect(await told(ada.visitor)).toEqual(all);
});
