import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { pdf } from '../../../../testing/documents';
import { jobHandlers } from '../../../background';
import { users } from '../../../platform/db/schema';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let works: { id: string; name: string };
let author: { id: string; email: string };
let reader: { id: string; email: string };
let writing: Visitor;
let reading: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Preform Works');
  author = await seed.member('Olu', { companyId: works.id });
  reader = await seed.member('Ines');
  writing = await server.signIn(author.email);
  reading = await server.signIn(reader.email);
});
afterAll(() => server.close());

type Page = { items: { id: string; text: string; liked: boolean }[]; total: number; limited: string };

const page = async (visitor: Visitor, path: string): Promise<Page> => {
  const reply = await visitor.get(`/api/v2/feed/${path}`);
  expect(reply.status).toBe(200);
  return reply.body;
};
const textsOf = ({ items }: Page): string[] => items.map(({ text }) => text);

/** Texts of the newest posts about a company, as guests see them. */
const latestOf = async (companyId: string): Promise<string[]> => {
  const { body } = await server.guest().get(`/api/v2/feed/company/${companyId}/latest`);
  expect(Object.keys(body)).toEqual(['results', 'count']);
  expect(body.count).toBe(body.results.length);
  return body.results.map(({ text }: { text: string }) => text);
};

/** A product with posts about it, the oldest first. */
async function productWith(count: number, name = 'Tube') {
  const product = await seed.product(`${name} ${count}`);
  for (let at = 1; at <= count; at += 1) await seed.post(author, `${name} ${at}`, { products: [product] });
  return product;
}

it('answers pages of ten from the newest on, until as many are loaded as there are [API-038, FEED-012, FEED-013, DATA-016]', async () => {
  const tube = await productWith(23);
  const first = await page(reading, `product/${tube.id}`);
  expect(first).toMatchObject({ start: 0, size: 10, total: 23, limited: 'none' });
  expect(textsOf(first)).toEqual(Array.from({ length: 10 }, (_, at) => `Tube ${23 - at}`));
  const second = await page(reading, `product/${tube.id}?start=10&size=10`);
  const third = await page(reading, `product/${tube.id}?start=20&size=10`);
  expect([...textsOf(second), ...textsOf(third)]).toEqual(
    Array.from({ length: 13 }, (_, at) => `Tube ${13 - at}`),
  );
  expect(third).toMatchObject({ start: 20, total: 23 });
  for (const bad of ['start=-1', 'size=0', 'size=51', 'start=x']) {
    expect((await reading.get(`/api/v2/feed/product/${tube.id}?${bad}`)).status).toBe(400);
  }
});

it('answers guests the newest ten public posts of a product or company, and no more [GAP-029, FEED-002, API-038]', async () => {
  const tube = await productWith(12, 'Guest tube');
  const guest = server.guest();
  const first = await page(guest, `product/${tube.id}?size=50`);
  expect([first.items.length, first.total, first.limited]).toEqual([10, 10, 'sign_in']);
  expect(textsOf(first)[0]).toBe('Guest tube 12');
  expect(textsOf(await page(guest, `product/${tube.id}?start=8&size=10`))).toHaveLength(2);
  expect(textsOf(await page(guest, `product/${tube.id}?start=10&size=10`))).toEqual([]);
  expect(await page(guest, `company/${works.id}`)).toMatchObject({ limited: 'sign_in' });
});

it('answers global and user feeds to members only [FEED-001, API-037, API-040]', async () => {
  for (const path of ['global', `user/${author.id}`]) {
    expect((await server.guest().get(`/api/v2/feed/${path}`)).status).toBe(401);
    expect((await reading.get(`/api/v2/feed/${path}`)).status).toBe(200);
  }
});

it('answers 404 for the feed of nothing', async () => {
  for (const path of ['product', 'company', 'user']) {
    expect((await reading.get(`/api/v2/feed/${path}/${UNKNOWN}`)).status).toBe(404);
  }
  expect((await reading.get(`/api/v2/feed/company/${UNKNOWN}/latest`)).status).toBe(404);
});

it('lists a private post to its author, and to those whom it names in their own feed alone; counts it for nobody else [DIFF-001, FEED-004, PERM-008]', async () => {
  const tube = await seed.product('Private tube');
  const secret = { products: [tube], companies: [works], visibility: 'private' as const };
  const colleague = await server.signIn((await seed.member('Colleague', { companyId: works.id })).email);
  const stranger = await server.signIn((await seed.member('Stranger')).email);
  await seed.post(author, 'for all', { products: [tube], companies: [works] });
  await seed.post(author, 'for me', secret);
  for (const visitor of [colleague, stranger]) {
    await visitor.post('/api/v1/product/follow', { productId: tube.id });
    await visitor.post('/api/v2/me/connections', { user_id: author.id });
  }
  for (const path of [`product/${tube.id}`, `company/${works.id}`, `user/${author.id}`, 'global']) {
    expect(textsOf(await page(writing, `${path}?size=50`))).toContain('for me');
    for (const visitor of [colleague, stranger]) {
      const others = await page(visitor, `${path}?size=50`);
      expect(textsOf(others)).toContain('for all');
      const isNamed = visitor === colleague && path === 'global';
      expect(textsOf(others).includes('for me')).toBe(isNamed);
      expect(others.total).toBe(others.items.length);
    }
  }
  expect(await page(server.guest(), `product/${tube.id}`)).toMatchObject({ total: 1 });
  expect(await latestOf(works.id)).not.toContain('for me');
});

describe('a private post in the feeds of those whom it names', () => {
  const form = (fields: Record<string, unknown>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      data.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return data;
  };
  const post = async (fields: Record<string, unknown>): Promise<string> => {
    const reply = await writing.send('POST', '/api/v1/feed/post', form({ visibility: 'private', ...fields }));
    expect(reply.status).toBe(201);
    await work();
    return reply.body.Item.id;
  };
  const edit = async (id: string, fields: Record<string, unknown>) => {
    expect((await writing.send('PUT', `/api/v1/feed/post/${id}/content`, form(fields))).status).toBe(200);
    await work();
  };
  const work = () => server.context.jobs.runDue(jobHandlers(server.context));
  const mention = (id: string) => [{ start: 0, length: 4, kind: 'person', id }];
  const sees = async (visitor: Visitor, text: string) => {
    const feed = await page(visitor, 'global?size=50');
    expect(feed.total).toBe(feed.items.length);
    return textsOf(feed).includes(text);
  };
  const aMember = async (name: string, overrides = {}) => {
    const member = await seed.member(name, overrides);
    return { id: member.id, visitor: await server.signIn(member.email) };
  };

  it('stands there for members whom it mentions, as long as it does; for nobody else, and not for guests [DIFF-001]', async () => {
    const [rohan, other] = [await aMember('Rohan'), await aMember('Other')];
    await other.visitor.post('/api/v2/me/connections', { user_id: author.id });
    const id = await post({ text: 'Rohan, look at this', mentions: mention(rohan.id) });
    expect(await sees(rohan.visitor, 'Rohan, look at this')).toBe(true);
    expect(await sees(other.visitor, 'Rohan, look at this')).toBe(false);
    expect((await server.guest().get('/api/v2/feed/global')).status).toBe(401);
    await edit(id, { text: 'Olga, look at this', mentions: mention(other.id) });
    expect(await sees(rohan.visitor, 'Olga, look at this')).toBe(false);
    expect(await sees(other.visitor, 'Olga, look at this')).toBe(true);
    await edit(id, { visibility: 'public' });
    expect(await sees(rohan.visitor, 'Olga, look at this')).toBe(false);
    expect(await sees(other.visitor, 'Olga, look at this')).toBe(true);
    await edit(id, { visibility: 'private', text: 'Nobody now', mentions: [] });
    expect(await sees(other.visitor, 'Nobody now')).toBe(false);
  });

  it('stands there for those known to work for a company that it tags, until they no longer do [DIFF-001, GAP-089]', async () => {
    const mill = await seed.company('Named Mill');
    const inside = await aMember('Inside', { companyId: mill.id });
    const unverified = await aMember('Claims', { companyId: mill.id, companyVerifiedAt: null });
    await post({ text: 'Offer for the mill', taggedCompanies: [mill.id] });
    expect(await sees(inside.visitor, 'Offer for the mill')).toBe(true);
    expect(await sees(unverified.visitor, 'Offer for the mill')).toBe(false);
    await server.context.db.update(users).set({ companyId: null }).where(eq(users.id, inside.id));
    expect(await sees(inside.visitor, 'Offer for the mill')).toBe(false);
  });

  it('is gone from there when it is removed, and for who blocks its author; unfollowing leaves it', async () => {
    const [named, blocking] = [await aMember('Named'), await aMember('Blocking')];
    const id = await post({
      text: 'Both of you',
      mentions: [...mention(named.id), { start: 5, length: 2, kind: 'person', id: blocking.id }],
    });
    await named.visitor.post('/api/v2/me/connections', { user_id: author.id });
    await named.visitor.delete(`/api/v2/me/connections/${author.id}`);
    expect(await sees(named.visitor, 'Both of you')).toBe(true);
    await blocking.visitor.post('/api/v2/me/blocks', { user_id: author.id });
    expect(await sees(blocking.visitor, 'Both of you')).toBe(false);
    await writing.delete(`/api/v1/feed/post/${id}`);
    expect(await sees(named.visitor, 'Both of you')).toBe(false);
  });
});

it('leaves only what is there for a reason, or of a sector, and counts that [API-040]', async () => {
  const me = await seed.member('Filtering');
  const friend = await seed.member('Filtered friend');
  const visitor = await server.signIn(me.email);
  const [fiber, cell] = [
    await seed.product('Filtered fiber', { sector: 'optical-fiber' }),
    await seed.product('Filtered cell', { sector: 'photovoltaic' }),
  ];
  const mill = await seed.company('Filtered Mill');
  for (const product of [fiber, cell])
    await visitor.post('/api/v1/product/follow', { productId: product.id });
  await visitor.post('/api/v1/me/followedCompanies', { company_id: mill.id });
  await visitor.post('/api/v2/me/connections', { user_id: friend.id });
  await seed.post(author, 'of a fiber', { products: [fiber] });
  await seed.post(author, 'of a cell', { products: [cell] });
  await seed.post(author, 'of the mill', { companies: [mill] });
  await seed.post(friend, 'of the friend');
  await seed.post(me, 'my own', { products: [fiber] });
  const found = async (query: string) => {
    const feed = await page(visitor, `global?${query}`);
    return [textsOf(feed), feed.total];
  };
  expect(await found('from=products')).toEqual([['my own', 'of a cell', 'of a fiber'], 3]);
  expect(await found('from=companies')).toEqual([['of the mill'], 1]);
  expect(await found('from=people')).toEqual([['of the friend'], 1]);
  expect(await found('sector=optical-fiber')).toEqual([['my own', 'of a fiber'], 2]);
  expect(await found('from=products&sector=photovoltaic')).toEqual([['of a cell'], 1]);
  expect(await found('from=products&start=1&size=1')).toEqual([['of a cell'], 3]);
  expect(await found('sector=semiconductor')).toEqual([[], 0]);
  expect((await visitor.get('/api/v2/feed/global?from=strangers')).status).toBe(400);
  expect((await server.guest().get('/api/v2/feed/global?from=people')).status).toBe(401);
});

it('makes the global feed of what one follows and of oneself, newest first, each once [API-040]', async () => {
  const me = await seed.member('Global');
  const friend = await seed.member('Friend');
  const visitor = await server.signIn(me.email);
  const [followed, other] = [await seed.product('Followed'), await seed.product('Other')];
  const mill = await seed.company('Mill');
  await seed.post(author, 'about the product', { products: [followed] });
  await seed.post(friend, 'about product and company', { products: [followed, other], companies: [mill] });
  await seed.post(friend, 'of the friend');
  await seed.post(author, 'about another', { products: [other] });
  await seed.post(me, 'my own');
  expect(textsOf(await page(visitor, 'global'))).toEqual(['my own']);

  await visitor.post('/api/v1/product/follow', { productId: followed.id });
  await visitor.post('/api/v1/me/followedCompanies', { company_id: mill.id });
  await visitor.post('/api/v2/me/connections', { user_id: friend.id });
  const all = ['my own', 'of the friend', 'about product and company', 'about the product'];
  const global = await page(visitor, 'global');
  expect([textsOf(global), global.total]).toEqual([all, 4]);

  // What there is another reason to read stays.
  await visitor.post('/api/v1/product/unfollow', { productId: followed.id });
  expect(textsOf(await page(visitor, 'global'))).toEqual(all.slice(0, 3));
  await visitor.delete(`/api/v2/me/connections/${friend.id}`);
  expect(textsOf(await page(visitor, 'global'))).toEqual(['my own', 'about product and company']);
  await visitor.delete(`/api/v1/me/followedCompanies/${mill.id}`);
  const left = await page(visitor, 'global');
  expect([textsOf(left), left.total]).toEqual([['my own'], 1]);
});

it('answers what a member posted [API-037]', async () => {
  const member = await seed.member('Prolific');
  await seed.post(member, 'one');
  await seed.post(author, 'not mine');
  await seed.post(member, 'two');
  const feed = await page(reading, `user/${member.id}`);
  expect([textsOf(feed), feed.total]).toEqual([['two', 'one'], 2]);
});

it('parts what a member posted by what it brings, with totals of their own [GAP-022]', async () => {
  const member = await seed.member('Varied');
  const image = { mediaKind: 'image', media: '/files/a.png', mediaName: 'a.png' } as const;
  const sheet = { mediaKind: 'pdf', media: '/files/a.pdf', mediaName: 'a.pdf' } as const;
  await seed.post(member, 'words alone');
  await seed.post(member, 'read https://works.example/report');
  await seed.post(member, 'see https://youtu.be/dQw4w9WgXcQ');
  await seed.post(member, 'a film', { mediaKind: 'video', media: '/files/a.mp4', mediaName: 'a.mp4' });
  await seed.post(member, 'a picture', image);
  await seed.post(member, 'a secret picture', { ...image, visibility: 'private' });
  await seed.post(member, 'a sheet', sheet);
  const of = async (visitor: Visitor, content: string) => {
    const found = await page(visitor, `user/${member.id}?content=${content}`);
    expect(found.total).toBe(found.items.length);
    return textsOf(found);
  };
  expect(await of(reading, 'article')).toEqual(['read https://works.example/report']);
  expect(await of(reading, 'video')).toEqual(['a film', 'see https://youtu.be/dQw4w9WgXcQ']);
  expect(await of(reading, 'image')).toEqual(['a picture']);
  expect(await of(reading, 'document')).toEqual(['a sheet']);
  const own = await server.signIn(member.email);
  expect(await of(own, 'image')).toEqual(['a secret picture', 'a picture']);
  expect((await page(reading, `user/${member.id}`)).total).toBe(6);
  const second = await page(reading, `user/${member.id}?content=video&start=1&size=1`);
  expect([textsOf(second), second.total]).toEqual([['see https://youtu.be/dQw4w9WgXcQ'], 2]);
  expect((await reading.get(`/api/v2/feed/user/${member.id}?content=poem`)).status).toBe(400);
  expect((await server.guest().get(`/api/v2/feed/user/${member.id}?content=image`)).status).toBe(401);
});

it('moves a post to where it belongs when an edit changes what it brings [GAP-022]', async () => {
  const member = await seed.member('Editing');
  const own = await server.signIn(member.email);
  const form = (fields: Record<string, string | Blob>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    return data;
  };
  const sheet = new Blob([pdf]);
  const { Item } = (await own.send('POST', '/api/v1/feed/post', form({ text: 'A sheet', pdf: sheet }))).body;
  const totals = async () => {
    const found: string[] = [];
    for (const content of ['article', 'video', 'image', 'document']) {
      const { total } = await page(reading, `user/${member.id}?content=${content}`);
      if (total > 0) found.push(content);
    }
    return found;
  };
  expect(await totals()).toEqual(['document']);
  const edit = (fields: Record<string, string>) =>
    own.send('PUT', `/api/v1/feed/post/${Item.id}/content`, form(fields));
  await edit({ text: 'See https://vimeo.com/76979871', remove_media: 'true' });
  expect(await totals()).toEqual(['video']);
  await edit({ text: 'Words alone' });
  expect(await totals()).toEqual([]);
  expect((await page(reading, `user/${member.id}`)).total).toBe(1);
});

it('answers posts that tag a company, and its newest three [API-039, API-041]', async () => {
  const mill = await seed.company('Latest Mill');
  for (const text of ['one', 'two', 'three', 'four']) await seed.post(author, text, { companies: [mill] });
  expect(textsOf(await page(reading, `company/${mill.id}`))).toEqual(['four', 'three', 'two', 'one']);
  expect(await latestOf(mill.id)).toEqual(['four', 'three', 'two']);
});
