import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { follow, linkScene } from './testing/link-scene';

const NEW_PASSWORD = 'a new and long enough one';

let server: TestServer;
let tokenFor: ReturnType<typeof linkScene>['tokenFor'];
let signInAs: ReturnType<typeof linkScene>['signInAs'];
let age: ReturnType<typeof linkScene>['age'];

beforeAll(async () => {
  server = await startTestServer();
  ({ tokenFor, signInAs, age } = linkScene(server));
});
afterAll(() => server.close());

describe('a forgotten password', () => {
  it('is set anew by a link that is good once, for an hour; every session ends [API-009, API-010, GAP-039]', async () => {
    const { email } = await new Seed(server.context.db).member('Bodil');
    const before = await server.signIn(email);
    const asked = await server.guest().post('/api/v1/user/password/forgot', { email });
    expect([asked.status, asked.body]).toEqual([
      200,
      {
        message:
          'Please click on the link that has just been sent to your email account to reset your password.',
      },
    ]);
    const mail = await server.mail.next(email);
    const link = new URL(mail.links.find((one) => one.includes('token=')) ?? '');
    expect(link.pathname).toBe('/resetpassword');
    const token = link.searchParams.get('token') ?? '';

    for (const password of ['trustno1', email]) {
      const refused = await server.guest().post('/api/v2/me/updatePassword', { password, token });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['password']]);
    }
    // The link is good for this alone: it neither verifies nor signs in.
    expect((await follow(server.guest(), token)).headers.get('location')).toContain('problem=unknown');
    const set = await server.guest().post('/api/v2/me/updatePassword', { password: NEW_PASSWORD, token });
    expect(set.status).toBe(200);
    expect(set.headers.get('set-cookie')).toBeNull();
    expect((await before.get('/api/v1/current_user')).status).toBe(401);
    expect((await signInAs(email, PASSWORD)).searchParams.has('loginerror')).toBe(true);
    expect((await signInAs(email, NEW_PASSWORD)).searchParams.has('loginerror')).toBe(false);
    expect((await server.mail.next(email)).subject).toMatch(/password/i);

    const again = await server.guest().post('/api/v2/me/updatePassword', { password: NEW_PASSWORD, token });
    expect([again.status, again.body.code]).toEqual([403, 'link_used']);
  });

  it('sets a password as it was typed, of up to 1024 characters', async () => {
    const { email } = await new Seed(server.context.db).member('Dina');
    const set = async (password: string) => {
      await server.guest().post('/api/v1/user/password/forgot', { email });
      const token = await tokenFor(email);
      const { status } = await server.guest().post('/api/v2/me/updatePassword', { password, token });
      // It is told by mail.
      if (status === 200) await server.mail.next(email);
      return status;
    };
    const isRefused = async (password: string) =>
      (await signInAs(email, password)).searchParams.has('loginerror');
    const typed = '  Größer als Gedacht  ';
    expect([await set(typed), await isRefused(typed)]).toEqual([200, false]);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, -1)]) {
      expect([other, await isRefused(other)]).toEqual([other, true]);
    }
    const long = 'from here to there '.repeat(60).slice(0, 1024);
    expect([await set(long), await isRefused(long)]).toEqual([200, false]);
    // Not even the last of them is cut off.
    expect(await isRefused(`${long.slice(0, -1)}?`)).toBe(true);
    expect(await set(`${long}!`)).toBe(422);
  });

  it('has an older link that ends with the newer one, and none after an hour', async () => {
    const { email } = await new Seed(server.context.db).member('Carl');
    const ask = () => server.guest().post('/api/v1/user/password/forgot', { email });
    const set = (token: string) =>
      server.guest().post('/api/v2/me/updatePassword', { password: NEW_PASSWORD, token });
    await ask();
    const first = await tokenFor(email);
    await ask();
    const second = await tokenFor(email);
    const replaced = await set(first);
    expect([replaced.status, replaced.body.code, replaced.body.error]).toEqual([
      403,
      'link_replaced',
      'We sent you a newer link. Use the one in the latest email.',
    ]);
    await age(email, 1);
    expect((await set(second)).body.code).toBe('link_expired');
    expect((await set('never-was-a-link-of-ours')).body.code).toBe('link_unknown');
  });

  it('is not set by a session alone', async () => {
    const { email } = await new Seed(server.context.db).member('Dag');
    const guest = await server.guest().post('/api/v2/me/updatePassword', { password: NEW_PASSWORD });
    expect([guest.status, guest.body.code]).toEqual([401, 'sign_in_required']);
    const member = await (await server.signIn(email)).post('/api/v2/me/updatePassword', {
      password: NEW_PASSWORD,
    });
    expect([member.status, member.body.code]).toEqual([403, 'forbidden']);
  });
});
