import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { postComments, postLikes, posts, users } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let works: { id: string };
let irisId: string;
let iris: Visitor;
let joelId: string;
let joel: Visitor;
let kira: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Joel Works');
  const members = [
    await seed.member('Iris'),
    await seed.member('Joel', {
      companyId: works.id,
      image: '/files/joel.png',
      linkedinImage: '/l/joel.jpg',
    }),
    await seed.member('Kira', { linkedinImage: '/l/kira.jpg' }),
  ] as const;
  [irisId, joelId] = [members[0].id, members[1].id];
  [iris, joel, kira] = [
    await server.signIn(members[0].email),
    await server.signIn(members[1].email),
    await server.signIn(members[2].email),
  ];
});
afterAll(() => server.close());

async function aPost(text: string): Promise<string> {
  const form = new FormData();
  form.set('text', text);
  return (await iris.send('POST', '/api/v1/feed/post', form)).body.Item.id;
}

const path = (id: string, rest: string) => `/api/v1/feed/post/${id}${rest}`;

const like = (visitor: Visitor, id: string) => visitor.put(path(id, '/like'), undefined);
const unlike = (visitor: Visitor, id: string) => visitor.put(path(id, '/unlike'), undefined);
const likesOf = async (visitor: Visitor, id: string) => (await visitor.get(path(id, '/like'))).body;

const say = (visitor: Visitor, id: string, text: string, headers: Record<string, string> = {}) =>
  visitor.post(path(id, '/comment'), { text }, { headers });

const commentsOf = async (visitor: Visitor, id: string, query = '') =>
  (await visitor.get(path(id, `/comment${query}`))).body;

describe('likes', () => {
  it('count once, however often one likes [API-047]', async () => {
    const id = await aPost('Liked');
    for (let time = 0; time < 2; time += 1) {
      const reply = await like(joel, id);
      expect([reply.status, reply.body]).toEqual([200, { count: 1, liked: true }]);
    }
    expect((await like(kira, id)).body).toEqual({ count: 2, liked: true });
    expect((await like(server.guest(), id)).status).toBe(401);
    expect((await like(joel, UNKNOWN)).status).toBe(404);
  });

  it('are taken back, which is no error for who did not like [API-048]', async () => {
    const id = await aPost('Liked for a while');
    await like(joel, id);
    await like(kira, id);
    for (let time = 0; time < 2; time += 1) {
      const reply = await unlike(joel, id);
      expect([reply.status, reply.body]).toEqual([200, { count: 1, liked: false }]);
    }
    expect((await unlike(server.guest(), id)).status).toBe(401);
    expect((await unlike(joel, UNKNOWN)).status).toBe(404);
  });

  it('are answered with who likes, the newest first [API-046]', async () => {
    const id = await aPost('Who likes this');
    expect(await likesOf(server.guest(), id)).toEqual({ count: 0, liked: false, Items: [] });
    await like(joel, id);
    await like(kira, id);
    const Items = [
      { user_id: expect.any(String), user_name: 'Kira Okafor', image: '/l/kira.jpg' },
      { user_id: joelId, user_name: 'Joel Okafor', image: '/files/joel.png' },
    ];
    expect(await likesOf(server.guest(), id)).toEqual({ count: 2, liked: false, Items });
    expect((await likesOf(joel, id)).liked).toBe(true);
    expect((await likesOf(iris, id)).liked).toBe(false);
    expect((await joel.get(path(UNKNOWN, '/like'))).status).toBe(404);
  });

  it('name fifty people at most and count all, also of many who come at once [GAP-065]', async () => {
    const id = await aPost('Much liked');
    const many = await Promise.all(Array.from({ length: 55 }, (_, at) => seed.member(`Many${at}`)));
    await server.context.db.insert(postLikes).values(many.map((one) => ({ postId: id, userId: one.id })));
    await Promise.all([like(iris, id), like(joel, id), like(kira, id), like(joel, id), unlike(kira, id)]);
    const settled = [await unlike(kira, id), await like(joel, id)];
    expect(settled.map(({ body }) => body)).toEqual([
      { count: 57, liked: false },
      { count: 57, liked: true },
    ]);
    const { count, Items } = await likesOf(joel, id);
    expect([count, Items.length]).toEqual([57, 50]);
    expect(new Set(Items.map((one: { user_id: string }) => one.user_id)).size).toBe(50);
  });

  it('are listed for oneself, the newest first, without what is gone [API-049]', async () => {
    const liker = await seed.member('Liker');
    const visitor = await server.signIn(liker.email);
    const list = `/api/v1/feed/user/${liker.id}/likes`;
    expect((await visitor.get(list)).body).toEqual({ Items: [] });
    const ids = [await aPost('One'), await aPost('Two'), await aPost('Three')];
    for (const id of ids) await like(visitor, id);
    expect((await visitor.get(list)).body).toEqual({ Items: ids.toReversed() });
    await iris.delete(path(ids[1] ?? '', ''));
    await unlike(visitor, ids[2] ?? '');
    expect((await visitor.get(list)).body).toEqual({ Items: [ids[0]] });
    const others = await joel.get(list);
    expect([others.status, others.body.code]).toEqual([403, 'forbidden']);
    expect((await server.guest().get(list)).status).toBe(401);
  });
});

describe('comments', () => {
  it('are added and answered [API-051]', async () => {
    const id = await aPost('To be discussed');
    const reply = await say(joel, id, '  How <b>hot</b>?\r\nAnd how long? ');
    expect([reply.status, reply.body.Item.text]).toEqual([201, 'How <b>hot</b>?\nAnd how long?']);
    expect((await commentsOf(server.guest(), id)).Items).toEqual([reply.body.Item]);
    expect((await iris.get(path(id, ''))).body.Item.comment_count).toBe(1);
    expect((await say(server.guest(), id, 'Hello')).status).toBe(401);
    expect((await say(joel, UNKNOWN, 'Hello')).status).toBe(404);
    for (const text of ['', ' \n ', 'x'.repeat(2001)]) {
      const refused = await say(joel, id, text);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['text']]);
    }
    const once = () => say(joel, id, 'Once', { 'Idempotency-Key': 'comment-once' });
    const [first, second] = [await once(), await once()];
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect((await commentsOf(joel, id)).Count).toBe(2);
  });

  it('say what they are of, who wrote them and when [DATA-011]', async () => {
    const id = await aPost('Of this');
    const { Item } = (await say(joel, id, 'This')).body;
    expect(Item).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      parent_id: id,
      user_id: joelId,
      user: {
        user_name: 'Joel Okafor',
        image: '/files/joel.png',
        linkedinImage: '/l/joel.jpg',
        user_company_name: 'Joel Works',
        user_company_id: works.id,
      },
      text: 'This',
      added: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    });
  });

  it('are answered to everybody, five at a time unless one asks for more [API-050]', async () => {
    const id = await aPost('Long talk');
    for (let at = 1; at <= 7; at += 1) await say(at % 2 ? joel : kira, id, `No. ${at}`);
    const texts = async (query: string) => {
      const { Items, Count } = await commentsOf(server.guest(), id, query);
      return [Items.map(({ text }: { text: string }) => text), Count];
    };
    expect(await texts('')).toEqual([['No. 7', 'No. 6', 'No. 5', 'No. 4', 'No. 3'], 7]);
    expect(await texts('?start=5')).toEqual([['No. 2', 'No. 1'], 7]);
    expect(await texts('?start=7&size=5')).toEqual([[], 7]);
    expect((await joel.get(path(id, '/comment?size=51'))).status).toBe(400);
    expect((await joel.get(path(id, '/comment?start=-1'))).status).toBe(400);
    expect((await joel.get(path(UNKNOWN, '/comment'))).status).toBe(404);
  });

  it('come newest first in pages that lose and repeat none, also of one moment [GAP-066]', async () => {
    const id = await aPost('At once');
    const createdAt = new Date(Date.UTC(2026, 0, 1));
    const ids = Array.from({ length: 12 }, (_, at) => `00000000-0000-7000-8000-0000000000${10 + at}`);
    await server.context.db
      .insert(postComments)
      .values(ids.map((one) => ({ id: one, postId: id, userId: irisId, text: one, createdAt })));
    const found: string[] = [];
    for (const start of [0, 5, 10]) {
      const { Items, Count } = await commentsOf(kira, id, `?start=${start}&size=5`);
      expect(Count).toBe(12);
      found.push(...Items.map((one: { id: string }) => one.id));
    }
    expect(found).toEqual(ids.toReversed());
  });

  it('are removed by their author and the author of the post, and by nobody else [GAP-053]', async () => {
    const id = await aPost('Contested');
    const [first, second] = [
      (await say(joel, id, 'Mine')).body.Item.id,
      (await say(joel, id, 'Too')).body.Item.id,
    ];
    const remove = (visitor: Visitor, comment: string, post = id) =>
      visitor.delete(path(post, `/comment/${comment}`));
    const refused = await remove(kira, first);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect((await remove(server.guest(), first)).status).toBe(401);
    expect((await commentsOf(kira, id)).Count).toBe(2);
    expect((await remove(joel, first)).status).toBe(204);
    expect((await remove(iris, second)).status).toBe(204);
    expect(await commentsOf(kira, id)).toEqual({ Items: [], Count: 0 });
  });

  it('are removed from the post that they belong to, once [API-052]', async () => {
    const [id, other] = [await aPost('The one'), await aPost('The other')];
    const comment = (await say(joel, id, 'Here')).body.Item.id;
    expect((await joel.delete(path(other, `/comment/${comment}`))).status).toBe(404);
    const gone = await joel.delete(path(id, `/comment/${comment}`));
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await joel.delete(path(id, `/comment/${comment}`))).status).toBe(404);
    expect((await joel.delete(path(id, `/comment/${UNKNOWN}`))).status).toBe(404);
    expect((await iris.get(path(id, ''))).body.Item.comment_count).toBe(0);
  });
});

it('counts of likes and comments stay right when a member leaves', async () => {
  const id = await aPost('Stays');
  const leaver = await seed.member('Leaver');
  const visitor = await server.signIn(leaver.email);
  await like(visitor, id);
  await say(visitor, id, 'Bye');
  await say(joel, id, 'Farewell');
  const { db } = server.context;
  await db.delete(users).where(eq(users.id, leaver.id));
  const [row] = await db.select().from(posts).where(eq(posts.id, id));
  expect([row?.likeCount, row?.commentCount]).toEqual([0, 1]);
});
