import { type IdentityProvider, startIdentityProvider } from '@millrace/test-servers/identity-provider';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { codeOf, roomInStep } from '../../../../testing/authenticator-app';
import { accountLinks } from '../../../platform/db/schema';

let server: TestServer;
let provider: IdentityProvider;

beforeAll(async () => {
  server = await startTestServer(async (url) => {
    provider = await startIdentityProvider(`${url}/auth/linkedin/callback`);
    const { issuer, clientId, clientSecret } = provider;
    return { linkedin: { issuer, clientId, clientSecret, checks: { pkce: true, nonce: true } } };
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const NEXT = 'another horse, another battery';

/** A member, and somebody who knows the password and is signed in as the member. */
async function scene(name: string, overrides: Parameters<Seed['member']>[1] = {}) {
  const { email, id } = await new Seed(server.context.db).member(name, overrides);
  return { email, id, owner: await server.signIn(email), thief: await server.signIn(email) };
}

const isSignedIn = async (visitor: Visitor) => (await visitor.get('/api/v2/me')).status === 200;

const pathOf = (reply: { headers: Headers }) =>
  (reply.headers.get('location') ?? '').replace(server.webUrl, '');

/** The token of the link that a mail of this subject has. */
const tokenOf = async (email: string, subject: string): Promise<string> => {
  const mails = await server.mail.all(email);
  const mail = mails.findLast((one) => one.subject === subject);
  const link = mail?.links.find((one) => one.includes('/verify?token='));
  if (!link) throw new Error(`There is no link in "${subject}".`);
  return new URL(link).searchParams.get('token') ?? '';
};

const press = async (token: string) => pathOf(await server.guest().postForm('/auth/verify', { token }));

const login = async (email: string, password: string) => {
  const visitor = server.guest();
  await visitor.postForm('/auth/login', { username: email, password });
  return visitor;
};

/** Sets a password by what a press leads to. */
const choosePassword = async (page: string) => {
  expect(page).toMatch(/^\/resetpassword\?token=[\w-]+&stopped=true$/);
  const token = new URL(page, server.webUrl).searchParams.get('token');
  const reply = await server.guest().post('/api/v2/me/updatePassword', { token, password: NEXT });
  expect(reply.status).toBe(200);
};

const addPasskey = async (visitor: Visitor): Promise<Authenticator> => {
  const authenticator = new Authenticator(server.webUrl);
  const options = await visitor.post('/api/v2/me/passkeys/options', { password: PASSWORD });
  const credential = authenticator.create(options.body);
  expect((await visitor.post('/api/v2/me/passkeys', { name: 'Laptop', credential })).status).toBe(201);
  return authenticator;
};

const enterByPasskey = async (authenticator: Authenticator) => {
  const visitor = server.guest();
  const options = await visitor.post('/auth/passkey/options', undefined);
  return visitor.post('/auth/passkey', { credential: authenticator.get(options.body) });
};

const put = (visitor: Visitor, emails: Record<string, unknown>) =>
  visitor.put('/api/v2/me', {
    ...{ firstName: 'Noor', lastName: 'Vermeer', country: 'NL', company: 'X', currentPassword: PASSWORD },
    ...emails,
  });

/** Follows the link that was sent to a new address. */
const confirm = async (email: string) => press(await tokenOf(email, 'Confirm your new email address'));

const addressesOf = async (email: string) => {
  const { body } = await (await login(email, NEXT)).get('/api/v2/me');
  return [body.email, body.secondaryEmail, body.preferredEmail];
};

describe('the link of a mail about a change takes it back', () => {
  it('a passkey: it signs in no more, everybody is signed out, and a new password is chosen', async () => {
    const { email, owner, thief } = await scene('Ada');
    const own = await addPasskey(owner);
    // So that its mail is the earlier one.
    await server.mail.all(email);
    const foreign = await addPasskey(thief);
    // A session cannot revoke the link.
    await thief.delete('/api/v2/me/sessions');
    const token = await tokenOf(email, 'A passkey was added to your account');
    const opened = await server.guest().post('/auth/link', { token });
    expect(opened.body).toMatchObject({ purpose: 'stop-change', problem: null, asks: 'press' });
    expect((await enterByPasskey(foreign)).status).toBe(200);

    const page = await press(token);
    expect((await enterByPasskey(foreign)).body.code).toBe('passkey_refused');
    expect((await enterByPasskey(own)).status).toBe(200);
    expect(await isSignedIn(thief)).toBe(false);
    await choosePassword(page);
    expect(await isSignedIn(await login(email, PASSWORD))).toBe(false);
    expect(await isSignedIn(await login(email, NEXT))).toBe(true);
    expect(await press(token)).toBe('/verify?problem=done&of=stop');
  });

  it('an authenticator app, which would have locked the owner out', async () => {
    const { email, thief } = await scene('Bea');
    const { secret } = (await thief.post('/api/v2/me/totp', { password: PASSWORD })).body;
    await roomInStep();
    expect((await thief.post('/api/v2/me/totp/confirm', { code: codeOf(secret) })).status).toBe(200);
    await choosePassword(await press(await tokenOf(email, 'Two-step sign-in is on')));
    expect(await isSignedIn(await login(email, NEXT))).toBe(true);
    expect(await isSignedIn(thief)).toBe(false);
  });

  it('LinkedIn, which does not link the account again by its address', async () => {
    const { email } = await scene('Cleo');
    provider.person = { sub: 'cleo', email, email_verified: true };
    const signIn = async (visitor = server.guest()) => {
      const headers = { 'Sec-Fetch-Site': 'same-site', Referer: `${server.webUrl}/` };
      const begun = await visitor.get('/auth/linkedin', { headers });
      const back = new URL(await provider.visit(begun.headers.get('location') ?? ''));
      return { visitor, page: pathOf(await visitor.get(`${back.pathname}${back.search}`)) };
    };
    const { visitor } = await signIn();
    expect(await isSignedIn(visitor)).toBe(true);
    const page = await press(await tokenOf(email, 'LinkedIn was linked to your account'));
    expect(await isSignedIn(visitor)).toBe(false);
    const again = await signIn();
    expect(new URL(again.page, server.webUrl).searchParams.get('loginerror')).toMatch(
      /no longer signs you in/,
    );
    expect(await isSignedIn(again.visitor)).toBe(false);
    await choosePassword(page);
    const owner = await login(email, NEXT);
    const isLinked = async () => (await owner.get('/api/v2/me/security')).body.linkedin;
    expect(await isLinked()).toBe(false);
    // Signing in with LinkedIn from another session links it again, and sends the notice again.
    await signIn(owner);
    expect(await isLinked()).toBe(true);
    expect((await signIn()).page).not.toContain('loginerror');
    const told = (await server.mail.all(email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject === 'LinkedIn was linked to your account')).toHaveLength(2);
  });

  it('two addresses that changed places', async () => {
    const { email, thief } = await scene('Dora', { secondaryEmail: 'dora@home.example', preferredEmail: 2 });
    expect((await put(thief, { primaryEmail: 'dora@home.example' })).body.email).toBe('dora@home.example');
    await choosePassword(await press(await tokenOf(email, 'Your primary and secondary email were swapped')));
    expect(await addressesOf(email)).toEqual([email, 'dora@home.example', 2]);
  });

  it('is good for a day', async () => {
    const { email, id, thief } = await scene('Edda');
    await addPasskey(thief);
    const token = await tokenOf(email, 'A passkey was added to your account');
    const age = (hours: number) =>
      server.context.db
        .update(accountLinks)
        .set({ expiresAt: sql`expires_at - ${hours} * interval '1 hour'` })
        .where(eq(accountLinks.userId, id));
    await age(23.9);
    expect((await server.guest().post('/auth/link', { token })).body.problem).toBeNull();
    await age(0.2);
    expect(await press(token)).toBe('/verify?problem=expired&of=stop');
    expect(await isSignedIn(thief)).toBe(true);
  });
});

describe('another address that was confirmed is taken back', () => {
  it('with what its new owner added since, whose own links then change nothing', async () => {
    const { email, owner, thief } = await scene('Finn');
    await put(thief, { primaryEmail: 'finn@thief.example' });
    const asked = await tokenOf(email, 'Request to change your email address');
    expect(await confirm('finn@thief.example')).toBe('/verify?done=email');
    const passkey = await addPasskey(thief);
    await thief.delete('/api/v2/me/sessions');
    expect(await isSignedIn(owner)).toBe(false);
    const counter = await tokenOf('finn@thief.example', 'A passkey was added to your account');

    const page = await press(asked);
    expect(await press(counter)).toBe('/verify?problem=expired&of=stop');
    expect((await enterByPasskey(passkey)).body.code).toBe('passkey_refused');
    expect(await isSignedIn(thief)).toBe(false);
    await choosePassword(page);
    expect(await addressesOf(email)).toEqual([email, null, 1]);
    expect(await isSignedIn(await login('finn@thief.example', PASSWORD))).toBe(false);
  });

  it('by the mail that tells of it, too', async () => {
    const { email, thief } = await scene('Grit', { secondaryEmail: 'grit@home.example' });
    await put(thief, { primaryEmail: 'grit@thief.example' });
    await confirm('grit@thief.example');
    await choosePassword(await press(await tokenOf(email, 'Your email address was changed')));
    expect(await addressesOf(email)).toEqual([email, 'grit@home.example', 1]);
  });

  it('and a second one is told to the first, which takes it off', async () => {
    const { email, thief } = await scene('Hege');
    await put(thief, { secondaryEmail: 'hege@thief.example' });
    await confirm('hege@thief.example');
    expect((await thief.get('/api/v2/me')).body.secondaryEmail).toBe('hege@thief.example');
    await choosePassword(
      await press(await tokenOf(email, 'A secondary email address was added to your account')),
    );
    expect(await addressesOf(email)).toEqual([email, null, 1]);
  });

  it('unless the former one is somebody else’s now: everybody is signed out all the same', async () => {
    const { email, thief } = await scene('Ivo');
    await put(thief, { primaryEmail: 'ivo@thief.example' });
    const token = await tokenOf(email, 'Request to change your email address');
    await confirm('ivo@thief.example');
    const other = await scene('Other', { email });
    expect(await press(token)).toBe('/verify?problem=expired&of=stop');
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(other.owner)).toBe(true);
  });
});
