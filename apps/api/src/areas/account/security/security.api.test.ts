import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { codeOf, roomInStep } from '../../../../testing/authenticator-app';
import { passkeys, recoveryCodes, sessions, users } from '../../../platform/db/schema';
import { newTotpSecret, totpStep } from './totp';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const NEW_DEVICE = 'New sign-in to your account';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const login = (visitor: Visitor, email: string, headers: Record<string, string> = {}) =>
  visitor.postForm('/auth/login', { username: email, password: PASSWORD }, { headers });

const pageOf = (reply: { headers: Headers }) => new URL(reply.headers.get('location') ?? '');

describe('sessions', () => {
  it('are listed with their devices, and end one by one or all others at once', async () => {
    const { email } = await seed.member('Ada');
    const laptop = server.guest();
    const phone = server.guest();
    await login(laptop, email, { 'User-Agent': FIREFOX });
    await login(phone, email, { 'User-Agent': SAFARI });
    const { body } = await laptop.get('/api/v2/me/sessions');
    expect(body.count).toBe(2);
    const named = body.results.map(({ device, current }: Record<string, unknown>) => [device, current]);
    expect(named).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        ['Safari on iOS', false],
      ]),
    );
    const other = body.results.find(({ current }: { current: boolean }) => !current);
    expect((await laptop.delete(`/api/v2/me/sessions/${other.id}`)).status).toBe(204);
    expect((await phone.get('/api/v1/current_user')).status).toBe(401);
    expect((await laptop.delete(`/api/v2/me/sessions/${other.id}`)).status).toBe(404);

    const third = await server.signIn(email);
    expect((await laptop.delete('/api/v2/me/sessions')).status).toBe(204);
    expect((await third.get('/api/v1/current_user')).status).toBe(401);
    expect((await laptop.get('/api/v1/current_user')).status).toBe(200);
  });

  it('of others can neither be seen nor ended', async () => {
    const ada = await server.signIn((await seed.member('Bea')).email);
    const eve = await server.signIn((await seed.member('Eve')).email);
    const [session] = (await ada.get('/api/v2/me/sessions')).body.results;
    expect((await eve.delete(`/api/v2/me/sessions/${session.id}`)).status).toBe(404);
    expect((await eve.get('/api/v2/me/sessions')).body.count).toBe(1);
    expect((await ada.get('/api/v1/current_user')).status).toBe(200);
    for (const path of ['/api/v2/me/sessions', '/api/v2/me/security']) {
      expect((await server.guest().get(path)).status).toBe(401);
    }
  });

  it('tell the member by e-mail of a device that is new', async () => {
    const { email } = await seed.member('Cleo');
    await login(server.guest(), email, { 'User-Agent': FIREFOX });
    expect(await server.mail.all(email)).toHaveLength(0);
    await login(server.guest(), email, { 'User-Agent': FIREFOX });
    await login(server.guest(), email, { 'User-Agent': SAFARI });
    const mails = await server.mail.all(email);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Safari on iOS')]);
  });
});

/** A member who has set up an authenticator app. */
async function withApp(name: string) {
  const { email, id } = await seed.member(name);
  const visitor = await server.signIn(email);
  const { secret, uri } = (await visitor.post('/api/v2/me/totp', { password: PASSWORD })).body;
  await roomInStep();
  // The step before now, so that the one of now can still sign in.
  const confirmed = await visitor.post('/api/v2/me/totp/confirm', { code: codeOf(secret, -30) });
  return { email, id, visitor, secret, uri, codes: confirmed.body.recovery_codes as string[] };
}

describe('the authenticator app', () => {
  it('is set up with the password and a code of it, and then asked for at every login', async () => {
    const { email, visitor, secret, uri, codes } = await withApp('Dora');
    expect(new URL(uri).searchParams.get('issuer')).toBe('Millrace');
    expect(codes).toHaveLength(10);
    expect((await visitor.get('/api/v2/me/security')).body).toMatchObject({
      two_factor: true,
      recovery_codes_left: 10,
    });

    const arrival = server.guest();
    const asked = await arrival.postForm('/auth/login', {
      username: email,
      password: PASSWORD,
      return_to: '/product/glass/1',
    });
    expect(pageOf(asked).searchParams.get('code')).toBe('true');
    expect((await arrival.get('/api/v1/current_user')).status).toBe(401);
    const wrong = await arrival.postForm('/auth/second-factor', { code: '000000' });
    expect(pageOf(wrong).searchParams.get('loginerror')).toMatch(/^Incorrect/);
    expect(pageOf(wrong).searchParams.get('return_to')).toBe('/product/glass/1');
    const code = codeOf(secret);
    const headers = { 'User-Agent': SAFARI };
    const right = await arrival.postForm('/auth/second-factor', { code }, { headers });
    expect(pageOf(right).pathname).toBe('/product/glass/1');
    expect((await server.mail.all(email)).map(({ subject }) => subject)).toContain(NEW_DEVICE);
    expect((await arrival.get('/api/v1/current_user')).status).toBe(200);

    const again = server.guest();
    await login(again, email);
    const reused = await again.postForm('/auth/second-factor', { code });
    expect(pageOf(reused).searchParams.get('loginerror')).toMatch(/^Incorrect/);
  });

  it('is no use without the password, nor a code after five minutes, nor in another browser', async () => {
    const { secret } = await withApp('Edda');
    const stranger = await server.guest().postForm('/auth/second-factor', { code: codeOf(secret) });
    expect(pageOf(stranger).searchParams.get('loginerror')).toMatch(/Sign in again/);
    const forged = await server
      .guest()
      .postForm(
        '/auth/second-factor',
        { code: codeOf(secret) },
        { headers: { Cookie: 'millrace_second_factor=AAAA' } },
      );
    expect(pageOf(forged).searchParams.get('loginerror')).toMatch(/Sign in again/);
  });

  it('can be left at home once for each recovery code', async () => {
    const { email, codes } = await withApp('Finn');
    const useCode = async (code: string) => {
      const visitor = server.guest();
      await login(visitor, email);
      await visitor.postForm('/auth/second-factor', { code });
      return visitor;
    };
    const first = await useCode(` ${codes[0]?.toUpperCase()} `);
    expect((await first.get('/api/v2/me/security')).body.recovery_codes_left).toBe(9);
    expect((await (await useCode(codes[0] ?? '')).get('/api/v1/current_user')).status).toBe(401);
    const rows = await server.context.db.execute(sql`SELECT * FROM recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(codes[1]);
  });

  it('has recovery codes of 74 bits that are kept as slow to guess as passwords; those kept before stay good', async () => {
    const { email, id, codes } = await withApp('Frida');
    for (const code of codes) expect(code).toMatch(/^(?:[a-hj-km-np-z2-9]{5}-){2}[a-hj-km-np-z2-9]{5}$/);
    const { db } = server.context;
    const kept = await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, id));
    for (const { codeHash } of kept) expect(codeHash).toMatch(/^\$argon2id\$/);
    // As a version before has kept one.
    const codeHash = createHash('sha256').update('k7m2px9w4t').digest('base64url');
    await db.insert(recoveryCodes).values({ userId: id, codeHash });
    const enter = async (code: string) => {
      const visitor = server.guest();
      // From an address of its own, as failures are counted.
      const headers = { 'X-Forwarded-For': '203.0.113.78' };
      await login(visitor, email, headers);
      await visitor.postForm('/auth/second-factor', { code }, { headers });
      return (await visitor.get('/api/v1/current_user')).status;
    };
    expect(await enter('k7m2p-x9w4t')).toBe(200);
    expect(await enter('k7m2p-x9w4t')).toBe(401);
    expect(await enter(codes[9] ?? '')).toBe(200);
    // What is kept is no code.
    expect(await enter(kept[0]?.codeHash ?? '')).toBe(401);
  });

  it('takes a code in its half minute and the next one, and none before', () => {
    const secret = newTotpSecret();
    const at = (seconds: number) => new Date('2026-11-23T12:00:00Z').getTime() + seconds * 1000;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at(0) });
    const taken = (seconds: number) => totpStep(secret, code, at(seconds)) !== null;
    expect([-1, 0, 29, 59, 60].map(taken)).toEqual([false, true, true, true, false]);
  });

  it('lets nobody guess, and locks nobody out who got in before or has a recovery code', async () => {
    const { email, secret, codes } = await withApp('Gro');
    const from = (at: number) => ({ headers: { 'X-Forwarded-For': `203.0.113.${at}` } });
    const enter = async (visitor: Visitor, code: string, at: number) => {
      await visitor.postForm('/auth/login', { username: email, password: PASSWORD }, from(at));
      return visitor.postForm('/auth/second-factor', { code }, from(at));
    };
    const known = server.guest();
    await enter(known, codes[0] ?? '', 98);
    expect((await known.get('/api/v1/current_user')).status).toBe(200);

    // Somebody who knows the password, from an address each, as those have a limit of their own.
    const attacker = server.guest();
    await login(attacker, email);
    const statuses: number[] = [];
    for (let time = 0; time <= 20; time += 1) {
      const reply = await attacker.postForm('/auth/second-factor', { code: '000000' }, from(100 + time));
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(303), 429]);
    const told = (await server.mail.all(email)).map(({ subject }) => subject);
    expect(told).toContain('Someone is guessing codes for your account');
    const stranger = server.guest();
    expect((await enter(stranger, codeOf(secret), 130)).status).toBe(429);

    // Neither the owner's own browser nor a recovery code in another one is refused.
    expect((await enter(known, codeOf(secret), 131)).status).toBe(303);
    expect((await known.get('/api/v1/current_user')).status).toBe(200);
    const abroad = server.guest();
    expect((await enter(abroad, codes[1] ?? '', 132)).status).toBe(303);
    expect((await abroad.get('/api/v1/current_user')).status).toBe(200);

    // What the browser keeps of it is good for its own member alone, and counts as well.
    const cookie = (await enter(known, codes[2] ?? '', 133)).headers
      .getSetCookie()
      .find((one) => one.startsWith('millrace_known_browser='));
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    const last: number[] = [];
    for (let time = 0; time <= 20; time += 1) {
      last.push((await enter(known, '000000', 140 + time)).status);
    }
    expect(last.at(-1)).toBe(429);
  });

  it('is set up and removed by who knows the password only', async () => {
    const { visitor, secret } = await withApp('Hege');
    expect((await visitor.post('/api/v2/me/totp', { password: PASSWORD })).status).toBe(403);
    const wrong = await visitor.post('/api/v2/me/totp/remove', { password: 'not it' });
    expect([wrong.status, wrong.body.code, Object.keys(wrong.body.fields)]).toEqual([
      403,
      'wrong_password',
      ['password'],
    ]);
    expect((await visitor.post('/api/v2/me/totp/remove', {})).body.code).toBe('wrong_password');
    expect((await visitor.post('/api/v2/me/totp/remove', { password: PASSWORD })).status).toBe(204);
    expect((await visitor.get('/api/v2/me/security')).body).toMatchObject({
      two_factor: false,
      recovery_codes_left: 0,
    });
    const unconfirmed = await visitor.post('/api/v2/me/totp/confirm', { code: codeOf(secret) });
    expect(unconfirmed.status).toBe(403);
  });

  it('asks a member without a password for a recent sign-in', async () => {
    const { email, id } = await seed.member('Ivar');
    const visitor = await server.signIn(email);
    await server.context.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect((await visitor.post('/api/v2/me/totp', {})).status).toBe(200);
    await server.context.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(sessions.userId, id));
    const late = await visitor.post('/api/v2/me/totp', {});
    expect([late.status, late.body.code]).toEqual([403, 'sign_in_again']);
  });
});

describe('passkeys', () => {
  const add = async (visitor: Visitor, authenticator: Authenticator, name = 'Laptop') => {
    const options = await visitor.post('/api/v2/me/passkeys/options', { password: PASSWORD });
    expect(options.status).toBe(200);
    return visitor.post('/api/v2/me/passkeys', { name, credential: authenticator.create(options.body) });
  };

  const enter = async (visitor: Visitor, authenticator: Authenticator) => {
    const options = await visitor.post('/auth/passkey/options', undefined);
    return visitor.post('/auth/passkey', {
      credential: authenticator.get(options.body),
      return_to: '/product/glass/1',
    });
  };

  it('are added with the password, sign in without one, and are removed by who knows it', async () => {
    const { email } = await seed.member('Jon');
    const visitor = await server.signIn(email);
    const authenticator = new Authenticator(server.webUrl);
    const added = await add(visitor, authenticator);
    expect([added.status, added.body.name, added.body.used_at]).toEqual([201, 'Laptop', null]);

    const arrival = server.guest();
    const entered = await enter(arrival, authenticator);
    expect([entered.status, entered.body]).toEqual([200, { redirect: '/product/glass/1' }]);
    expect((await arrival.get('/api/v1/current_user')).body.Item.email).toBe(email);
    expect((await enter(server.guest(), authenticator)).status).toBe(200);
    // Of a device that none of the other sessions has.
    const { body: options } = await arrival.post('/auth/passkey/options', undefined);
    const credential = authenticator.get(options);
    await arrival.post('/auth/passkey', { credential }, { headers: { 'User-Agent': SAFARI } });
    const told = (await server.mail.all(email)).filter(({ subject }) => subject === NEW_DEVICE);
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('Safari on iOS')]);

    const eve = await server.signIn((await seed.member('Eva')).email);
    const remove = (who: Visitor, body: object) =>
      who.post(`/api/v2/me/passkeys/${added.body.id}/remove`, body);
    expect((await remove(eve, { password: PASSWORD })).status).toBe(404);
    // Whoever sits down at somebody's browser can't take away how they sign in.
    for (const body of [{}, { password: 'not-the-one' }]) {
      expect((await remove(visitor, body)).body.code).toBe('wrong_password');
    }
    expect((await enter(server.guest(), authenticator)).status).toBe(200);
    expect((await remove(visitor, { password: PASSWORD })).status).toBe(204);
    const refused = await enter(server.guest(), authenticator);
    expect([refused.status, refused.body.code]).toEqual([403, 'passkey_refused']);
  });

  it('sign by what we ask for only', async () => {
    const visitor = await server.signIn((await seed.member('Liv')).email);
    const { body } = await visitor.post('/api/v2/me/passkeys/options', { password: PASSWORD });
    expect(body.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
    expect((await add(visitor, new Authenticator(server.webUrl, 'ES384'))).body.code).toBe('passkey_refused');
    expect((await add(visitor, new Authenticator(server.webUrl, 'ES256'))).status).toBe(201);
  });

  it('are refused from another site, with another challenge, copied, and without the password', async () => {
    const { email } = await seed.member('Knut');
    const visitor = await server.signIn(email);
    const away = new Authenticator('https://elsewhere.example');
    expect((await add(visitor, away)).body.code).toBe('passkey_refused');
    const without = await visitor.post('/api/v2/me/passkeys/options', {});
    expect(without.body.code).toBe('wrong_password');

    const authenticator = new Authenticator(server.webUrl);
    expect((await add(visitor, authenticator)).status).toBe(201);
    const stale = server.guest();
    const { body: old } = await stale.post('/auth/passkey/options', undefined);
    await stale.post('/auth/passkey/options', undefined);
    const replay = await stale.post('/auth/passkey', { credential: authenticator.get(old) });
    expect(replay.body.code).toBe('passkey_refused');
    const bare = await server.guest().post('/auth/passkey', { credential: authenticator.get(old) });
    expect(bare.body.code).toBe('passkey_refused');

    // A copy of the authenticator counts from where it was copied.
    await server.context.db.update(passkeys).set({ counter: 1000 });
    expect((await enter(server.guest(), authenticator)).body.code).toBe('passkey_refused');
  });
});
