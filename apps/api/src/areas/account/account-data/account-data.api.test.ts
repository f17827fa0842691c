import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { pdf } from '../../../../testing/documents';
import { jobHandlers } from '../../../background';
import {
  feedEntries,
  feedTotals,
  files,
  postComments,
  postLikes,
  postProducts,
  posts,
  products,
  users,
} from '../../../platform/db/schema';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

/** A member with a company, who follows a product and has said something about it. */
async function anActiveMember(name: string) {
  const company = await seed.company(`${name} Works`);
  const member = await seed.member(name, { companyId: company.id, plan: 'premium' });
  const product = await seed.product(`${name}’s glass`);
  const visitor = await server.signIn(member.email);
  await visitor.post('/api/v1/product/follow', { productId: product.id });
  await visitor.post('/api/v1/product/status', { id: product.id, status: `Said by ${name}` });
  return { company, member, product, visitor };
}

describe('GET /api/v2/me/export', () => {
  it('answers all that is kept about oneself, to be saved, and nothing of others', async () => {
    const { member, product, visitor } = await anActiveMember('Ada');
    await anActiveMember('Bo');
    const reply = await visitor.get('/api/v2/me/export');
    expect(reply.headers.get('content-disposition')).toMatch(
      /^attachment; filename="millrace-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.body.profile).toMatchObject({ id: member.id, email: member.email });
    expect(reply.body.followed_products).toEqual([
      expect.objectContaining({ product_id: product.id, product_name: product.name }),
    ]);
    expect(reply.body.posts).toEqual([
      expect.objectContaining({ text: 'Said by Ada', tagged_product: [product.id], tagged_companies: [] }),
    ]);
    expect(reply.body.sessions).toEqual([expect.objectContaining({ current: true })]);
    expect(reply.text).not.toMatch(/argon2|Said by Bo/);
    expect((await server.guest().get('/api/v2/me/export')).status).toBe(401);
  });
});

/** Posts something, for everybody unless said otherwise. @returns The post. */
async function post(visitor: Visitor, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await visitor.send('POST', '/api/v1/feed/post', form)).body.Item;
}

const sheet = new Blob([pdf]);

describe('posts and comments of a member', () => {
  it('are in the export, private ones too, and without what was taken back', async () => {
    const { visitor, member } = await anActiveMember('Gry');
    const { visitor: other } = await anActiveMember('Hauk');
    const open = await post(other, { text: 'By Hauk' });
    await visitor.post(`/api/v1/feed/post/${open.id}/comment`, { text: 'Said to Hauk' });
    const hidden = await post(visitor, { text: 'For Gry', visibility: 'private', pdf: sheet });
    const gone = await post(visitor, { text: 'Taken back' });
    await visitor.delete(`/api/v1/feed/post/${gone.id}`);
    const { body, text } = await visitor.get('/api/v2/me/export');
    expect(body.posts.map((one: { text: string }) => one.text)).toEqual(['For Gry', 'Said by Gry']);
    expect(body.posts[0]).toEqual({
      id: hidden.id,
      text: 'For Gry',
      visibility: 'private',
      media: hidden.media.pdf.data,
      tagged_product: [],
      tagged_companies: [],
      added: hidden.added,
      edited: null,
      versions: [],
    });
    expect(body.comments).toEqual([
      { id: expect.any(String), parent_id: open.id, text: 'Said to Hauk', added: expect.any(String) },
    ]);
    expect(body.files).toContain(hidden.media.pdf.data);
    expect([body.profile.id, text.includes('By Hauk')]).toEqual([member.id, false]);
  });

  it('go with the account, files, likes and feeds included, and leave counts that are right [GAP-046]', async () => {
    const { visitor, member, product } = await anActiveMember('Ivar');
    const { visitor: other, member: stays } = await anActiveMember('Jorunn');
    await other.post('/api/v1/product/follow', { productId: product.id });
    const taggedProduct = JSON.stringify([product.id]);
    const [hers, his] = [
      await post(other, { text: 'By Jorunn', taggedProduct }),
      await post(visitor, { text: 'By Ivar', taggedProduct, pdf: sheet }),
    ];
    for (const [who, id] of [
      [visitor, hers.id],
      [other, his.id],
    ] as const) {
      await who.put(`/api/v1/feed/post/${id}/like`, undefined);
      await who.post(`/api/v1/feed/post/${id}/comment`, { text: 'A word' });
    }
    await server.context.jobs.runDue(jobHandlers(server.context));
    const name = new URL(his.media.pdf.data).pathname.replace('/files/', '');
    (await server.context.storage.read(name)).destroy();

    const gone = await visitor.post('/api/v2/me/delete', { email: member.email, password: PASSWORD });
    expect(gone.status).toBe(204);
    expect((await other.get(`/api/v1/feed/post/${his.id}`)).status).toBe(404);
    expect((await other.get(`/files/${name}`)).status).toBe(404);
    const { db, storage } = server.context;
    await expect
      .poll(() =>
        storage.read(name).then(
          () => 'there',
          () => 'gone',
        ),
      )
      .toBe('gone');
    for (const [table, column] of [
      [posts, posts.userId],
      [postComments, postComments.userId],
      [postLikes, postLikes.userId],
      [feedEntries, feedEntries.authorId],
      [feedEntries, feedEntries.ownerId],
      [feedTotals, feedTotals.ownerId],
      [files, files.createdBy],
    ] as const) {
      expect(await db.select().from(table).where(eq(column, member.id))).toEqual([]);
    }
    expect(await db.select().from(files).where(eq(files.name, name))).toEqual([]);
    const left = (await other.get(`/api/v1/feed/post/${hers.id}`)).body.Item;
    expect([left.like_count, left.comment_count]).toEqual([0, 0]);
    for (const path of [`product/${product.id}`, `user/${stays.id}`, 'global']) {
      const { items, total } = (await other.get(`/api/v2/feed/${path}`)).body;
      expect([path, total]).toEqual([path, items.length]);
      expect(items.map((one: { user_id: string }) => one.user_id)).not.toContain(member.id);
    }
  });
});

describe('POST /api/v2/me/delete', () => {
  it('removes the member, the profile, what was said and followed, and every session', async () => {
    const { company, member, product, visitor } = await anActiveMember('Cleo');
    const phone = await server.signIn(member.email);
    const other = await server.signIn((await seed.member('Dag')).email);
    await other.post('/api/v1/product/follow', { productId: product.id });

    const gone = await visitor.post('/api/v2/me/delete', {
      email: ` ${member.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([gone.status, visitor.sessionCookie]).toEqual([204, null]);
    expect((await phone.get('/api/v1/current_user')).status).toBe(401);
    const login = await server
      .guest()
      .postForm('/auth/login', { username: member.email, password: PASSWORD });
    expect(login.headers.get('location')).toContain('loginerror');

    const { db } = server.context;
    expect(await db.select().from(users).where(eq(users.id, member.id))).toEqual([]);
    expect(await db.select().from(postProducts).where(eq(postProducts.productId, product.id))).toEqual([]);
    expect((await other.get(`/api/v1/product/${product.id}`)).body.Item.followers).toBe(1);
    expect((await other.get(`/api/v1/user/profile/byId/${member.id}`)).status).toBe(404);
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.followerCount).toBe(1);
    expect((await other.get(`/api/v1/company/${company.id}`)).status).toBe(200);
    expect((await server.mail.next(member.email)).subject).toMatch(/deleted/i);
  });

  it('asks for the own e-mail and the password, and does nothing otherwise', async () => {
    const { member, visitor } = await anActiveMember('Edda');
    const refused = async (body: object) => {
      const reply = await visitor.post('/api/v2/me/delete', body);
      return [reply.status, reply.body.code, Object.keys(reply.body.fields)];
    };
    expect(await refused({ email: member.email, password: 'not it' })).toEqual([
      403,
      'wrong_password',
      ['password'],
    ]);
    expect(await refused({ email: member.email })).toEqual([403, 'wrong_password', ['password']]);
    expect(await refused({ email: 'other@people.example', password: PASSWORD })).toEqual([
      422,
      'invalid_fields',
      ['email'],
    ]);
    expect((await visitor.get('/api/v1/current_user')).status).toBe(200);
    const body = { email: member.email, password: PASSWORD };
    expect((await server.guest().post('/api/v2/me/delete', body)).status).toBe(401);
    const foreign = await visitor.post('/api/v2/me/delete', body, {
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'cross_site']);
  });
});
