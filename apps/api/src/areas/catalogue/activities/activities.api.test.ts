import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { newId } from '../../../platform/db/ids';
import { postProducts, posts } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { fanOutPost } from '../../feed/feed-entries';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;
let seed: Seed;
let olu: Visitor;
let member: { id: string };
let works: { id: string };

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
  works = await seed.company('Preform Works');
  const row = await seed.member('Olu', { companyId: works.id });
  member = row;
  olu = await server.signIn(row.email);
});
afterAll(() => server.close());

const read = async (id: string, query = '') =>
  (await server.guest().get(`/api/v1/product/activity/${id}${query}`)).body;

it('posts a text about a product [API-089]', async () => {
  const rod = await seed.product('Core rod');
  const status = '  We draw again <b>today</b>.\n';
  const reply = await olu.post('/api/v1/product/status', { status, id: rod.id, name: 'any' });
  expect(reply.status).toBe(201);
  expect(reply.body.Item).toMatchObject({ text: 'We draw again <b>today</b>.', user_id: member.id });
  expect((await read(rod.id)).Items).toEqual([reply.body.Item]);

  expect((await server.guest().post('/api/v1/product/status', { status, id: rod.id })).status).toBe(401);
  for (const bad of ['', '   ', 'x'.repeat(10_001)]) {
    const refused = await olu.post('/api/v1/product/status', { status: bad, id: rod.id });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['status']]);
  }
  const nowhere = await olu.post('/api/v1/product/status', { status, id: UNKNOWN });
  expect([nowhere.status, Object.keys(nowhere.body.fields)]).toEqual([422, ['id']]);
});

it('posts a YouTube video by its link, cut at v=, or by its id [API-088]', async () => {
  const rod = await seed.product('Cladding tube');
  const links = [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
    'https://youtu.be/dQw4w9WgXcQ',
    'dQw4w9WgXcQ',
  ];
  for (const youtube of links) {
    const reply = await olu.post('/api/v1/product/youtube', { youtube, id: rod.id, name: 'any' });
    expect([reply.status, reply.body.Item.youtube, reply.body.Item.text]).toEqual([201, 'dQw4w9WgXcQ', '']);
  }
  const other = await olu.post('/api/v1/product/youtube', {
    youtube: 'https://video.example/?v=dQw4w9WgXcQ',
    id: rod.id,
  });
  expect([other.status, Object.keys(other.body.fields)]).toEqual([422, ['youtube']]);
  expect(
    (await server.guest().post('/api/v1/product/youtube', { youtube: links[0], id: rod.id })).status,
  ).toBe(401);
});

it('answers what was posted, newest first, in pages [API-078]', async () => {
  const rod = await seed.product('Handle rod');
  for (const status of ['first', 'second', 'third']) {
    await olu.post('/api/v1/product/status', { status, id: rod.id });
  }
  const page = async (query: string) => (await olu.get(`/api/v1/product/activity/${rod.id}${query}`)).body;
  const first = await page('?limit=2');
  expect([first.Items.map(({ text }: { text: string }) => text), first.Count]).toEqual([
    ['third', 'second'],
    3,
  ]);
  const second = await page(`?limit=2&cursor=${first.LastEvaluatedKey}`);
  expect(second.Items.map(({ text }: { text: string }) => text)).toEqual(['first']);
  expect(second).not.toHaveProperty('LastEvaluatedKey');
  expect((await server.guest().get(`/api/v1/product/activity/${UNKNOWN}`)).status).toBe(404);
});

it('gives guests no more than the newest ten, however they ask', async () => {
  const rod = await seed.product('Silica tube');
  for (let at = 1; at <= 12; at += 1)
    await olu.post('/api/v1/product/status', { status: `Post ${at}`, id: rod.id });
  const all = (await olu.get(`/api/v1/product/activity/${rod.id}?limit=5`)).body;
  expect(all.Count).toBe(12);
  const given = await read(rod.id, '?limit=200');
  expect(given.Items.map(({ text }: { text: string }) => text)).toEqual(
    Array.from({ length: 10 }, (_, at) => `Post ${12 - at}`),
  );
  expect(given.Count).toBe(10);
  expect(given).not.toHaveProperty('LastEvaluatedKey');
  // Nor with the place in the list that a member was told.
  expect((await read(rod.id, `?limit=10&cursor=${all.LastEvaluatedKey}`)).Items).toEqual([]);
});

it('keys each medium by what it is [DATA-026]', async () => {
  const rod = await seed.product('Glass rod');
  for (const [at, mediaKind] of (['image', 'video', 'pdf', 'ppt', 'youtube'] as const).entries()) {
    const id = newId();
    const isLink = mediaKind === 'youtube';
    await server.context.db.insert(posts).values({
      id,
      userId: member.id,
      text: isLink ? 'https://youtu.be/dQw4w9WgXcQ' : '',
      ...(!isLink && { mediaKind, media: `/files/${mediaKind}.bin`, mediaName: `A ${mediaKind}` }),
      createdAt: new Date(Date.UTC(2026, 0, 5 - at, 12)),
    });
    await server.context.db.insert(postProducts).values({ postId: id, productId: rod.id, position: 0 });
    await transact(server.context.db, (tx) => fanOutPost(tx, server.context, id));
  }
  const { Items } = await read(rod.id);
  expect(Items[0]).toEqual({
    id: expect.any(String),
    text: '',
    image: { data: '/files/image.bin', name: 'A image' },
    added: '2026-01-05T12:00:00.000Z',
    user_id: member.id,
    user: {
      user_name: 'Olu Okafor',
      image: null,
      user_company_name: 'Preform Works',
      user_company_id: works.id,
    },
  });
  expect(Items[1].video).toEqual({ data: '/files/video.bin', name: 'A video' });
  expect(Items[2].pdf).toEqual({ data: '/files/pdf.bin', name: 'A pdf' });
  expect(Items[3].ppt).toEqual({ data: '/files/ppt.bin', name: 'A ppt' });
  expect([Items[4].youtube, Items[4].text]).toEqual(['dQw4w9WgXcQ', '']);
});
