import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countSuppliers } from '../../../../../../packages/api-client/examples/count-suppliers';
import { followByToken } from '../../../../../../packages/api-client/examples/follow-by-token';
import { joined, PASSWORD, Seed, startTestServer, type TestServer, Visitor } from '../../../../testing';
import { accessTokens, rateLimits } from '../../../platform/db/schema';

const TOKENS = '/api/v2/me/tokens';
const FORM = /^mlr_pat_[0-9A-Za-z]{42}$/;
const ELSEWHERE = 'https://tools.example';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const draft = { name: 'Report', scopes: ['read'], expires_in_days: 30, password: PASSWORD };

const make = async (owner: Visitor, fields: Record<string, unknown> = {}) =>
  (await owner.post(TOKENS, { ...draft, ...fields })).body as { id: string; secret: string };

const bearer = (secret: string, more: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${secret}`, ...more },
});

/** A program: no browser, and no cookies. */
const program = () => new Visitor(server.url);

const whoIs = async (secret: string) => {
  const { status, body } = await program().get('/api/v1/current_user', bearer(secret));
  return [status, body.Item?.id ?? body.code];
};

/** A member with a post to like, and a token that may do everything a token may. */
async function owner(firstName: string) {
  const { visitor, ...member } = await joined(server, seed, firstName);
  const token = await make(visitor, { scopes: ['read', 'write'] });
  return { ...member, visitor, ...token };
}

describe('a personal access token', () => {
  it('is made, used, listed without its secret, and revoked', async () => {
    const { visitor, id: userId } = await joined(server, seed, 'Ada');
    const made = await visitor.post(TOKENS, draft);
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(FORM);
    const expiresInDays = (Date.parse(made.body.expires_at) - Date.parse(made.body.created_at)) / 86_400_000;
    expect(Math.round(expiresInDays)).toBe(30);

    const { secret, ...shown } = made.body;
    expect(await visitor.get(TOKENS)).toMatchObject({ status: 200, body: { results: [shown], count: 1 } });
    expect(shown).toMatchObject({ name: 'Report', scopes: ['read'], used_at: null });

    expect(await whoIs(secret)).toEqual([200, userId]);
    const { body } = await visitor.get(TOKENS);
    expect(Date.now() - Date.parse(body.results[0].used_at)).toBeLessThan(60_000);
    expect(JSON.stringify(body)).not.toContain(secret);

    expect((await visitor.delete(`${TOKENS}/${shown.id}`)).status).toBe(204);
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
    expect((await visitor.get(TOKENS)).body).toEqual({ results: [], count: 0 });
    expect((await visitor.delete(`${TOKENS}/${shown.id}`)).status).toBe(404);
  });

  it('is kept as a hash: nothing of the database gives it away', async () => {
    const { visitor, id } = await joined(server, seed, 'Ben');
    const { secret } = await make(visitor);
    const [row] = await server.context.db.select().from(accessTokens).where(eq(accessTokens.userId, id));
    expect(JSON.stringify(row)).not.toContain(secret.slice(8));
    expect(row?.secretHash).toMatch(/^[\w-]{43}$/);
  });

  it('is of its owner alone: nobody else sees, revokes or makes one', async () => {
    const ada = await owner('Cleo');
    const eve = await joined(server, seed, 'Eve');
    expect((await eve.visitor.get(TOKENS)).body.count).toBe(0);
    expect((await eve.visitor.delete(`${TOKENS}/${ada.id}`)).status).toBe(404);
    for (const reply of [
      await server.guest().get(TOKENS),
      await server.guest().post(TOKENS, draft),
      await server.guest().delete(`${TOKENS}/${ada.id}`),
    ]) {
      expect([reply.status, reply.body.code]).toEqual([401, 'sign_in_required']);
    }
    expect((await whoIs(ada.secret))[0]).toBe(200);
  });

  it('asks for the password, or for a recent sign-in where there is none', async () => {
    const { visitor } = await joined(server, seed, 'Dora');
    for (const password of ['not it', undefined]) {
      const { status, body } = await visitor.post(TOKENS, { ...draft, password });
      expect([status, body.code]).toEqual([403, 'wrong_password']);
    }
    expect((await visitor.get(TOKENS)).body.count).toBe(0);

    const linked = await joined(server, seed, 'Finn');
    await server.context.db.execute(sql`UPDATE users SET password_hash = NULL WHERE id = ${linked.id}`);
    expect((await linked.visitor.post(TOKENS, { ...draft, password: undefined })).status).toBe(201);
    await server.context.db.execute(
      sql`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = ${linked.id}`,
    );
    const late = await linked.visitor.post(TOKENS, { ...draft, password: undefined });
    expect([late.status, late.body.code]).toEqual([403, 'sign_in_again']);
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that there is not', { scopes: ['admin'] }, 'scopes.0'],
    ['no end', { expires_in_days: undefined }, 'expires_in_days'],
    ['an end beyond a year', { expires_in_days: 367 }, 'expires_in_days'],
  ])('is refused with %s', async (_what, fields, field) => {
    const { visitor } = await joined(server, seed, 'Gus');
    const { status, body } = await visitor.post(TOKENS, { ...draft, ...fields });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('is one of twenty at most; those that ran out are not counted', async () => {
    const { visitor, id } = await joined(server, seed, 'Hal');
    for (let made = 0; made < 20; made += 1) await make(visitor);
    const refused = await visitor.post(TOKENS, draft);
    expect([refused.status, refused.body.code]).toEqual([409, 'too_many_tokens']);
    expect(refused.body.error).toBe('You already have 20 tokens. Revoke one first.');
    await server.context.db
      .update(accessTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(accessTokens.userId, id));
    expect((await visitor.post(TOKENS, draft)).status).toBe(201);
  });

  it('is among the member’s own data without its secret', async () => {
    const { visitor, secret, id } = await owner('Wim');
    const { body, text } = await visitor.get('/api/v2/me/export');
    expect(body.tokens).toEqual([expect.objectContaining({ id, name: 'Report', scopes: ['read', 'write'] })]);
    expect(text).not.toContain(secret.slice(8));
  });

  it('mails the member about a new token, with a link that revokes it', async () => {
    const { visitor, email } = await joined(server, seed, 'Ida');
    const { secret } = await make(visitor, { name: 'ERP import', scopes: ['write'] });
    const mail = (await server.mail.all(email)).at(-1);
    expect(mail?.subject).toBe('An access token was created in your account');
    expect(mail?.text).toContain('“ERP import”');
    expect(mail?.text).toContain('read and change');
    const [, token = ''] = /\/verify\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await server.guest().postForm('/auth/verify', { token });
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
    expect((await visitor.get(TOKENS)).status).toBe(401);
  });
});

describe('a call with a token', () => {
  it('has the rights and the plan of its member', async () => {
    const free = await joined(server, seed, 'Jo');
    const paying = await joined(server, seed, 'Kim', { plan: 'platinum' });
    const analytics = '/api/v2/analytics';
    const [ofFree, ofPaying] = [await make(free.visitor), await make(paying.visitor)];
    const codes = [free, paying].map(async ({ visitor }) => (await visitor.get(analytics)).body.code);
    const byToken = [ofFree, ofPaying].map(
      async ({ secret }) => (await program().get(analytics, bearer(secret))).body.code,
    );
    expect(await Promise.all(byToken)).toEqual(await Promise.all(codes));
    expect(new Set(await Promise.all(codes)).size).toBe(2);
    const plan = async (secret: string) =>
      (await program().get('/api/v1/current_user', bearer(secret))).body.Item.plan;
    expect([await plan(ofFree.secret), await plan(ofPaying.secret)]).toEqual(['free', 'platinum']);
  });

  it('counts suppliers by the first example of the client’s README', async () => {
    const { secret } = await owner('Ida');
    const product = await seed.product('Fibre of many');
    for (const name of ['Aurel', 'Borel', 'Corel']) await seed.supplier(product, await seed.company(name));
    expect(await countSuppliers(server.url, secret, product.id)).toMatch(/^Fibre of many\n.* 3$/);
    expect(await countSuppliers(server.url, secret, crypto.randomUUID())).toBe('There is no such product.');
  });

  it('is made by the example of the client’s README', async () => {
    const { secret, visitor, displayName } = await owner('Ivo');
    const product = await seed.product('Fibre of a program');
    expect(await followByToken(server.url, secret, product.id)).toBe(`${displayName} follows the product.`);
    expect((await visitor.get(`/api/v1/product/${product.id}`)).body.Item.following).toBe(true);
    await expect(followByToken(server.url, 'mlr_pat_x', product.id)).rejects.toThrow(
      'The token was refused: 401',
    );
  });

  it('answers 403 and names the missing scope when a token lacks `read` or `write`', async () => {
    const { visitor } = await joined(server, seed, 'Leo');
    const product = await seed.product('Scoped fibre');
    const reader = await make(visitor, { scopes: ['read'] });
    const writer = await make(visitor, { scopes: ['write'] });
    const follow = (secret: string) =>
      program().post('/api/v1/product/follow', { productId: product.id }, bearer(secret));
    const read = (secret: string) => program().get(`/api/v1/product/${product.id}`, bearer(secret));

    expect((await read(reader.secret)).body.Item.following).toBe(false);
    const refusedWrite = await follow(reader.secret);
    expect([refusedWrite.status, refusedWrite.body.code]).toEqual([403, 'scope_missing']);
    expect(refusedWrite.headers.get('www-authenticate')).toBe(
      'Bearer error="insufficient_scope", scope="write"',
    );
    expect((await read(reader.secret)).body.Item.following).toBe(false);

    expect((await follow(writer.secret)).status).toBeLessThan(300);
    const refusedRead = await read(writer.secret);
    expect([refusedRead.status, refusedRead.body.code]).toEqual([403, 'scope_missing']);
    expect((await read(reader.secret)).body.Item.following).toBe(true);
  });

  it('cannot take over or end the account, nor pay, nor moderate', async () => {
    const { secret, visitor, id } = await owner('Mia');
    const before = (await visitor.get(TOKENS)).body;
    const calls: [string, string, unknown?][] = [
      ['GET', TOKENS],
      ['POST', TOKENS, draft],
      ['DELETE', `${TOKENS}/${id}`],
      [
        'PUT',
        '/api/v2/me',
        { firstName: 'M', lastName: 'M', country: 'NO', company: 'X', currentPassword: PASSWORD },
      ],
      ['POST', '/api/v1/user/profile', { email: 'thief@elsewhere.example' }],
      ['GET', '/api/v2/me/security'],
      ['GET', '/api/v2/me/sessions'],
      ['DELETE', '/api/v2/me/sessions'],
      ['GET', '/api/v2/me/export'],
      ['POST', '/api/v2/me/delete', { email: 'x@people.example', password: PASSWORD }],
      ['POST', '/api/v2/me/totp', { password: PASSWORD }],
      ['POST', '/api/v2/me/passkeys/options', { password: PASSWORD }],
      ['GET', '/auth/logout'],
      [
        'POST',
        '/api/v2/me/updatePassword',
        { token: 'x', password: 'another horse', confirmPassword: 'another horse' },
      ],
      ['POST', '/api/v2/me/portal'],
      ['GET', '/api/v2/me/calendars'],
    ];
    for (const [method, path, body] of calls) {
      const reply = await program().send(method, path, body, bearer(secret));
      expect([method, path, reply.status, reply.body?.code]).toEqual([method, path, 403, 'token_refused']);
    }
    expect((await visitor.get(TOKENS)).body.count).toBe(before.count);
    expect((await whoIs(secret))[0]).toBe(200);
  });

  it('is refused, and not taken for a guest’s, with a token that is unknown, mistyped, revoked or past its end', async () => {
    const { secret, visitor, id } = await owner('Nia');
    const other = await make(visitor);
    await visitor.delete(`${TOKENS}/${other.id}`);
    const unknown = other.secret;
    for (const wrong of ['mlr_pat_x', `${secret.slice(0, -1)}!`, unknown, 'e'.repeat(5000)]) {
      // Guests may read these.
      for (const path of ['/api/v1/products/all', '/api/v1/product/search/fibre']) {
        const reply = await program().get(path, bearer(wrong));
        expect([reply.status, reply.body.code]).toEqual([401, 'token_invalid']);
        expect(reply.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
      }
    }
    expect((await whoIs(secret))[0]).toBe(200);
    await server.context.db
      .update(accessTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(accessTokens.id, id));
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
    expect((await visitor.get(TOKENS)).body.results).toEqual([
      expect.objectContaining({ id, expired: true }),
    ]);
  });

  it('looks at no cookie, sets none, and needs no page of ours', async () => {
    const ada = await owner('Pia');
    const eve = await joined(server, seed, 'Quin');
    const asBoth = (path: string, headers: Record<string, string>) =>
      program().get(path, bearer(ada.secret, { Cookie: eve.visitor.sessionCookie ?? '', ...headers }));
    const reply = await asBoth('/api/v1/current_user', {});
    expect(reply.body.Item.email).toBe(ada.email);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    // Not even where the token is no good.
    const wrong = await program().get(
      '/api/v1/current_user',
      bearer('mlr_pat_x', { Cookie: eve.visitor.sessionCookie ?? '' }),
    );
    expect(wrong.status).toBe(401);

    const product = await seed.product('Fibre of any page');
    const follow = (headers: Record<string, string>) =>
      program().post('/api/v1/product/follow', { productId: product.id }, { headers });
    const fromPage = { Origin: ELSEWHERE, 'Sec-Fetch-Site': 'cross-site' };
    expect((await follow({ ...fromPage, Authorization: `Bearer ${ada.secret}` })).status).toBeLessThan(300);
    const withCookie = await follow({ ...fromPage, Cookie: eve.visitor.sessionCookie ?? '' });
    expect([withCookie.status, withCookie.body.code]).toEqual([403, 'cross_site']);
    // Another scheme is no token, and opens nothing.
    const basic = await follow({
      ...fromPage,
      Cookie: eve.visitor.sessionCookie ?? '',
      Authorization: 'Basic YTpi',
    });
    expect([basic.status, basic.body.code]).toEqual([403, 'cross_site']);
  });

  it('begins no session for a visitor of another site', async () => {
    const { secret, email } = await owner('Rut');
    const login = await program().postForm(
      '/auth/login',
      { username: email, password: PASSWORD },
      bearer(secret, { Origin: ELSEWHERE }),
    );
    expect([login.status, login.headers.get('set-cookie')]).toEqual([403, null]);
  });
});

describe('tokens end', () => {
  it('with the other sessions, and stay when one session ends', async () => {
    const { visitor, email, secret } = await owner('Sam');
    await server.signIn(email);
    const [other] = (await visitor.get('/api/v2/me/sessions')).body.results.filter(
      ({ current }: { current: boolean }) => !current,
    );
    expect((await visitor.delete(`/api/v2/me/sessions/${other.id}`)).status).toBe(204);
    expect((await whoIs(secret))[0]).toBe(200);
    expect((await visitor.delete('/api/v2/me/sessions')).status).toBe(204);
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
    expect((await visitor.get(TOKENS)).body.count).toBe(0);
  });

  it('with a new password', async () => {
    const { visitor, secret } = await owner('Tom');
    const saved = await visitor.put('/api/v2/me', {
      ...{ firstName: 'Tom', lastName: 'Vik', country: 'NO', company: 'X' },
      ...{ password: 'another horse', confirmPassword: 'another horse', currentPassword: PASSWORD },
    });
    expect(saved.status).toBe(200);
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
  });

  it('with the account', async () => {
    const { visitor, email, secret, id } = await owner('Una');
    expect((await visitor.post('/api/v2/me/delete', { email, password: PASSWORD })).status).toBe(204);
    expect(await whoIs(secret)).toEqual([401, 'token_invalid']);
    expect(await server.context.db.$count(accessTokens, eq(accessTokens.id, id))).toBe(0);
  });
});

describe('pages of other sites', () => {
  const preflight = (path: string, method: string, origin = ELSEWHERE) =>
    server.guest().send('OPTIONS', path, undefined, {
      headers: {
        ...{ Origin: origin, 'Access-Control-Request-Method': method },
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
  const allowed = ({ headers }: { headers: Headers }) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ];

  it('may send a token, and read what is answered to it, without credentials', async () => {
    const { secret } = await owner('Xan');
    const asked = await preflight('/api/v1/product/follow', 'POST');
    expect([asked.status, ...allowed(asked)]).toEqual([204, '*', null]);
    expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
    for (const token of [secret, 'mlr_pat_x']) {
      const reply = await program().get('/api/v2/feed/global', bearer(token, { Origin: ELSEWHERE }));
      expect(allowed(reply)).toEqual(['*', null]);
      expect(reply.headers.get('access-control-expose-headers')).toContain('RateLimit');
    }
    // The refusal of what is for people alone can be read, too.
    const refused = await program().get(TOKENS, bearer(secret, { Origin: ELSEWHERE }));
    expect([refused.status, ...allowed(refused)]).toEqual([403, '*', null]);
  });

  it('may read what guests may, and nothing that a cookie opened', async () => {
    const { visitor } = await joined(server, seed, 'Yva');
    const read = (visiting: Visitor, path: string) => visiting.get(path, { headers: { Origin: ELSEWHERE } });
    expect(allowed(await read(program(), '/api/v1/products/all'))).toEqual(['*', null]);
    expect(allowed(await read(program(), '/openapi.json'))).toEqual(['*', null]);
    expect(allowed(await read(visitor, '/api/v1/products/all'))).toEqual([null, null]);
    expect(allowed(await read(visitor, '/api/v1/current_user'))).toEqual([null, null]);
    // What is for this machine alone.
    expect(allowed(await read(program(), '/outbox'))).toEqual([null, null]);
    expect(allowed(await preflight('/outbox', 'GET'))).toEqual([null, null]);
    expect(allowed(await program().get('/outbox', bearer('mlr_pat_x', { Origin: ELSEWHERE })))).toEqual([
      null,
      null,
    ]);
    expect(allowed(await preflight('/auth/login', 'POST'))).toEqual([null, null]);
    // The pages of the web host go on as before.
    expect(allowed(await preflight('/api/v1/product/follow', 'POST', server.webUrl))).toEqual([
      server.webUrl,
      'true',
    ]);
  });
});

describe('limits', () => {
  let limited: TestServer;

  beforeAll(async () => {
    limited = await startTestServer({
      rates: { ...server.context.config.rates, reads: 5, writes: 3, searches: 2 },
    });
  });
  afterAll(() => limited.close());

  it('are counted by token, whatever the address, and told in the reply [GAP-101]', async () => {
    const member = await new Seed(limited.context.db).member('Zoe');
    const visitor = await limited.signIn(member.email);
    const one = await make(visitor);
    const two = await make(visitor);
    await limited.context.db.delete(rateLimits);
    const read = (secret: string) => new Visitor(limited.url).get('/api/v1/current_user', bearer(secret));
    const first = await read(one.secret);
    expect(first.headers.get('ratelimit')).toMatch(/^"reads"; r=4; t=\d+$/);
    expect(first.headers.get('ratelimit-policy')).toMatch(/^"reads"; q=5; w=60; pk=:[\w+/=]+:$/);
    for (let time = 0; time < 4; time += 1) expect((await read(one.secret)).status).toBe(200);
    const refused = await read(one.secret);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('ratelimit')).toMatch(/^"reads"; r=0; t=\d+$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await read(two.secret)).status).toBe(200);
    // Searches have their own limit; calls without a token get no RateLimit headers.
    const search = await new Visitor(limited.url).get('/api/v1/product/search/fibre', bearer(two.secret));
    expect(search.headers.get('ratelimit')).toMatch(/^"searches"; r=1; t=\d+$/);
    expect((await visitor.get('/api/v1/current_user')).headers.get('ratelimit')).toBeNull();
  });

  it('bound how many wrong tokens an address tries', async () => {
    const member = await new Seed(limited.context.db).member('Abe');
    const { secret } = await make(await limited.signIn(member.email));
    const statuses: number[] = [];
    for (let time = 0; time < 8; time += 1) {
      const { status } = await new Visitor(limited.url).get('/api/v1/current_user', bearer('mlr_pat_x'));
      statuses.push(status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await new Visitor(limited.url).get('/api/v1/current_user', bearer(secret))).status).toBe(429);
  });
});
