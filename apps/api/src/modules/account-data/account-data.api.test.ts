import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activities, products, users } from '../../db/schema';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../testing';

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
    expect(reply.body.activities).toEqual([expect.objectContaining({ text: 'Said by Ada' })]);
    expect(reply.body.sessions).toEqual([expect.objectContaining({ current: true })]);
    expect(reply.text).not.toMatch(/argon2|Said by Bo/);
    expect((await server.guest().get('/api/v2/me/export')).status).toBe(401);
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
    expect(await db.select().from(activities).where(eq(activities.productId, product.id))).toEqual([]);
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
