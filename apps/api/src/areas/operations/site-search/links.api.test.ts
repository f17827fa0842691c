import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;
beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

interface Linked {
  type: 'product' | 'company' | 'post';
  product?: { name: string };
  company?: { name: string };
  post?: { text: string };
}

it('tells a member what links lead to, without what is not there or not for them', async () => {
  const glass = await seed.product('Preform silica glass');
  const kvarn = await seed.company('Kvarnholm Silica AB', { country: 'SE' });
  const [ada, ben] = [await seed.member('Ada'), await seed.member('Ben')];
  const posted = await seed.post(ada, 'For all.');
  const hidden = await seed.post(ada, 'For friends.', { visibility: 'private' });
  const query = new URLSearchParams([
    ['company', kvarn.id],
    ['product', glass.id],
    ['product', crypto.randomUUID()],
    ['post', posted.id],
    ['post', hidden.id],
    ['event', crypto.randomUUID()],
  ]);
  const linkedFor = async (visitor: Visitor) => {
    const { body } = await visitor.get(`/api/v2/links?${query}`);
    return body.results.map((one: Linked) => one.product?.name ?? one.company?.name ?? one.post?.text);
  };
  const all = ['Preform silica glass', 'Kvarnholm Silica AB', 'For all.'];
  expect(await linkedFor(await server.signIn(ben.email))).toEqual(all);
  expect(await linkedFor(await server.signIn(ada.email))).toEqual([...all, 'For friends.']);
  expect((await server.guest().get(`/api/v2/links?${query}`)).status).toBe(401);
  const many = Array.from({ length: 11 }, () => `product=${glass.id}`).join('&');
  expect((await (await server.signIn(ben.email)).get(`/api/v2/links?${many}`)).status).toBe(400);
});
