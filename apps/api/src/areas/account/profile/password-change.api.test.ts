import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { accountLinks, sessions, users } from '../../../platform/db/schema';

const NEXT = 'another horse, another battery';

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  server = await startTestServer();
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const put = (visitor: Visitor, fields: Record<string, unknown>) =>
  visitor.put('/api/v2/me', { firstName: 'Pia', lastName: 'Berg', country: 'NO', company: 'X', ...fields });

const canSignIn = async (email: string, password: string): Promise<boolean> => {
  const visitor = server.guest();
  // From an address of its own, as failures are counted.
  const headers = { 'X-Forwarded-For': '203.0.113.77' };
  await visitor.postForm('/auth/login', { username: email, password }, { headers });
  return visitor.sessionCookie !== null;
};

/** Takes the password away after signing in, as from somebody who signed up elsewhere. */
async function signInWithout(overrides: Parameters<Seed['member']>[1] = {}) {
  const member = await seed.member('Lin', overrides);
  const visitor = await server.signIn(member.email);
  await server.context.db.update(users).set({ passwordHash: null }).where(eq(users.id, member.id));
  return { member, visitor };
}

describe('a new password by PUT /api/v2/me', () => {
  it('asks for the current one, ends the other sessions and is told by e-mail [GAP-045]', async () => {
    const member = await seed.member('Pia');
    const [visitor, elsewhere] = [await server.signIn(member.email), await server.signIn(member.email)];
    await server.context.db.insert(accountLinks).values({
      tokenHash: 'forgotten',
      purpose: 'reset',
      userId: member.id,
      email: member.email,
      expiresAt: new Date(Date.now() + 3_600_000),
    });

    const lacking = await put(visitor, { password: NEXT });
    expect([lacking.status, lacking.body.fields]).toEqual([
      422,
      { currentPassword: 'Enter your current password.' },
    ]);
    const wrong = await put(visitor, { password: NEXT, currentPassword: 'wrong', designation: 'Not saved' });
    expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
      403,
      'wrong_password',
      { currentPassword: 'Incorrect current password.' },
    ]);
    expect((await elsewhere.get('/api/v2/me')).body.designation).toBeNull();
    expect(await server.mail.all(member.email)).toEqual([]);

    const fields = { password: NEXT, confirmPassword: NEXT, currentPassword: PASSWORD };
    expect((await put(visitor, fields)).status).toBe(200);
    expect((await visitor.get('/api/v2/me')).status).toBe(200);
    expect((await elsewhere.get('/api/v2/me')).status).toBe(401);
    expect([await canSignIn(member.email, NEXT), await canSignIn(member.email, PASSWORD)]).toEqual([
      true,
      false,
    ]);
    expect((await server.mail.next(member.email)).subject).toBe('Your password was changed');
    const [link] = await server.context.db
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.userId, member.id));
    expect(link && link.expiresAt <= new Date()).toBe(true);
  });

  it('has 8 characters or more, here and in the wizard [DIFF-011]', async () => {
    const member = await seed.member('Pia');
    const visitor = await server.signIn(member.email);
    const short = await put(visitor, { password: '1234567', currentPassword: PASSWORD });
    expect([short.status, short.body.fields]).toEqual([
      422,
      { password: 'password must be atleast 8 characters long' },
    ]);
    const { visitor: lin } = await signInWithout();
    const wizard = await lin.post('/api/v1/user/profile', { password: '1234567' });
    expect([wizard.status, wizard.body.fields]).toEqual([
      422,
      { password: 'password must be atleast 8 characters long' },
    ]);
    expect((await lin.get('/api/v2/me')).body.has_password).toBe(false);
    const enough = await put(visitor, { password: 'kvarnhol', currentPassword: PASSWORD });
    expect(enough.status).toBe(200);
  });

  it('is none of the commonest, nor one’s own address, here and in the wizard', async () => {
    const member = await seed.member('Pia', { email: 'pia.kvarnholm@halden.example' });
    const visitor = await server.signIn(member.email);
    const common = {
      password: expect.stringMatching(/^This password is too common\. Choose /),
    };
    const names = {
      password: expect.stringMatching(/^This password is too close to the name .* Choose another/),
    };
    const refused = async (password: string) => {
      const { status, body } = await put(visitor, { password, currentPassword: PASSWORD });
      return [status, body.fields];
    };
    expect(await refused('Password1')).toEqual([422, common]);
    expect(await refused('Pia.Kvarnholm7')).toEqual([422, names]);
    expect(await refused('halden2026')).toEqual([422, names]);
    const { visitor: lin } = await signInWithout();
    const wizard = await lin.post('/api/v1/user/profile', { password: '12345678' });
    expect([wizard.status, wizard.body.fields]).toEqual([422, common]);
    expect((await lin.get('/api/v2/me')).body.has_password).toBe(false);
    // Nothing was changed, nobody was told, and who signs in with what was chosen before still does.
    expect(await server.mail.all(member.email)).toEqual([]);
    expect(await canSignIn(member.email, PASSWORD)).toBe(true);
  });

  it('is sent in no reply', async () => {
    const member = await seed.member('Pia');
    const visitor = await server.signIn(member.email);
    const { text } = await put(visitor, { password: NEXT, currentPassword: PASSWORD });
    expect(text).not.toMatch(/argon2|another horse/);
  });
});

describe('a password in the wizard', () => {
  it('is taken from a member who has none yet, and from no other [ACC-038]', async () => {
    const { member, visitor } = await signInWithout();
    const saved = await visitor.post('/api/v1/user/profile', { password: NEXT });
    expect([saved.status, saved.body.Item.has_password]).toEqual([200, true]);
    expect(await canSignIn(member.email, NEXT)).toBe(true);
    expect(await server.mail.all(member.email)).toEqual([]);
    const again = await visitor.post('/api/v1/user/profile', { password: 'one more password' });
    expect([again.status, again.body.fields]).toEqual([
      422,
      { password: 'You already have a password. Change it in your profile.' },
    ]);
    expect(await canSignIn(member.email, NEXT)).toBe(true);
  });

  it('needs no current one where there is none, and is told to who is past the wizard', async () => {
    const { member, visitor } = await signInWithout({ onboarded: true });
    expect((await put(visitor, { password: NEXT })).body.has_password).toBe(true);
    expect((await server.mail.next(member.email)).subject).toBe('Your password was changed');
  });

  it('is no first one, and no other address, for who signed in too long ago', async () => {
    const { member, visitor } = await signInWithout({ onboarded: true });
    await server.context.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(sessions.userId, member.id));
    const late = [
      await put(visitor, { password: NEXT }),
      await visitor.post('/api/v1/user/profile', { password: NEXT }),
      await put(visitor, { primaryEmail: 'thief@halden.example' }),
      await visitor.post('/api/v1/user/profile', { email: 'thief@halden.example' }),
      await put(visitor, { secondaryEmail: 'thief@halden.example' }),
    ];
    expect(late.map(({ status, body }) => [status, body.code])).toEqual(
      late.map(() => [403, 'sign_in_again']),
    );
    expect(await canSignIn(member.email, NEXT)).toBe(false);
    expect(await server.mail.all('thief@halden.example')).toEqual([]);
    // The address as it stands, and all else, asks for nothing.
    expect((await put(visitor, { primaryEmail: member.email, designation: 'Buyer' })).status).toBe(200);
    // Nor for who is still signing up: how far the wizard is proves nothing.
    const { visitor: newcomer } = await signInWithout({ onboarded: false });
    await server.context.db.update(sessions).set({ createdAt: new Date(Date.now() - 16 * 60_000) });
    expect((await newcomer.post('/api/v1/user/profile', { password: NEXT })).body.code).toBe('sign_in_again');
  });
});
