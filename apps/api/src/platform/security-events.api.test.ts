import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KeptLog, PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../testing';
import { Authenticator } from '../../testing/authenticator';
import { codeOf, roomInStep } from '../../testing/authenticator-app';
import { rateLimits } from './db/schema';

let server: TestServer;
let seed: Seed;
const log = new KeptLog();

beforeAll(async () => {
  server = await startTestServer({}, { logTo: log.to });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());
beforeEach(() => log.forget());

interface Line {
  level: number;
  msg?: string;
  security?: string;
  refused?: string;
  userId?: string | null;
  by?: string;
  reason?: string;
  requestId?: string;
}

const lines = () => log.lines<Line>();

/** The security events since the last look: what, whose, by what, why. */
function events() {
  const found = lines().flatMap(({ security, userId, by, reason }) =>
    security === undefined ? [] : [[security, userId, ...(by ? [by] : []), ...(reason ? [reason] : [])]],
  );
  log.forget();
  return found;
}

const login = (visitor: Visitor, username: string, password = PASSWORD) =>
  visitor.postForm('/auth/login', { username, password });

describe('the log', () => {
  it('tells who signed in and out, and who tried in vain, and names nobody', async () => {
    const { id, email } = await seed.member('Ada');
    const visitor = server.guest();
    await login(visitor, email, 'not-the-one');
    await login(visitor, 'stranger@nowhere.example', 'not-the-one');
    await login(visitor, email);
    await visitor.get('/auth/logout', { headers: { 'Sec-Fetch-Site': 'same-site' } });
    const all = log.text;
    const refused = lines().filter(({ security }) => security === 'sign-in-refused');
    expect(refused.map(({ level }) => level)).toEqual([40, 40]);
    // The line of the request is found by the id.
    for (const { requestId } of refused) {
      expect(lines().filter((line) => line.requestId === requestId).length).toBeGreaterThan(1);
    }
    expect(events()).toEqual([
      ['sign-in-refused', id, 'password', 'wrong'],
      ['sign-in-refused', null, 'password', 'wrong'],
      ['signed-in', id, 'password'],
      ['signed-out', id],
    ]);
    for (const word of [email, 'stranger', 'not-the-one', PASSWORD, 'Ada', '127.0.0.1']) {
      expect(all).not.toContain(word);
    }
  });

  it('tells of second factors: set up, asked for, wrong, right and removed', async () => {
    const { id, email } = await seed.member('Bo');
    const visitor = await server.signIn(email);
    const { secret } = (await visitor.post('/api/v2/me/totp', { password: PASSWORD })).body;
    await roomInStep();
    await visitor.post('/api/v2/me/totp/confirm', { code: codeOf(secret, -30) });
    const arrival = server.guest();
    await login(arrival, email);
    await arrival.postForm('/auth/second-factor', { code: '000000' });
    await arrival.postForm('/auth/second-factor', { code: codeOf(secret) });
    await visitor.post('/api/v2/me/totp/remove', { password: 'not-the-one' });
    await visitor.post('/api/v2/me/totp/remove', { password: PASSWORD });
    expect(log.text).not.toContain(secret);
    expect(events()).toEqual([
      ['signed-in', id, 'password'],
      ['two-factor-on', id],
      ['code-asked', id, 'password'],
      ['sign-in-refused', id, 'code', 'wrong'],
      ['signed-in', id, 'code'],
      ['proof-refused', id, 'password'],
      ['two-factor-off', id],
    ]);
  });

  it('tells of passkeys, of new passwords and of sessions that were ended', async () => {
    const { id, email } = await seed.member('Cai');
    const visitor = await server.signIn(email);
    const options = await visitor.post('/api/v2/me/passkeys/options', { password: PASSWORD });
    const authenticator = new Authenticator(server.webUrl);
    const credential = authenticator.create(options.body);
    const added = await visitor.post('/api/v2/me/passkeys', { name: 'Laptop', credential });
    const enter = async () => {
      const arrival = server.guest();
      const asked = await arrival.post('/auth/passkey/options', undefined);
      await arrival.post('/auth/passkey', { credential: authenticator.get(asked.body) });
    };
    await enter();
    await visitor.post(`/api/v2/me/passkeys/${added.body.id}/remove`, { password: PASSWORD });
    await enter();
    await visitor.delete('/api/v2/me/sessions');
    const mine = { firstName: 'Cai', lastName: 'Berg', country: 'NO', company: 'X' };
    const password = 'another horse, another battery';
    await visitor.put('/api/v2/me', { ...mine, password, currentPassword: PASSWORD });
    await visitor.post('/api/v1/user/password/forgot', { email });
    const links = (await server.mail.all(email)).flatMap((mail) => mail.links);
    const token = new URL(
      links.find((link) => link.includes('/resetpassword?token=')) ?? '',
    ).searchParams.get('token');
    await server
      .guest()
      .post('/api/v2/me/updatePassword', { password: 'a third battery, a third horse', token });
    expect(events()).toEqual([
      ['signed-in', id, 'password'],
      ['passkey-added', id],
      ['signed-in', id, 'passkey'],
      ['passkey-removed', id],
      ['sign-in-refused', null, 'passkey', 'wrong'],
      ['other-sessions-ended', id],
      ['password-set', id, 'password'],
      ['password-set', id, 'link'],
    ]);
  });

  it('tells of limits that were reached, of pages of other sites, and why a request was refused', async () => {
    // Those of the tests before would count as well.
    await server.context.db.delete(rateLimits);
    const { id, email } = await seed.member('Dua');
    const visitor = await server.signIn(email);
    const headers = { Origin: 'https://elsewhere.example' };
    await visitor.put('/api/v2/me/language', { language: 'de' }, { headers });
    await visitor.put('/api/v2/me/language', { language: 'typed-secret' });
    await visitor.get('/api/v1/product/00000000-0000-4000-8000-000000000000');
    const guesser = server.guest();
    for (let guess = 0; guess <= 10; guess += 1) await login(guesser, 'stranger@nowhere.example', 'guess');
    await expect
      .poll(() =>
        lines()
          .filter(({ refused }) => refused)
          .map(({ refused }) => refused),
      )
      .toEqual(['cross_site', 'invalid_fields', 'not_found', 'rate_limited']);
    expect(log.text).not.toContain('typed-secret');
    const levels = lines().filter(({ security }) => /limit|other-site/.test(security ?? ''));
    expect(levels.map(({ level }) => level)).toEqual([40, 40]);
    expect(events()).toEqual([
      ['signed-in', id, 'password'],
      // Whose it would have been is looked up after.
      ['other-site-refused', null],
      ...Array(10).fill(['sign-in-refused', null, 'password', 'wrong']),
      ['limit-reached', null],
    ]);
  });
});
