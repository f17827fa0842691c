import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
/** Blocks the nuisance. */
let annika: Visitor;
let annikaId: string;
let nuisance: Visitor;
let nuisanceId: string;
let other: Visitor;
let otherId: string;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  const members = [
    await seed.member('Annika'),
    await seed.member('Nils'),
    await seed.member('Other'),
  ] as const;
  [annikaId, nuisanceId, otherId] = [members[0].id, members[1].id, members[2].id];
  [annika, nuisance, other] = [
    await server.signIn(members[0].email),
    await server.signIn(members[1].email),
    await server.signIn(members[2].email),
  ];
});
afterAll(() => server.close());

beforeEach(async () => {
  await annika.delete(`/api/v2/me/blocks/${nuisanceId}`);
});

const blocks = '/api/v2/me/blocks';
const block = (visitor: Visitor, user_id: string) => visitor.post(blocks, { user_id });
const path = (id: string, rest = '') => `/api/v1/feed/post/${id}${rest}`;

type Page = { items: { id: string; text: string; comment_count: number }[]; total: number };

const page = async (visitor: Visitor, of: string): Promise<Page> =>
  (await visitor.get(`/api/v2/feed/${of}`)).body;
const textsOf = ({ items }: Page) => items.map(({ text }) => text);

describe('blocking', () => {
  it('is noted once, told to oneself alone, and taken back [GAP-097]', async () => {
    expect((await annika.get(`${blocks}/${nuisanceId}`)).body).toMatchObject({ blocked: false });
    for (const _ of [1, 2]) {
      const reply = await block(annika, nuisanceId);
      expect([reply.status, reply.body]).toEqual([
        200,
        { user_id: nuisanceId, user_name: 'Nils Okafor', blocked: true },
      ]);
    }
    expect((await annika.get(blocks)).body).toEqual({
      results: [
        {
          user_id: nuisanceId,
          user_name: 'Nils Okafor',
          image: null,
          company: null,
          since: expect.stringMatching(/^\d{4}-/),
        },
      ],
      count: 1,
    });
    for (const visitor of [nuisance, other]) {
      expect((await visitor.get(blocks)).body).toEqual({ results: [], count: 0 });
    }
    expect((await nuisance.get(`${blocks}/${annikaId}`)).body.blocked).toBe(false);
    for (const _ of [1, 2]) expect((await annika.delete(`${blocks}/${nuisanceId}`)).status).toBe(204);
    expect((await annika.get(blocks)).body.count).toBe(0);
  });

  it('asks for somebody else who is a member, and for a session', async () => {
    for (const user_id of [UNKNOWN, annikaId]) {
      const refused = await block(annika, user_id);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['user_id']]);
    }
    expect((await annika.get(`${blocks}/${UNKNOWN}`)).status).toBe(404);
    const guest = server.guest();
    for (const reply of [
      await block(guest, nuisanceId),
      await guest.get(blocks),
      await guest.get(`${blocks}/${nuisanceId}`),
      await guest.delete(`${blocks}/${nuisanceId}`),
    ]) {
      expect(reply.status).toBe(401);
    }
  });

  it('lists page by page, the newest first', async () => {
    const ida = await server.signIn((await seed.member('Ida')).email);
    const names = ['One', 'Two', 'Three'];
    for (const name of names) await block(ida, (await seed.member(name)).id);
    const first = (await ida.get(`${blocks}?limit=2`)).body;
    const cursor = encodeURIComponent(first.LastEvaluatedKey);
    const second = (await ida.get(`${blocks}?limit=2&cursor=${cursor}`)).body;
    const shown = [...first.results, ...second.results].map(({ user_name }) => user_name);
    expect(shown).toEqual(['Three Okafor', 'Two Okafor', 'One Okafor']);
    expect([first.count, second.LastEvaluatedKey]).toEqual([3, undefined]);
  });
});

describe('what a blocked member writes', () => {
  it('is gone from every feed and its total, and is back when unblocked [GAP-097]', async () => {
    const product = await seed.product('Furnace');
    const company = await seed.company('Furnace Works');
    await annika.post('/api/v1/product/follow', { productId: product.id });
    const tags = { products: [product], companies: [company] };
    await seed.post({ id: otherId }, 'first of the other', tags);
    await seed.post({ id: nuisanceId }, 'of the nuisance', tags);
    await seed.post({ id: nuisanceId }, 'again of the nuisance', tags);
    await seed.post({ id: otherId }, 'second of the other', tags);
    const places = [`product/${product.id}`, `company/${company.id}`, 'global'];
    const all = ['second of the other', 'again of the nuisance', 'of the nuisance', 'first of the other'];

    await block(annika, nuisanceId);
    for (const place of places) {
      const seen = await page(annika, place);
      expect([place, textsOf(seen), seen.total]).toEqual([
        place,
        ['second of the other', 'first of the other'],
        2,
      ]);
    }
    // Pages of one go on where the one before ended, as if the others were not there.
    const second = await page(annika, `product/${product.id}?start=1&size=1`);
    expect([textsOf(second), second.total]).toEqual([['first of the other'], 2]);
    expect(await page(annika, `user/${nuisanceId}`)).toMatchObject({ items: [], total: 0 });
    expect((await annika.get(`/api/v2/feed/company/${company.id}/latest`)).body.results).toHaveLength(2);
    const activities = (await annika.get(`/api/v1/product/activity/${product.id}`)).body;
    expect([activities.Count, activities.Items.length]).toEqual([2, 2]);

    // Nobody else is touched by it, and the blocked member sees nothing of it.
    for (const visitor of [nuisance, other, server.guest()]) {
      const seen = await page(visitor, `product/${product.id}`);
      expect([textsOf(seen), seen.total]).toEqual([all, 4]);
    }
    await annika.delete(`${blocks}/${nuisanceId}`);
    for (const place of places) {
      const seen = await page(annika, place);
      expect([textsOf(seen), seen.total]).toEqual([all, 4]);
    }
  });

  it('stays gone when it is written after the block', async () => {
    const product = await seed.product('Later furnace');
    await annika.post('/api/v1/product/follow', { productId: product.id });
    await block(annika, nuisanceId);
    const before = (await page(annika, 'global')).total;
    await nuisance.post('/api/v1/product/status', { id: product.id, status: 'written later' });
    await server.context.jobs.runDue(jobHandlers(server.context));
    const seen = await page(annika, 'global');
    expect([seen.total, textsOf(seen)]).toEqual([before, expect.not.arrayContaining(['written later'])]);
    expect(textsOf(await page(other, `product/${product.id}`))).toEqual(['written later']);
  });

  it('cannot be read, liked or commented on alone either [GAP-097]', async () => {
    const post = await seed.post({ id: nuisanceId }, 'alone');
    await block(annika, nuisanceId);
    for (const reply of [
      await annika.get(path(post.id)),
      await annika.get(path(post.id, '/like')),
      await annika.put(path(post.id, '/like'), undefined),
      await annika.get(path(post.id, '/comment')),
      await annika.post(path(post.id, '/comment'), { text: 'No.' }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await other.get(path(post.id))).status).toBe(200);
    expect((await nuisance.get(path(post.id))).status).toBe(200);
  });

  it('is gone from the comments of others’ posts and from their count [GAP-097]', async () => {
    const product = await seed.product('Commented furnace');
    const post = await seed.post({ id: otherId }, 'commented', { products: [product] });
    for (const [visitor, text] of [
      [other, 'one'],
      [nuisance, 'two'],
      [annika, 'three'],
    ] as const) {
      await visitor.post(path(post.id, '/comment'), { text });
    }
    await block(annika, nuisanceId);
    const read = async (visitor: Visitor) => {
      const list = (await visitor.get(path(post.id, '/comment'))).body;
      const shown = (await visitor.get(path(post.id))).body.Item.comment_count;
      const [inFeed] = (await page(visitor, `product/${product.id}`)).items;
      return [list.Items.map(({ text }: { text: string }) => text), list.Count, shown, inFeed?.comment_count];
    };
    expect(await read(annika)).toEqual([['three', 'one'], 2, 2, 2]);
    for (const visitor of [other, nuisance]) {
      expect(await read(visitor)).toEqual([['three', 'two', 'one'], 3, 3, 3]);
    }
  });
});

it('the list of blocked members is in the export of one’s data', async () => {
  const { email } = await seed.member('Leaving');
  const leaving = await server.signIn(email);
  await block(leaving, nuisanceId);
  const { body } = await leaving.get('/api/v2/me/export');
  expect(body.blocks).toEqual([expect.objectContaining({ user_id: nuisanceId })]);
});
