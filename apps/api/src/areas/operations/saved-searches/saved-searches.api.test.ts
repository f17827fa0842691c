import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { indexSearch } from '../../../index-search';
import { savedSearches } from '../../../platform/db/schema';

const PATH = '/api/v2/saved-searches';
const HELIUM = { search: { category: 'products', q: 'helium', country: ['DE'] } };

let server: TestServer;
let seed: Seed;
let ada: { id: string; email: string };
let member: Visitor;
let other: Visitor;

const index = () => indexSearch(server.context);
const notifications = async (visitor: Visitor) =>
  (await visitor.get('/api/v1/user/notification/all')).body.Items.filter(
    ({ type }: { type: string }) => type === 'search_matched',
  );

/** The lines of the alerts that are written now. */
async function mailed(): Promise<string[]> {
  const send = vi.spyOn(server.context.mailer, 'send');
  await server.context.jobs.runDue(jobHandlers(server.context));
  const lines = send.mock.calls.flatMap(([mail]) =>
    mail.name === 'alerts'
      ? mail.data.sections.flatMap((section) => section.lines.map(({ line }) => line))
      : [],
  );
  send.mockRestore();
  return lines;
}

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  ada = await seed.member('Ada');
  member = await server.signIn(ada.email);
  other = await server.signIn((await seed.member('Ben')).email);
});
beforeEach(async () => {
  await server.context.db.delete(savedSearches);
  await index();
});
afterAll(() => server.close());

describe('saved searches', () => {
  it('are saved, named, listed, changed and deleted', async () => {
    const saved = await member.post(PATH, HELIUM);
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      name: 'helium, Germany',
      search: { category: 'products', q: 'helium', country: ['DE'] },
      frequency: 'daily',
      matches: 0,
      last_match: null,
    });
    const changed = await member.send('PATCH', `${PATH}/${saved.body.id}`, {
      name: 'Gas',
      frequency: 'weekly',
    });
    expect(changed.body).toMatchObject({ id: saved.body.id, name: 'Gas', frequency: 'weekly' });
    expect((await member.get(PATH)).body).toEqual({ results: [changed.body], count: 1 });
    expect((await member.delete(`${PATH}/${saved.body.id}`)).status).toBe(204);
    expect((await member.get(PATH)).body).toEqual({ results: [], count: 0 });
  });

  it('the same one again is that one', async () => {
    const first = await member.post(PATH, HELIUM);
    const again = await member.post(PATH, {
      search: { category: 'products', q: ' Helium ', country: ['DE'], kind: [] },
      frequency: 'immediate',
    });
    expect([again.status, again.body.id, again.body.frequency]).toEqual([201, first.body.id, 'immediate']);
  });

  it('must ask for something', async () => {
    for (const search of [
      { category: 'products' },
      { category: 'posts', country: ['DE'] },
      { category: 'events', q: '?!' },
    ]) {
      const { status, body } = await member.post(PATH, { search });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['search']]);
    }
    const { status, body } = await member.post(PATH, { search: { category: 'products', kind: ['food'] } });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['search.kind.0']]);
  });

  it('are fifty at most', async () => {
    for (let made = 0; made < 50; made += 1) {
      expect((await member.post(PATH, { search: { category: 'products', q: `gas ${made}` } })).status).toBe(
        201,
      );
    }
    const refused = await member.post(PATH, { search: { category: 'products', q: 'one more' } });
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_searches']);
    expect((await member.post(PATH, { search: { category: 'products', q: 'gas 1' } })).status).toBe(201);
  });

  it('are nobody else’s: guests are refused, and another’s is not there', async () => {
    const { body } = await member.post(PATH, HELIUM);
    const guest = server.guest();
    for (const reply of [
      await guest.get(PATH),
      await guest.post(PATH, HELIUM),
      await guest.send('PATCH', `${PATH}/${body.id}`, { name: 'x' }),
      await guest.delete(`${PATH}/${body.id}`),
    ]) {
      expect(reply.status).toBe(401);
    }
    expect((await other.get(PATH)).body.count).toBe(0);
    expect((await other.send('PATCH', `${PATH}/${body.id}`, { name: 'x' })).status).toBe(404);
    expect((await other.delete(`${PATH}/${body.id}`)).status).toBe(404);
    expect((await member.get(PATH)).body.results[0].name).toBe('helium, Germany');
  });
});

describe('what is new in them', () => {
  it('notifies once of an existing product that begins to match', async () => {
    const product = await seed.product('Helium, new grade');
    await index();
    const { body } = await member.post(PATH, { ...HELIUM, name: 'German helium' });
    expect(await notifications(member)).toEqual([]);
    const company = await seed.company('Gasewerk', { country: 'DE' });
    await seed.supplier(product, company);
    await index();
    await index();
    const [told, ...more] = await notifications(member);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      product_id: product.id,
      saved_search_id: body.id,
      saved_search_name: 'German helium',
      others: 0,
      actor_id: null,
    });
    expect((await member.get(PATH)).body.results[0]).toMatchObject({ matches: 1 });
    expect(await notifications(other)).toEqual([]);
  });

  it('is gathered until it is read, and mailed as often as is wanted', async () => {
    const search = { category: 'companies', q: 'neon' };
    await member.post(PATH, { search, name: 'Neon makers', frequency: 'immediate' });
    await seed.company('Neonwerk Eins');
    await index();
    await seed.company('Neonwerk Zwei');
    await index();
    const [told] = await notifications(member);
    expect([told.others, told.company_name]).toEqual([1, 'Neonwerk Zwei']);
    expect(await mailed()).toEqual(['New for “Neon makers”: Neonwerk Zwei and one more']);
  });

  it('is not mailed where it is off, and goes with the search', async () => {
    const { body } = await member.post(PATH, {
      search: { category: 'products', q: 'krypton' },
      frequency: 'off',
    });
    await seed.product('Krypton');
    await index();
    expect(await notifications(member)).toHaveLength(1);
    expect(await mailed()).toEqual([]);
    await member.delete(`${PATH}/${body.id}`);
    expect(await notifications(member)).toEqual([]);
  });

  it('is no private post, and nothing of one’s own', async () => {
    await member.post(PATH, { search: { category: 'posts', q: 'xenon' } });
    const ben = await seed.member('Cleo');
    await seed.post(ben, 'Xenon for friends.', { visibility: 'private', createdAt: new Date() });
    await seed.post(ada, 'Xenon of mine.', { createdAt: new Date() });
    await index();
    expect(await notifications(member)).toEqual([]);
    const post = await seed.post(ben, 'Xenon for all.', { createdAt: new Date() });
    await index();
    expect((await notifications(member)).map(({ post_id }: { post_id: string }) => post_id)).toEqual([
      post.id,
    ]);
  });
});
