import { DAY_MS } from '@millrace/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { sessions, users } from '../../../platform/db/schema';
import { hashPassword } from './passwords';

const FOREIGN = 'https://elsewhere.example';

let server: TestServer;
let works: { id: string };
let ada: { id: string; email: string };

beforeAll(async () => {
  server = await startTestServer();
  const seed = new Seed(server.context.db);
  works = await seed.company('Kvarnholm Silica AB', { country: 'SE' });
  ada = await seed.member('Ada', {
    email: 'Ada@Kvarnholm.example',
    companyId: works.id,
    designation: 'Process engineer',
    plan: 'premium',
    secondaryEmail: 'ada@home.example',
    stripeId: 'cus_1',
  });
});
afterAll(() => server.close());

const form = (overrides: Record<string, string> = {}) => ({
  username: ada.email,
  password: PASSWORD,
  ...overrides,
});

const locationOf = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const reply = await server.guest().postForm('/auth/login', fields, { headers });
  expect(reply.status).toBe(303);
  return reply.headers.get('location');
};

describe('POST /auth/login', () => {
  it('takes username and password as a form and answers a redirect [API-003]', async () => {
    const visitor = server.guest();
    const reply = await visitor.postForm('/auth/login', form());
    expect(reply.status).toBe(303);
    expect((await visitor.get('/api/v1/current_user')).body.Item.id).toBe(ada.id);
  });

  it('leads back to a page of our own, else to the page it came from, else to the global feed; a failure says the same of unknown e-mail and wrong password [GAP-036]', async () => {
    expect(await locationOf(form())).toBe(`${server.webUrl}/networkFeed/global`);
    expect(await locationOf(form({ return_to: '/product/glass/1?tab=suppliers' }))).toBe(
      `${server.webUrl}/product/glass/1?tab=suppliers`,
    );
    const referer = `${server.webUrl}/company/x/2?loginerror=before&a=b`;
    expect(await locationOf(form(), { Referer: referer })).toBe(`${server.webUrl}/company/x/2?a=b`);
    for (const evil of [
      `${FOREIGN}/`,
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
    ]) {
      expect(await locationOf(form({ return_to: evil }))).toBe(`${server.webUrl}/networkFeed/global`);
    }
    expect(await locationOf(form(), { Referer: `${FOREIGN}/page` })).toBe(
      `${server.webUrl}/networkFeed/global`,
    );

    const wrongPassword = await locationOf(form({ password: 'wrong' }));
    expect(new URL(wrongPassword ?? '').pathname).toBe('/');
    expect(new URL(wrongPassword ?? '').searchParams.get('loginerror')).toMatch(
      /^Incorrect email or password/,
    );
    expect(await locationOf(form({ username: 'nobody@kvarnholm.example' }))).toBe(wrongPassword);
    expect(await locationOf({ username: ada.email })).toBe(wrongPassword);
    expect(await locationOf(form({ username: `${ada.email}\0` }))).toBe(wrongPassword);
  });

  it('keeps the page to return to when it fails [DIFF-005]', async () => {
    const failed = { password: 'wrong' };
    // From an address of their own, as failures are counted.
    const office = { 'X-Forwarded-For': '203.0.113.20' };
    const returnOf = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const url = new URL(
        (await locationOf(form({ ...failed, ...fields }), { ...office, ...headers })) ?? '',
      );
      expect([url.origin, url.pathname, url.searchParams.has('loginerror')]).toEqual([
        server.webUrl,
        '/',
        true,
      ]);
      return url.searchParams.get('return_to');
    };
    expect(await returnOf({ return_to: '/product/glass/1?tab=suppliers' })).toBe(
      '/product/glass/1?tab=suppliers',
    );
    const referer = `${server.webUrl}/company/x/2?loginerror=before&return_to=/y&a=b`;
    expect(await returnOf({}, { Referer: referer })).toBe('/company/x/2?a=b');
    expect(await returnOf({})).toBeNull();
    for (const evil of [`${FOREIGN}/`, '//elsewhere.example', '/\\elsewhere.example', '/auth/logout']) {
      expect(await returnOf({ return_to: evil })).toBeNull();
    }
    expect(await returnOf({}, { Referer: `${FOREIGN}/page` })).toBeNull();
  });

  it('finds the e-mail whatever its case and the space around it', async () => {
    expect(await locationOf(form({ username: ' ADA@kvarnholm.EXAMPLE ' }))).not.toContain('loginerror');
  });

  it('takes a form only', async () => {
    const json = await server.guest().post('/auth/login', form());
    expect([json.status, json.body.code]).toEqual([415, 'unsupported_type']);
  });
});

describe('the session', () => {
  it('is a cookie that scripts can’t read; forms and state changes from other sites are refused; a foreign link does not sign out [GAP-041]', async () => {
    const visitor = server.guest();
    const reply = await visitor.postForm('/auth/login', form());
    const cookie = reply.headers.get('set-cookie');
    expect(cookie).toMatch(/^millrace_session=[\w-]{43}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
    const [row] = await server.context.db.select().from(sessions).limit(1);
    expect(cookie).not.toContain(row?.tokenHash);

    const foreign = { headers: { Origin: FOREIGN } };
    expect((await server.guest().postForm('/auth/login', form(), foreign)).body.code).toBe('cross_site');
    const forged: Record<string, string>[] = [
      { Origin: FOREIGN },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' },
    ];
    for (const headers of forged) {
      const refused = await visitor.post('/api/v1/product', { name: 'Forged' }, { headers });
      expect([refused.status, refused.body.code]).toEqual([403, 'cross_site']);
    }

    const foreignLinks: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Referer: 'http://localhost:4000/' },
      { Referer: `${FOREIGN}/` },
    ];
    for (const headers of foreignLinks) {
      const link = await visitor.get('/auth/logout', { headers });
      expect([link.status, link.headers.get('set-cookie')]).toEqual([303, null]);
      expect((await visitor.get('/api/v1/current_user')).status).toBe(200);
    }
  });

  it('is Secure and has the configured domain on https', async () => {
    const secure = await startTestServer({
      apiUrl: 'https://api.millrace.example',
      cookieDomain: 'millrace.example',
    });
    try {
      const member = await new Seed(secure.context.db).member('Sela');
      const reply = await secure
        .guest()
        .postForm('/auth/login', { username: member.email, password: PASSWORD });
      expect(reply.headers.get('set-cookie')).toMatch(
        /^__Secure-millrace_session=.*; Domain=millrace\.example; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(reply.headers.get('strict-transport-security')).toContain('max-age');
    } finally {
      await secure.close();
    }
  });

  it('is named on https so that no other host can set it, and so is each cookie of a login', async () => {
    const secure = await startTestServer({ apiUrl: 'https://api.millrace.example' });
    try {
      const { email, id } = await new Seed(secure.context.db).member('Hege');
      const login = async () => {
        const visitor = secure.guest();
        const reply = await visitor.postForm('/auth/login', { username: email, password: PASSWORD });
        return reply.headers.get('set-cookie') ?? '';
      };
      const cookie = await login();
      expect(cookie).toMatch(
        /^__Host-millrace_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      const [pair = ''] = cookie.split(';');
      const status = async (Cookie: string) =>
        (await secure.guest().get('/api/v1/current_user', { headers: { Cookie } })).status;
      expect(await status(pair)).toBe(200);
      // What a sibling host can set is no session, though its token be good.
      expect(await status(pair.replace('__Host-', ''))).toBe(401);
      expect(await status(pair.replace('__Host-', '__Secure-'))).toBe(401);

      const passkey = await secure.guest().post('/auth/passkey/options', undefined);
      expect(passkey.headers.get('set-cookie')).toMatch(/^__Host-millrace_passkey=.*; Path=\/; .*Secure/);
      await secure.context.db
        .update(users)
        .set({ totpSecret: 'A', totpConfirmedAt: new Date() })
        .where(eq(users.id, id));
      expect(await login()).toMatch(/^__Host-millrace_second_factor=.*; Path=\/; .*Secure/);
    } finally {
      await secure.close();
    }
  });

  it('is lengthened while it is used, and ends when it was not', async () => {
    const { db } = server.context;
    const visitor = await server.signIn(ada.email);
    await db.update(sessions).set({ seenAt: new Date(Date.now() - 2 * 3_600_000) });
    const renewed = await visitor.get('/api/v1/current_user');
    expect(renewed.headers.get('set-cookie')).toContain('Max-Age=2592000');
    expect((await visitor.get('/api/v1/current_user')).headers.get('set-cookie')).toBeNull();
    await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) });
    expect((await visitor.get('/api/v1/current_user')).status).toBe(401);
  });
});

describe('a session that is used all the time', () => {
  /** As if so many days had gone by since. */
  const pass = (days: number) =>
    server.context.db.execute(sql`
      UPDATE sessions SET created_at = created_at - ${days} * interval '1 day',
        seen_at = seen_at - ${days} * interval '1 day', expires_at = expires_at - ${days} * interval '1 day'
      WHERE user_id = ${ada.id}`);

  it('ends after ninety days all the same, and its cookie no later', async () => {
    const visitor = await server.signIn(ada.email);
    const visit = () => visitor.get('/api/v1/current_user');
    for (let day = 20; day <= 80; day += 20) {
      await pass(20);
      const renewed = (await visit()).headers.get('set-cookie') ?? '';
      const seconds = Number(/Max-Age=(\d+)/.exec(renewed)?.[1]);
      expect(seconds).toBeGreaterThan(Math.min(30, 90 - day) * 86_400 - 60);
      expect(seconds).toBeLessThanOrEqual(Math.min(30, 90 - day) * 86_400);
    }
    await pass(9);
    expect((await visit()).status).toBe(200);
    await pass(1);
    expect((await visit()).status).toBe(401);
    // Nor is it brought back by a process of a version before, which lengthens whatever is used.
    await server.context.db
      .update(sessions)
      .set({ seenAt: new Date(), expiresAt: new Date(Date.now() + 30 * DAY_MS) })
      .where(eq(sessions.userId, ada.id));
    expect((await visit()).status).toBe(401);
  });
});

describe('GET /auth/logout', () => {
  it('ends the session and leads home [ACC-060, API-004]', async () => {
    const visitor = await server.signIn(ada.email);
    const cookie = visitor.sessionCookie ?? '';
    const reply = await visitor.get('/auth/logout', {
      headers: { 'Sec-Fetch-Site': 'same-site', Referer: `${server.webUrl}/` },
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${server.webUrl}/`]);
    expect(visitor.sessionCookie).toBeNull();
    const again = await server.guest().get('/api/v1/current_user', { headers: { Cookie: cookie } });
    expect(again.status).toBe(401);
  });

  it('is no error for a guest', async () => {
    expect((await server.guest().get('/auth/logout', { headers: { 'Sec-Fetch-Site': 'none' } })).status).toBe(
      303,
    );
  });
});

describe('GET /api/v1/current_user', () => {
  it('answers the member, and a guest that nobody is signed in [API-001]', async () => {
    const visitor = await server.signIn(ada.email);
    const reply = await visitor.get('/api/v1/current_user');
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['Item']);
    const guest = await server.guest().get('/api/v1/current_user');
    expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
  });

  it('has the fields of a user, but for the password [DATA-001, DATA-003, GAP-042]', async () => {
    const { body, text } = await (await server.signIn(ada.email)).get('/api/v1/current_user');
    expect(body.Item).toEqual({
      id: ada.id,
      displayName: 'Ada Okafor',
      firstName: 'Ada',
      lastName: 'Okafor',
      email: 'Ada@Kvarnholm.example',
      secondaryEmail: 'ada@home.example',
      preferredEmail: 1,
      phone: null,
      desc: null,
      company: 'Kvarnholm Silica AB',
      company_id: works.id,
      company_updated: 1,
      company_verified: true,
      designation: 'Process engineer',
      image: null,
      linkedinImage: null,
      pictures: [],
      isActive: true,
      onboarded: false,
      stripeId: 'cus_1',
      subscribedUsers: [],
      chats: {},
      last_read_notification: null,
      plan: 'premium',
      can_edit_products: false,
    });
    const [row] = await server.context.db.select().from(users).where(eq(users.id, ada.id));
    expect(text).not.toContain(row?.passwordHash);
    expect(text).not.toMatch(/password|argon2/i);
    expect(await hashPassword('x')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
