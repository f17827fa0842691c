import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  joined,
  type MemberOverrides,
  Seed,
  startTestServer,
  type TestServer,
  type Visitor,
} from '../../../../testing';
import { jobHandlers } from '../../../background';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Told {
  type: string;
  actor_id: string | null;
  actor_name: string | null;
  others: number;
  added: string;
  [field: string]: unknown;
}

const join = (name: string, overrides?: MemberOverrides) => joined(server, seed, name, overrides);

const work = () => server.context.jobs.runDue(jobHandlers(server.context));

async function read(visitor: Visitor): Promise<{ Items: Told[]; last_read: string | null; unread: boolean }> {
  await work();
  const reply = await visitor.get('/api/v1/user/notification/all');
  expect(reply.status).toBe(200);
  return reply.body;
}

/** Types and actors, the newest first. */
const told = async (visitor: Visitor) =>
  (await read(visitor)).Items.map(({ type, actor_name, others }) => [type, actor_name, others]);

const like = (visitor: Visitor, id: string) => visitor.put(`/api/v1/feed/post/${id}/like`, undefined);
const unlike = (visitor: Visitor, id: string) => visitor.put(`/api/v1/feed/post/${id}/unlike`, undefined);
const comment = (visitor: Visitor, id: string, text = 'Which furnace?') =>
  visitor.post(`/api/v1/feed/post/${id}/comment`, { text });

describe('what members are told', () => {
  it('names its type, its actor and what it is about; of one’s own alone [API-055, DATA-012]', async () => {
    const author = await join('Ada');
    const other = await join('Ben');
    const post = await seed.post(author, 'Draw tower 3 runs.');
    await like(other.visitor, post.id);
    const { Items, last_read, unread } = await read(author.visitor);
    expect(Items).toEqual([
      {
        id: expect.any(String),
        type: 'liked',
        actor_id: other.id,
        actor_name: 'Ben Okafor',
        actor_image: null,
        others: 0,
        post_id: post.id,
        product_id: null,
        product_name: null,
        linked_product_id: null,
        linked_product_name: null,
        company_id: null,
        company_name: null,
        exhibitor_id: null,
        exhibitor_name: null,
        event_id: null,
        event_name: null,
        read: false,
        excerpt: 'Draw tower 3 runs.',
        actor_designation: null,
        actor_company_name: null,
        event_start: null,
        event_location: null,
        subject: null,
        added: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ]);
    expect([last_read, unread]).toEqual([null, true]);
    expect(await told(other.visitor)).toEqual([]);
    expect((await server.guest().get('/api/v1/user/notification/all')).status).toBe(401);
  });

  it('is never one’s own deed, and likes of one post are gathered until read [GAP-091]', async () => {
    const author = await join('Cai');
    const fans = await Promise.all(['Dan', 'Eve', 'Fay'].map((name) => join(name)));
    const post = await seed.post(author, 'New preform line.');
    await like(author.visitor, post.id);
    await comment(author.visitor, post.id);
    expect(await told(author.visitor)).toEqual([]);
    for (const { visitor } of fans) await like(visitor, post.id);
    expect(await told(author.visitor)).toEqual([['liked', 'Fay Okafor', 2]]);

    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp: new Date().toISOString() });
    const late = await join('Gus');
    await like(late.visitor, post.id);
    expect(await told(author.visitor)).toEqual([
      ['liked', 'Gus Okafor', 0],
      ['liked', 'Fay Okafor', 2],
    ]);
  });

  it('stays unread until its receiver marks it as read; later likes start a new notification', async () => {
    const author = await join('Kai');
    const [fan, late] = [await join('Lea'), await join('Max')];
    const post = await seed.post(author, 'Cold start done.');
    await like(fan.visitor, post.id);
    const id = (await read(author.visitor)).Items[0]?.id;
    const isRead = async () => (await read(author.visitor)).Items.map(({ read: flag }) => flag);
    const open = (visitor: Visitor) => visitor.post('/api/v2/me/notifications/read', { ids: [id] });
    expect((await open(server.guest())).status).toBe(401);
    expect((await open(fan.visitor)).status).toBe(204);
    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp: new Date().toISOString() });
    expect(await isRead()).toEqual([false]);
    expect((await open(author.visitor)).status).toBe(204);
    expect(await isRead()).toEqual([true]);
    await like(late.visitor, post.id);
    expect(await isRead()).toEqual([false, true]);
    expect((await author.visitor.post('/api/v2/me/notifications/read', { ids: [] })).status).toBe(422);
  });

  it('quotes the comment, and not one that a moderator hid', async () => {
    const author = await join('Nia');
    const other = await join('Oli', { designation: 'Buyer' });
    const post = await seed.post(author, 'Seal replaced.');
    await comment(other.visitor, post.id, 'Did you measure the loss at the seal?');
    const quoted = async () =>
      (await read(author.visitor)).Items.map(({ excerpt, actor_designation }) => [
        excerpt,
        actor_designation,
      ]);
    expect(await quoted()).toEqual([['Did you measure the loss at the seal?', 'Buyer']]);
    await server.context.db.execute(
      sql`UPDATE post_comments SET hidden_at = now() WHERE post_id = ${post.id}`,
    );
    expect(await quoted()).toEqual([[null, 'Buyer']]);
  });

  it('is taken back with the like or the comment, and told once however often it is given', async () => {
    const author = await join('Hal');
    const [one, two] = [await join('Ida'), await join('Jon')];
    const post = await seed.post(author, 'Third shift starts.');
    await like(one.visitor, post.id);
    await like(two.visitor, post.id);
    const said = await comment(two.visitor, post.id);
    await work();
    await unlike(two.visitor, post.id);
    await two.visitor.delete(`/api/v1/feed/post/${post.id}/comment/${said.body.Item.id}`);
    expect(await told(author.visitor)).toEqual([['liked', 'Ida Okafor', 0]]);
    await unlike(one.visitor, post.id);
    expect(await told(author.visitor)).toEqual([]);
    await like(one.visitor, post.id);
    await author.visitor.post('/api/v1/user/notification/lastread', { timestamp: new Date().toISOString() });
    await like(one.visitor, post.id);
    expect(await told(author.visitor)).toEqual([['liked', 'Ida Okafor', 0]]);
  });

  it('reaches those who liked a post or commented on it, by what they did', async () => {
    const author = await join('Kim');
    const [liker, commenter, both] = [await join('Lea'), await join('Mia'), await join('Ned')];
    const post = await seed.post(author, 'Chloride is down.');
    await like(liker.visitor, post.id);
    await comment(commenter.visitor, post.id);
    await like(both.visitor, post.id);
    await comment(both.visitor, post.id);
    await work();
    const late = await join('Ole');
    await comment(late.visitor, post.id, 'How?');
    await like(late.visitor, post.id);
    expect((await told(liker.visitor)).slice(0, 2)).toEqual([
      ['liked_on_liked', 'Ole Okafor', 1],
      ['commented_on_liked', 'Ole Okafor', 2],
    ]);
    expect((await told(both.visitor)).slice(0, 2)).toEqual([
      ['liked_on_commented', 'Ole Okafor', 0],
      ['commented_on_commented', 'Ole Okafor', 0],
    ]);
    expect((await told(author.visitor)).map(([type]) => type)).toEqual(['liked', 'commented']);
    expect(await told(late.visitor)).toEqual([]);
  });

  it('leaves out a post that one may no longer read, or that is gone', async () => {
    const author = await join('Pia');
    const [reader, other] = [await join('Quin'), await join('Rae')];
    const post = await seed.post(author, 'Soon private.');
    await comment(reader.visitor, post.id);
    await comment(other.visitor, post.id);
    expect(await told(reader.visitor)).toHaveLength(1);
    const form = new FormData();
    form.set('visibility', 'private');
    await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form);
    expect(await read(reader.visitor)).toMatchObject({ Items: [], unread: false });
    expect(await told(author.visitor)).toHaveLength(1);
  });
});

describe('following', () => {
  it('tells those who follow the product, and those who follow a product linked with it', async () => {
    const [preform, fiber] = [await seed.product('Preform'), await seed.product('Fiber')];
    await seed.link(preform, fiber);
    const [direct, linked, both, actor] = [
      await join('Sam'),
      await join('Tia'),
      await join('Udo'),
      await join('Vic'),
    ];
    for (const { id } of [direct, both]) await seed.follower(preform, { id });
    for (const { id } of [linked, both]) await seed.follower(fiber, { id });
    await actor.visitor.post('/api/v1/product/follow', { productId: preform.id });
    expect((await read(direct.visitor)).Items).toMatchObject([
      { type: 'product_followed', product_id: preform.id, product_name: 'Preform', linked_product_id: null },
    ]);
    expect((await read(linked.visitor)).Items).toMatchObject([
      {
        type: 'linked_product_followed',
        actor_id: actor.id,
        product_name: 'Fiber',
        linked_product_id: preform.id,
        linked_product_name: 'Preform',
      },
    ]);
    expect(await told(both.visitor)).toEqual([['product_followed', 'Vic Okafor', 0]]);
    await actor.visitor.post('/api/v1/product/unfollow', { productId: preform.id });
    for (const { visitor } of [direct, linked, both]) expect(await told(visitor)).toEqual([]);
  });

  it('tells the people of a company who follows it and, where they are verified, who joins it, and a member who follows that member [GAP-076]', async () => {
    const works = await seed.company('Kvarn Works');
    const colleague = await join('Wim', { companyId: works.id });
    const unproven = { companyProof: null, companyVerifiedAt: null };
    const saysSo = await join('Ugo', { companyId: works.id, ...unproven });
    const actor = await join('Xia');
    await actor.visitor.post('/api/v1/me/followedCompanies', { company_id: works.id });
    await actor.visitor.post('/api/v2/me/connections', { user_id: colleague.id });
    await actor.visitor.post('/api/v1/user/profile', { company_id: works.id, company_updated: 1 });
    expect(
      (await read(colleague.visitor)).Items.map(({ type, company_name }) => [type, company_name]),
    ).toEqual([
      ['company_joined', 'Kvarn Works'],
      ['connection_added', null],
      ['company_followed', 'Kvarn Works'],
    ]);
    expect((await read(saysSo.visitor)).Items.map(({ type }) => type)).toEqual(['company_followed']);
  });
});

describe('being named in a post', () => {
  it('tells the one who is named, once, also of a private post', async () => {
    const [author, named] = [await join('Yan'), await join('Zoe')];
    const post = await seed.post(author, 'x', { visibility: 'private' });
    const form = () => {
      const fields = new FormData();
      fields.set('text', 'Zoe, look.');
      fields.set('mentions', JSON.stringify([{ start: 0, length: 3, kind: 'person', id: named.id }]));
      return fields;
    };
    for (const _ of [1, 2]) {
      expect((await author.visitor.put(`/api/v1/feed/post/${post.id}/content`, form())).status).toBe(200);
    }
    expect(await told(named.visitor)).toEqual([['mentioned', 'Yan Okafor', 0]]);
  });
});

describe('being written to as a company', () => {
  it('tells the verified people of a company that a private post is for, once, and nobody of a public one [DIFF-001]', async () => {
    const company = await seed.company('Tower Works');
    const author = await join('Uma');
    const [works, claims, other] = [
      await join('Vera', { companyId: company.id, companyVerifiedAt: new Date() }),
      await join('Wim', { companyId: company.id, companyVerifiedAt: null }),
      await join('Xenia'),
    ];
    const write = (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return author.visitor.send('POST', '/api/v1/feed/post', form);
    };
    const taggedCompanies = JSON.stringify([company.id]);
    await write({ text: 'For everybody', taggedCompanies });
    expect(await told(works.visitor)).toEqual([]);

    const { body } = await write({ text: 'For you', visibility: 'private', taggedCompanies });
    expect(await told(works.visitor)).toEqual([['company_tagged', 'Uma Okafor', 0]]);
    const [item] = (await read(works.visitor)).Items;
    expect(item).toMatchObject({
      post_id: body.Item.id,
      company_id: company.id,
      company_name: 'Tower Works',
    });
    expect((await works.visitor.get(`/api/v1/feed/post/${body.Item.id}`)).status).toBe(200);

    // Another who works there is told when the tag comes later; and nobody is told again.
    const note = await seed.post(author, 'A note', { visibility: 'private' });
    for (const _ of [1, 2])
      await author.visitor.post(`/api/v1/feed/post/${note.id}/tags`, {
        taggedProduct: [],
        taggedCompanies: [company.id],
      });
    expect((await told(works.visitor)).map(([type]) => type)).toEqual(['company_tagged', 'company_tagged']);
    for (const one of [claims, other, author]) expect(await told(one.visitor)).toEqual([]);
  });
});

describe('POST /api/v1/user/notification/lastread', () => {
  it('clears the unread flag, never moves back nor beyond now [API-056, NOTE-006]', async () => {
    const [author, fan] = [await join('Abe'), await join('Bea')];
    const post = await seed.post(author, 'Reading.');
    await like(fan.visitor, post.id);
    const [item] = (await read(author.visitor)).Items;
    const mark = (timestamp: unknown) =>
      author.visitor.post('/api/v1/user/notification/lastread', { timestamp });
    expect(await read(author.visitor)).toMatchObject({ last_read: null, unread: true });
    await mark(new Date(new Date(item?.added ?? 0).getTime() - 1).toISOString());
    expect((await read(author.visitor)).unread).toBe(true);
    expect((await mark(item?.added)).status).toBe(204);
    expect(await read(author.visitor)).toMatchObject({ last_read: item?.added, unread: false });
    await mark('2020-01-01T00:00:00.000Z');
    expect(await read(author.visitor)).toMatchObject({ last_read: item?.added, unread: false });
    // What comes later is unread again, whatever was read before it.
    await like((await join('Eve')).visitor, (await seed.post(author, 'Read again.')).id);
    expect(await read(author.visitor)).toMatchObject({ last_read: item?.added, unread: true });
    await mark('2999-01-01T00:00:00.000Z');
    expect((await read(author.visitor)).unread).toBe(false);
    const { last_read } = await read(author.visitor);
    expect(new Date(last_read ?? 0).getTime()).toBeLessThanOrEqual(Date.now());
    const wrong = await mark('yesterday');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['timestamp']]);
    const guest = await server.guest().post('/api/v1/user/notification/lastread', { timestamp: item?.added });
    expect(guest.status).toBe(401);
  });

  it('answers the newest 200, and forgets what is older than 180 days [DIFF-027]', async () => {
    const [author, fan] = [await join('Cid'), await join('Dot')];
    const { db } = server.context;
    const { notifications } = await import('../../../platform/db/schema');
    const rows = Array.from({ length: 205 }, (_, at) => ({
      userId: author.id,
      type: 'connection_added' as const,
      topic: `connection_added:${at}`,
      actorId: fan.id,
      actorIds: [fan.id],
      createdAt: new Date(Date.now() - at * 24 * 3_600_000),
    }));
    await db.insert(notifications).values(rows);
    const { Items } = await read(author.visitor);
    expect(Items).toHaveLength(200);
    expect(new Date(Items[0]?.added ?? 0) > new Date(Items[199]?.added ?? 0)).toBe(true);
    const { purgeExpiredNotifications } = await import('.');
    await purgeExpiredNotifications(db);
    expect((await read(author.visitor)).Items).toHaveLength(180);
  });
});
