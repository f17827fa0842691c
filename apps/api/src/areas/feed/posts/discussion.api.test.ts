import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { commentLikes, postComments, users } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let iris: Visitor;
let joel: Visitor;
let kira: Visitor;
let ids: { iris: string; joel: string; kira: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const members = [await seed.member('Iris'), await seed.member('Joel'), await seed.member('Kira')] as const;
  ids = { iris: members[0].id, joel: members[1].id, kira: members[2].id };
  [iris, joel, kira] = [
    await server.signIn(members[0].email),
    await server.signIn(members[1].email),
    await server.signIn(members[2].email),
  ];
});
afterAll(() => server.close());

async function aPost(text: string, fields: Record<string, string> = {}): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ text, ...fields })) form.set(name, value);
  return (await iris.send('POST', '/api/v1/feed/post', form)).body.Item.id;
}

const path = (id: string, rest = '') => `/api/v2/feed/post/${id}/comments${rest}`;
const say = (visitor: Visitor, id: string, text: string, replyTo?: string) =>
  visitor.post(path(id), { text, ...(replyTo && { reply_to: replyTo }) });
const said = async (visitor: Visitor, id: string, text: string, replyTo?: string): Promise<string> =>
  (await say(visitor, id, text, replyTo)).body.Item.id;
const read = async (visitor: Visitor, id: string, query = '') => (await visitor.get(path(id, query))).body;
const texts = (rows: readonly { text: string }[]) => rows.map(({ text }) => text);

describe('comments of version 2', () => {
  it('come in the order of time, the newest page first, also those of one moment [FEED-047]', async () => {
    const id = await aPost('Long talk');
    const createdAt = new Date(Date.UTC(2026, 0, 1));
    const rows = Array.from({ length: 12 }, (_, at) => `00000000-0000-7000-8000-0000000000${10 + at}`);
    await server.context.db
      .insert(postComments)
      .values(rows.map((one) => ({ id: one, postId: id, userId: ids.joel, text: one, createdAt })));
    let found: string[] = [];
    let query = '';
    do {
      const { results, count, LastEvaluatedKey } = await read(kira, id, query);
      expect(count).toBe(12);
      expect(results.length).toBeLessThanOrEqual(5);
      found = [...texts(results), ...found];
      query = LastEvaluatedKey ? `?cursor=${LastEvaluatedKey}` : '';
    } while (query);
    expect(found).toEqual(rows);
    const first = await read(kira, id);
    const other = await aPost('Another');
    expect((await kira.get(path(other, `?cursor=${first.LastEvaluatedKey}`))).status).toBe(400);
    expect((await kira.get(path(id, '?limit=51'))).status).toBe(400);
  });

  it('have replies of one level, each with the comment that it answers', async () => {
    const id = await aPost('To be answered');
    const [question, remark] = [await said(joel, id, 'How hot?'), await said(kira, id, 'Nice.')];
    const answer = await say(iris, id, '1,180 °C', question);
    expect([answer.status, answer.body.Item.reply_to]).toEqual([201, question]);
    const deeper = await say(joel, id, 'In argon?', answer.body.Item.id);
    expect(deeper.body.Item.reply_to).toBe(question);

    const { results, count } = await read(server.guest(), id);
    expect([texts(results), count]).toEqual([['How hot?', 'Nice.'], 2]);
    expect([results[0].reply_count, texts(results[0].replies)]).toEqual([2, ['1,180 °C', 'In argon?']]);
    expect([results[1].reply_count, results[1].replies]).toEqual([0, []]);
    const replies = await read(kira, id, `?reply_to=${question}`);
    expect([texts(replies.results), replies.count]).toEqual([['1,180 °C', 'In argon?'], 2]);
    expect((await iris.get(`/api/v1/feed/post/${id}`)).body.Item.comment_count).toBe(4);
    // Version 1 stays flat, newest first. @see GAP-066
    const flat = (await kira.get(`/api/v1/feed/post/${id}/comment`)).body;
    expect([texts(flat.Items), flat.Count]).toEqual([['In argon?', '1,180 °C', 'Nice.', 'How hot?'], 4]);

    expect((await say(joel, await aPost('Elsewhere'), 'Here?', question)).status).toBe(404);
    expect((await say(joel, id, 'To nothing', UNKNOWN)).status).toBe(404);
    expect((await iris.delete(`/api/v1/feed/post/${id}/comment/${question}`)).status).toBe(204);
    expect(texts((await read(kira, id)).results)).toEqual(['Nice.']);
    expect((await iris.get(`/api/v1/feed/post/${id}`)).body.Item.comment_count).toBe(1);
    expect(remark).not.toBe(question);
  });

  it('are written by members alone, once for a key, and neither empty nor too long [FEED-048]', async () => {
    const id = await aPost('Rules');
    expect((await say(server.guest(), id, 'Hello')).status).toBe(401);
    expect((await say(joel, UNKNOWN, 'Hello')).status).toBe(404);
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) expect((await say(joel, id, text)).status).toBe(422);
    const once = () => joel.post(path(id), { text: 'Once' }, { headers: { 'Idempotency-Key': 'talk-once' } });
    expect((await once()).body).toEqual((await once()).body);
    expect((await read(joel, id)).count).toBe(1);
  });

  it('are for those alone who may read the post, to read, write and like [GAP-052, DIFF-001]', async () => {
    const mentions = JSON.stringify([{ start: 0, length: 4, kind: 'person', id: ids.joel }]);
    const id = await aPost('Joel, see', { visibility: 'private', mentions });
    const comment = await said(joel, id, 'Seen');
    for (const [visitor, status] of [
      [kira, 404],
      [server.guest(), 404],
    ] as const) {
      expect((await visitor.get(path(id))).status).toBe(status);
    }
    expect((await say(kira, id, 'Me too')).status).toBe(404);
    expect((await say(kira, id, 'Me too', comment)).status).toBe(404);
    expect((await kira.put(path(id, `/${comment}/like`), undefined)).status).toBe(404);
    expect((await server.guest().put(path(id, `/${comment}/like`), undefined)).status).toBe(401);
    expect((await read(iris, id)).count).toBe(1);
  });

  it('leave out what a reader has blocked, with its replies', async () => {
    const id = await aPost('Blocked talk');
    const blocker = await seed.member('Blocker');
    const visitor = await server.signIn(blocker.email);
    const mine = await said(visitor, id, 'Mine');
    await said(kira, id, 'Of the blocked', mine);
    const theirs = await said(kira, id, 'Theirs');
    await said(joel, id, 'Below theirs', theirs);
    await visitor.post('/api/v2/me/blocks', { user_id: ids.kira });
    const { results, count } = await read(visitor, id);
    expect([texts(results), count, results[0].replies]).toEqual([['Mine'], 1, []]);
    expect((await visitor.put(path(id, `/${theirs}/like`), undefined)).status).toBe(404);
    expect((await say(visitor, id, 'To the blocked', theirs)).status).toBe(404);
  });
});

describe('likes of comments', () => {
  const like = (visitor: Visitor, id: string, comment: string) =>
    visitor.put(path(id, `/${comment}/like`), undefined);
  const unlike = (visitor: Visitor, id: string, comment: string) =>
    visitor.delete(path(id, `/${comment}/like`));

  it('count once per member, can be removed, and are returned to each reader', async () => {
    const id = await aPost('Liked talk');
    const comment = await said(joel, id, 'Good');
    for (let time = 0; time < 2; time += 1) {
      expect((await like(kira, id, comment)).body).toEqual({ count: 1, liked: true });
    }
    expect((await like(iris, id, comment)).body).toEqual({ count: 2, liked: true });
    const state = async (visitor: Visitor) => {
      const [{ like_count, liked }] = (await read(visitor, id)).results;
      return [like_count, liked];
    };
    expect([await state(kira), await state(joel), await state(server.guest())]).toEqual([
      [2, true],
      [2, false],
      [2, false],
    ]);
    for (let time = 0; time < 2; time += 1) {
      expect((await unlike(kira, id, comment)).body).toEqual({ count: 1, liked: false });
    }
    expect((await like(joel, id, UNKNOWN)).status).toBe(404);
    expect((await like(joel, await aPost('Else'), comment)).status).toBe(404);
    expect((await unlike(server.guest(), id, comment)).status).toBe(401);
  });

  it('of a suspended member, and of one who left, are not counted [GAP-096]', async () => {
    const id = await aPost('Counted');
    const comment = await said(joel, id, 'Good');
    const leaver = await seed.member('Leaver');
    await like(await server.signIn(leaver.email), id, comment);
    await like(kira, id, comment);
    const { db } = server.context;
    const count = async () => (await read(joel, id)).results[0].like_count;
    await db.update(commentLikes).set({ withheld: true }).where(eq(commentLikes.userId, ids.kira));
    expect(await count()).toBe(1);
    await db.update(commentLikes).set({ withheld: false }).where(eq(commentLikes.userId, ids.kira));
    await db.delete(users).where(eq(users.id, leaver.id));
    expect(await count()).toBe(1);
  });
});

it('tells the author of a comment that it was answered, and takes that back with the reply', async () => {
  const asker = await seed.member('Asker');
  const asking = await server.signIn(asker.email);
  const id = await aPost('Notified talk');
  const question = await said(asking, id, 'How hot?');
  const told = async (visitor: Visitor) => {
    await server.context.jobs.runDue(jobHandlers(server.context));
    const { Items } = (await visitor.get('/api/v1/user/notification/all')).body;
    return Items.filter((one: { post_id: string }) => one.post_id === id).map(
      (one: { type: string; actor_name: string }) => [one.type, one.actor_name],
    );
  };
  const answer = await said(joel, id, '1,180 °C', question);
  expect(await told(asking)).toEqual([['replied', 'Joel Okafor']]);
  expect((await joel.delete(`/api/v1/feed/post/${id}/comment/${answer}`)).status).toBe(204);
  expect(await told(asking)).toEqual([]);

  // Replies that go with a comment take their news along.
  const second = await said(asking, id, 'And how long?');
  await said(kira, id, 'An hour', second);
  expect(await told(asking)).toEqual([['replied', 'Kira Okafor']]);
  expect((await iris.delete(`/api/v1/feed/post/${id}/comment/${second}`)).status).toBe(204);
  expect(await told(asking)).toEqual([]);
});

describe('earlier texts of a post', () => {
  const edit = (id: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return iris.send('PUT', `/api/v1/feed/post/${id}/content`, form);
  };
  const versions = async (visitor: Visitor, id: string) => {
    const reply = await visitor.get(`/api/v2/feed/post/${id}/versions`);
    return reply.status === 200 ? texts(reply.body.results) : reply.status;
  };

  it('lists earlier texts newest first, to everyone who can read the post', async () => {
    const id = await aPost('First');
    expect(await versions(server.guest(), id)).toEqual([]);
    await edit(id, { text: 'Second' });
    await edit(id, { text: 'Second', visibility: 'public' });
    await edit(id, { text: 'Third' });
    for (const visitor of [iris, kira, server.guest()]) {
      expect(await versions(visitor, id)).toEqual(['Second', 'First']);
    }
    const { results, count } = (await kira.get(`/api/v2/feed/post/${id}/versions`)).body;
    expect(count).toBe(2);
    expect(results[0].written > results[1].written).toBe(true);
    expect(await versions(kira, UNKNOWN)).toBe(404);
  });

  it('of what was private are for its author alone once it is public, and nobody’s while it is private [DIFF-001]', async () => {
    const id = await aPost('Private first', { visibility: 'private' });
    await edit(id, { text: 'Private second' });
    expect([await versions(kira, id), await versions(server.guest(), id)]).toEqual([404, 404]);
    await edit(id, { text: 'Public third', visibility: 'public' });
    await edit(id, { text: 'Public fourth' });
    expect(await versions(kira, id)).toEqual(['Public third']);
    expect(await versions(iris, id)).toEqual(['Public third', 'Private second', 'Private first']);
  });
});
