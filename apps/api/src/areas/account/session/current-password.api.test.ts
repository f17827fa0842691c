import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const save = (visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.put('/api/v2/me', { firstName: 'Una', lastName: 'Vik', country: 'NO', company: 'X', ...fields });

/** Every place that asks who is signed in for the password. */
const PLACES: readonly [string, (visitor: Visitor, password: string) => ReturnType<Visitor['post']>][] = [
  ['a new authenticator app', (visitor, password) => visitor.post('/api/v2/me/totp', { password })],
  ['the removal of the app', (visitor, password) => visitor.post('/api/v2/me/totp/remove', { password })],
  ['a new passkey', (visitor, password) => visitor.post('/api/v2/me/passkeys/options', { password })],
  [
    'the end of the account',
    (visitor, password) => visitor.post('/api/v2/me/delete', { email: 'nobody@people.example', password }),
  ],
  [
    'a new password',
    (visitor, currentPassword) => save(visitor, { password: 'another horse', currentPassword }),
  ],
  [
    'a second address',
    (visitor, currentPassword) => save(visitor, { secondaryEmail: 'una@elsewhere.example', currentPassword }),
  ],
  [
    'another first address',
    (visitor, currentPassword) => save(visitor, { primaryEmail: 'una@elsewhere.example', currentPassword }),
  ],
];

describe('the current password of who is signed in', () => {
  it('can be tried wrongly ten times in a quarter of an hour, wherever it is asked for [GAP-101]', async () => {
    const member = await seed.member('Una');
    const visitor = await server.signIn(member.email);
    for (let time = 0; time < 10; time += 1) {
      const [place, ask] = PLACES[time % PLACES.length] ?? [];
      const wrong = await ask?.(visitor, 'not it');
      expect([place, wrong?.status, wrong?.body.code]).toEqual([place, 403, 'wrong_password']);
    }
    for (const [place, ask] of PLACES) {
      for (const password of ['not it', PASSWORD]) {
        const refused = await ask(visitor, password);
        expect([place, refused.status, refused.body.code]).toEqual([place, 429, 'rate_limited']);
        const seconds = Number(refused.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(14 * 60);
        expect(seconds).toBeLessThanOrEqual(15 * 60);
      }
    }

    // Neither the owner's way in and other sessions, nor anybody else is refused.
    const owner = await server.signIn(member.email);
    expect((await owner.post('/api/v2/me/totp', { password: PASSWORD })).status).toBe(200);
    expect((await owner.delete('/api/v2/me/sessions')).status).toBe(204);
    const other = await server.signIn((await seed.member('Vera')).email);
    expect((await other.post('/api/v2/me/totp', { password: PASSWORD })).status).toBe(200);

    await server.context.db.execute(sql`UPDATE rate_limits SET reset_at = now()`);
    expect((await owner.post('/api/v2/me/totp', { password: PASSWORD })).status).toBe(200);
  });

  it('is no guess where it is right, or not typed at all', async () => {
    const visitor = await server.signIn((await seed.member('Wim')).email);
    for (let time = 0; time < 12; time += 1) {
      expect((await visitor.post('/api/v2/me/totp', { password: PASSWORD })).status).toBe(200);
      expect((await visitor.post('/api/v2/me/totp', {})).body.code).toBe('wrong_password');
    }
  });

  it('lets no more through when they are tried all at once', async () => {
    const visitor = await server.signIn((await seed.member('Xan')).email);
    const tries = Array.from({ length: 20 }, () => visitor.post('/api/v2/me/totp', { password: 'not it' }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});
