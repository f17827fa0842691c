import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { moderators } from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const join = (name: string) => joined(server, seed, name);

/** Types, actors and how many others, the newest first. */
async function told(visitor: Visitor) {
  await server.context.jobs.runDue(jobHandlers(server.context));
  const { body } = await visitor.get('/api/v1/user/notification/all');
  return body.Items.map((one: { type: string; actor_name: string | null; others: number }) => [
    one.type,
    one.actor_name,
    one.others,
  ]);
}

const like = (visitor: Visitor, id: string) => visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const comment = (visitor: Visitor, id: string) =>
  visitor.post(`/api/v1/feed/post/${id}/comment`, { text: 'Which furnace?' });
const block = (visitor: Visitor, other: { id: string }) =>
  visitor.post('/api/v2/me/blocks', { user_id: other.id });
const unblock = (visitor: Visitor, other: { id: string }) => visitor.delete(`/api/v2/me/blocks/${other.id}`);

describe('what members are told', () => {
  it('leaves out whom they have blocked, and is back when they are not [GAP-097]', async () => {
    const [ada, ben, cleo] = [await join('Ada'), await join('Ben'), await join('Cleo')];
    const post = await seed.post(ada, 'Draw tower 3 runs.');
    await comment(ben.visitor, post.id);
    await like(cleo.visitor, post.id);
    await like(ben.visitor, post.id);
    expect(await told(ada.visitor)).toEqual([
      ['liked', 'Ben Okafor', 1],
      ['commented', 'Ben Okafor', 0],
    ]);
    await block(ada.visitor, ben);
    expect(await told(ada.visitor)).toEqual([['liked', 'Cleo Okafor', 0]]);
    await unblock(ada.visitor, ben);
    expect(await told(ada.visitor)).toEqual([
      ['liked', 'Ben Okafor', 1],
      ['commented', 'Ben Okafor', 0],
    ]);
  });

  it('says nothing of what they do meanwhile, to who has blocked them alone', async () => {
    const [ada, ben, cleo] = [await join('Ada'), await join('Ben'), await join('Cleo')];
    const post = await seed.post(cleo, 'Muffle 2 is back.');
    await like(ada.visitor, post.id);
    await block(ada.visitor, ben);
    expect((await comment(ben.visitor, post.id)).status).toBe(201);
    expect(await told(ada.visitor)).toEqual([]);
    expect(await told(cleo.visitor)).toEqual([
      ['commented', 'Ben Okafor', 0],
      ['liked', 'Ada Okafor', 0],
    ]);
    await unblock(ada.visitor, ben);
    expect(await told(ada.visitor)).toEqual([]);
  });

  it('is gone with a post that a moderator hides, but for its author [GAP-096]', async () => {
    const [ada, ben, mo] = [await join('Ada'), await join('Ben'), await join('Mo')];
    await server.context.db.insert(moderators).values({ userId: mo.id });
    const post = await seed.post(ada, 'Half the price.');
    await like(ben.visitor, post.id);
    await comment(mo.visitor, post.id);
    expect(await told(ben.visitor)).toEqual([['commented_on_liked', 'Mo Okafor', 0]]);
    await ben.visitor.post('/api/v2/reports', { target: { kind: 'post', id: post.id }, reason: 'spam' });
    const [{ id }] = (await mo.visitor.get('/api/v2/moderation/cases')).body.results;
    const decided = await mo.visitor.post(`/api/v2/moderation/cases/${id}/decisions`, {
      decision: 'hide',
      reason: 'spam',
      version: 0,
    });
    expect(decided.status).toBe(201);
    expect(await told(ben.visitor)).toEqual([]);
    expect((await told(ada.visitor)).length).toBe(2);
    expect((await server.guest().get('/api/v1/user/notification/all')).status).toBe(401);
  });

  it('is gone with a comment that a moderator hides, for the author of the post too, until it is shown [GAP-096]', async () => {
    const [ada, ben, cleo, mo] = [await join('Ada'), await join('Ben'), await join('Cleo'), await join('Mo')];
    await server.context.db.insert(moderators).values({ userId: mo.id });
    const post = await seed.post(ada, 'Which annealing lehr?');
    await like(cleo.visitor, post.id);
    const { body: hidden } = await comment(ben.visitor, post.id);
    const seen = [['liked', 'Cleo Okafor', 0]];
    expect(await told(ada.visitor)).toEqual([['commented', 'Ben Okafor', 0], ...seen]);
    expect(await told(cleo.visitor)).toEqual([['commented_on_liked', 'Ben Okafor', 0]]);
    const target = { kind: 'comment', id: hidden.Item.id };
    await cleo.visitor.post('/api/v2/reports', { target, reason: 'spam' });
    const { results } = (await mo.visitor.get('/api/v2/moderation/cases')).body;
    const { id } = results.find((one: { target: { id: string } }) => one.target.id === target.id);
    const decide = (decision: string, version: number, reason?: string) =>
      mo.visitor.post(`/api/v2/moderation/cases/${id}/decisions`, { decision, version, reason });
    expect((await decide('hide', 0, 'spam')).status).toBe(201);
    expect(await told(ada.visitor)).toEqual(seen);
    expect(await told(cleo.visitor)).toEqual([]);
    expect((await decide('restore', 1)).status).toBe(201);
    expect(await told(ada.visitor)).toEqual([['commented', 'Ben Okafor', 0], ...seen]);
    expect(await told(cleo.visitor)).toEqual([['commented_on_liked', 'Ben Okafor', 0]]);
  });
});
