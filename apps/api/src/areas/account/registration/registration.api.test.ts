import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { accountLinks, pendingRegistrations, users } from '../../../platform/db/schema';
import { follow, linkScene } from './testing/link-scene';

const NEW_PASSWORD = 'a new and long enough one';

let server: TestServer;
let works: { id: string };
let tokenFor: ReturnType<typeof linkScene>['tokenFor'];
let signInAs: ReturnType<typeof linkScene>['signInAs'];
let age: ReturnType<typeof linkScene>['age'];

beforeAll(async () => {
  server = await startTestServer();
  ({ tokenFor, signInAs, age } = linkScene(server));
  works = await new Seed(server.context.db).company('Halden Optik AS', { country: 'NO' });
});
afterAll(() => server.close());

const form = (email: string, overrides: Record<string, unknown> = {}) => ({
  firstName: 'Ida',
  lastName: 'Lindqvist',
  country: 'Norway',
  company: 'Halden Optik AS',
  companyId: works.id,
  designation: 'Buyer',
  email,
  password: NEW_PASSWORD,
  confirmPassword: NEW_PASSWORD,
  ...overrides,
});

describe('POST /api/v2/registration', () => {
  it('takes the full form, mails a link, and its link makes the member [API-008, ACC-002]', async () => {
    const email = 'ida@halden.example';
    const visitor = server.guest();
    const sent = await visitor.post('/api/v2/registration', form(' Ida@Halden.example '));
    expect([sent.status, sent.body]).toEqual([
      200,
      { message: 'Registered successfully, please check your email for verification link.' },
    ]);
    const reply = await follow(visitor, await tokenFor(email));
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${server.webUrl}/onboarding`]);
    const { body } = await visitor.get('/api/v1/current_user');
    expect(body.Item).toMatchObject({
      email,
      displayName: 'Ida Lindqvist',
      designation: 'Buyer',
      company_id: works.id,
      company_updated: 1,
      onboarded: false,
    });
    expect((await signInAs(email, NEW_PASSWORD)).searchParams.has('loginerror')).toBe(false);
  });

  it('keeps a company that was only typed, and joins nobody to the editors of the catalogue [PERM-012]', async () => {
    const { productEditorCompanyId } = server.context.config;
    await new Seed(server.context.db).company('Editors', { id: productEditorCompanyId });
    const choices = { 'typed@halden.example': '', 'editor@halden.example': productEditorCompanyId };
    for (const [email, companyId] of Object.entries(choices)) {
      const visitor = server.guest();
      await visitor.post('/api/v2/registration', form(email, { company: 'Lindqvist & Co', companyId }));
      await follow(visitor, await tokenFor(email));
      expect((await visitor.get('/api/v1/current_user')).body.Item).toMatchObject({
        company: 'Lindqvist & Co',
        company_id: null,
        company_updated: -1,
        can_edit_products: false,
      });
    }
  });

  it('takes none of the commonest passwords, and none that is the name of the site or of one’s address', async () => {
    const refused = async (password: string) => {
      const overrides = { password, confirmPassword: password };
      const reply = await server
        .guest()
        .post('/api/v2/registration', form('sigrid.aas@halden.example', overrides));
      return [reply.status, reply.body.fields?.password];
    };
    for (const password of ['password', 'Baseball', 'QWERTYUIOP', 'xxxxxxxxxxxx']) {
      expect(await refused(password)).toEqual([422, expect.stringMatching(/^This password is too common/)]);
    }
    for (const password of ['millrace-2026', 'sigrid.aas', 'halden-1234']) {
      expect(await refused(password)).toEqual([
        422,
        expect.stringMatching(/^This password is too close to the name/),
      ]);
    }
    expect(await server.mail.all('sigrid.aas@halden.example')).toEqual([]);
  });

  it('takes none in the wizard either, whoever’s link it is', async () => {
    const email = 'torunn.vik@halden.example';
    await server.guest().post('/registration/email', { email });
    const token = await tokenFor(email);
    const complete = (password: string) =>
      server.guest().post('/registration', { firstName: 'Torunn', lastName: 'Vik', token, password });
    for (const password of ['baseball', 'torunn.vik']) {
      const { status, body } = await complete(password);
      expect([status, Object.keys(body.fields)]).toEqual([422, ['password']]);
    }
    // The link is good still.
    expect((await complete(NEW_PASSWORD)).status).toBe(200);
  });

  it('says above the form what the specification words [ACC-019, ACC-021, ACC-022, ACC-023]', async () => {
    const said = async (path: string, body: Record<string, unknown>) =>
      (await server.guest().post(path, body)).body.error;
    const register = (overrides: Record<string, unknown>) =>
      said('/api/v2/registration', form('x@halden.example', overrides));
    expect(await register({ firstName: ' ', email: 'nobody' })).toBe('Please fill all the required fields ');
    expect(await register({ designation: undefined })).toBe('Please fill all the required fields ');
    expect(await register({ confirmPassword: 'another one' })).toBe(
      'password and confirm password are different',
    );
    expect(await register({ password: '1234567', confirmPassword: '1234567' })).toBe(
      'password must be atleast 8 characters long',
    );
    expect(await register({ email: 'nobody' })).toBe('invalid email id');
    expect(await register({ country: 'Atlantis' })).toBe('Check the marked field.');
    expect(await said('/registration/email', {})).toBe('Please enter your work email');
    expect(await said('/api/v1/user/password/forgot', {})).toBe('Please enter your work email');
  });

  it('names each field that is wrong, and asks for 8 characters [API-008, DIFF-011]', async () => {
    const refused = async (overrides: Record<string, unknown>) => {
      const reply = await server.guest().post('/api/v2/registration', form('x@halden.example', overrides));
      return [reply.status, reply.body.fields];
    };
    expect(await refused({ email: 'nobody' })).toEqual([422, { email: 'invalid email id' }]);
    expect(await refused({ country: 'Atlantis' })).toEqual([
      422,
      { country: 'Choose a country from the list.' },
    ]);
    expect(await refused({ confirmPassword: 'another one' })).toEqual([
      422,
      { confirmPassword: 'password and confirm password are different' },
    ]);
    expect(await refused({ password: '1234567', confirmPassword: '1234567' })).toEqual([
      422,
      { password: 'password must be atleast 8 characters long' },
    ]);
    expect(await refused({ email: 'nobody', country: 'Atlantis', confirmPassword: 'another one' })).toEqual([
      422,
      {
        email: 'invalid email id',
        country: 'Choose a country from the list.',
        confirmPassword: 'password and confirm password are different',
      },
    ]);
    expect(await refused({ designation: ' ' })).toEqual([422, { designation: 'Must not be blank' }]);
    for (const field of ['firstName', 'lastName', 'country', 'company', 'designation', 'email', 'password']) {
      const [status, fields] = await refused({ [field]: undefined });
      expect([field, status, Object.keys(fields)]).toEqual([field, 422, expect.arrayContaining([field])]);
    }
    for (const [path, body] of [
      ['/registration', { firstName: 'I', lastName: 'L', email: 'x@halden.example', password: '1234567' }],
      ['/api/v2/me/updatePassword', { password: '1234567', token: 'a'.repeat(32) }],
    ] as const) {
      const reply = await server.guest().post(path, body);
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([422, ['password']]);
    }
  });

  it('is refused from another site', async () => {
    const reply = await server.guest().post(
      '/registration',
      { firstName: 'I', lastName: 'L', password: NEW_PASSWORD },
      {
        headers: { Origin: 'https://elsewhere.example' },
      },
    );
    expect([reply.status, reply.body.code]).toEqual([403, 'cross_site']);
  });
});

describe('POST /registration/email', () => {
  it('mails a link to the address, which opens the onboarding signed in [API-005, GAP-068]', async () => {
    const email = 'olav@halden.example';
    const visitor = server.guest();
    const sent = await visitor.post('/registration/email', { email });
    expect([sent.status, sent.body]).toEqual([
      200,
      {
        message:
          'Please click on the link that has just been sent to your email account to verify your email and continue the registration process.',
      },
    ]);
    expect((await follow(visitor, await tokenFor(email))).headers.get('location')).toBe(
      `${server.webUrl}/onboarding`,
    );
    const { body } = await visitor.get('/api/v1/current_user');
    expect(body.Item).toMatchObject({ email, firstName: '', displayName: 'New member', onboarded: false });
  });
});

describe('POST /registration', () => {
  it('completes a sign-up by e-mail alone with the token of its link, once [API-006, DIFF-012]', async () => {
    const email = 'siri@halden.example';
    await server.guest().post('/registration/email', { email });
    const token = await tokenFor(email);
    const body = {
      token,
      firstName: 'Siri',
      lastName: 'Moe',
      displayName: 'Siri Moe',
      password: NEW_PASSWORD,
    };
    const visitor = server.guest();
    const done = await visitor.post('/registration', body);
    expect([done.status, done.body.next]).toEqual([200, 'onboarding']);
    const { body: me } = await visitor.get('/api/v1/current_user');
    expect(me.Item).toMatchObject({ email, displayName: 'Siri Moe' });
    expect((await signInAs(email, NEW_PASSWORD)).searchParams.has('loginerror')).toBe(false);

    const again = await server.guest().post('/registration', body);
    expect([again.status, again.body.code]).toEqual([403, 'link_used']);
  });

  it('without a token registers as the full form does, and its refusals carry data.error [GAP-063]', async () => {
    const email = 'per@halden.example';
    const body = { email, firstName: 'Per', lastName: 'Dahl', password: NEW_PASSWORD };
    const sent = await server.guest().post('/registration', body);
    expect([sent.status, sent.body.next]).toEqual([200, 'verify_email']);
    expect((await server.mail.next(email)).links.some((link) => link.includes('/verify?token='))).toBe(true);
    const refused = await server.guest().post('/registration', { ...body, email: 'nobody' });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        error: 'invalid email id',
        code: 'invalid_fields',
        fields: { email: 'invalid email id' },
        data: { error: 'invalid email id' },
      },
    ]);
  });
});

describe('the verification link', () => {
  it('works once, for 24 hours; used and expired ones say so, and a new one can be had [GAP-038, API-007, ACC-013]', async () => {
    const email = 'kari@halden.example';
    await server.guest().post('/api/v2/registration', form(email));
    const first = await tokenFor(email);
    await age(email, 24);
    const problemOf = async (token: string) =>
      (await follow(server.guest(), token, NEW_PASSWORD)).headers.get('location')?.replace(server.webUrl, '');
    expect(await problemOf(first)).toBe('/verify?problem=expired');

    const resent = await server.guest().post('/registration/resend', { email });
    expect([resent.status, resent.body]).toEqual([200, { message: 'Verification link resent.' }]);
    const second = await tokenFor(email);
    expect(await problemOf(second)).toBe('/onboarding');
    // Minutes later it has done its work, and somewhat later it was used.
    expect(await problemOf(second)).toBe('/verify?problem=done');
    await server.context.db
      .update(accountLinks)
      .set({ usedAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(accountLinks.email, email));
    expect(await problemOf(second)).toBe('/verify?problem=used');
    expect(await problemOf('never-was-a-link-of-ours')).toBe('/verify?problem=unknown');
    expect(await problemOf('')).toBe('/verify?problem=unknown');
    const [kept] = await server.context.db.select().from(accountLinks).where(eq(accountLinks.email, email));
    expect(JSON.stringify(kept)).not.toContain(second);
  });

  it('ends with the next one that is sent', async () => {
    const email = 'liv@halden.example';
    await server.guest().post('/registration/email', { email });
    const first = await tokenFor(email);
    await server.guest().post('/registration/resend', { email });
    await tokenFor(email);
    expect((await follow(server.guest(), first)).headers.get('location')).toMatch(/\?problem=replaced$/);
    await age(email, 24);
    expect((await follow(server.guest(), first)).headers.get('location')).toMatch(/\?problem=replaced$/);
  });

  it('signs nobody in from another site', async () => {
    const email = 'tor@halden.example';
    await server.guest().post('/registration/email', { email });
    const visitor = server.guest();
    const reply = await visitor.postForm(
      '/auth/verify',
      { token: await tokenFor(email) },
      { headers: { Origin: 'https://elsewhere.example' } },
    );
    expect([reply.status, visitor.sessionCookie]).toEqual([403, null]);
  });
});

describe('a link that another browser opens than the one that signed up', () => {
  const look = async (visitor: Visitor, token: string) =>
    (await visitor.post('/auth/link', { token })).body as { asks: string; problem: string | null };

  const pageOf = (reply: { headers: Headers }) =>
    reply.headers
      .get('location')
      ?.replace(server.webUrl, '')
      .replace(/token=[\w-]+/, 'token=T');

  it('is used up by no program that opens it and posts its form, which is signed in to nothing [GAP-038]', async () => {
    for (const [path, body] of [
      ['/api/v2/registration', form('scan@halden.example')],
      ['/registration/email', { email: 'scanned@halden.example' }],
    ] as const) {
      const [owner, scanner] = [server.guest(), server.guest()];
      await owner.post(path, body);
      const token = await tokenFor(body.email);
      expect(await look(scanner, token)).toMatchObject({
        purpose: 'verify',
        problem: null,
        asks: 'password',
        email: body.email,
      });
      for (let time = 0; time < 2; time += 1) {
        expect(pageOf(await follow(scanner, token))).toBe('/verify?token=T');
      }
      expect(scanner.sessionCookie).toBeNull();
      // Whoever signed up is asked for nothing.
      expect((await look(owner, token)).asks).toBe('nothing');
      expect(pageOf(await follow(owner, token))).toBe('/onboarding');
      expect((await look(owner, token)).problem).toBe('done');
    }
  });

  it('verifies nobody else’s password: who follows it sets one, whoever signed up last with the address', async () => {
    const email = 'wanted@halden.example';
    const [attacker, owner] = [server.guest(), server.guest()];
    const theirs = 'the attacker knows this';
    const first = await owner.post('/api/v2/registration', form(email));
    expect(first.headers.get('set-cookie')).toMatch(/^millrace_began=[\w-]{32}; .*HttpOnly; SameSite=Lax$/);
    await tokenFor(email);
    await attacker.post('/api/v2/registration', form(email, { password: theirs, confirmPassword: theirs }));
    // In the owner's own browser, too: it is the sign-up of another one.
    const token = await tokenFor(email);
    expect(pageOf(await follow(owner, token))).toBe('/verify?token=T');
    expect(owner.sessionCookie).toBeNull();
    expect(pageOf(await follow(owner, token, NEW_PASSWORD))).toBe('/onboarding');
    expect((await owner.get('/api/v1/current_user')).body.Item.email).toBe(email);
    expect((await signInAs(email, theirs)).searchParams.has('loginerror')).toBe(true);
    expect((await signInAs(email, NEW_PASSWORD)).searchParams.has('loginerror')).toBe(false);
    // A browser's mark is taken as it was made alone, and from nobody who made up another.
    expect((await attacker.get('/api/v1/current_user')).status).toBe(401);
  });

  it('verifies none of a stranger’s sign-up that the owner of the address never made', async () => {
    const email = 'never.heard@halden.example';
    const attacker = server.guest();
    await attacker.post(
      '/api/v2/registration',
      form(email, { password: 'mine alone', confirmPassword: 'mine alone' }),
    );
    const token = await tokenFor(email);
    const owner = server.guest();
    expect(pageOf(await follow(owner, token))).toBe('/verify?token=T');
    // Sent again by the owner, it still is the stranger's sign-up.
    await owner.post('/registration/resend', { email });
    const again = await tokenFor(email);
    expect(pageOf(await follow(owner, again, NEW_PASSWORD))).toBe('/onboarding');
    expect((await signInAs(email, 'mine alone')).searchParams.has('loginerror')).toBe(true);
  });

  it('takes a password by the same rules as everywhere, and says which one it broke', async () => {
    const email = 'gunn.vik@halden.example';
    await server.guest().post('/registration/email', { email });
    const token = await tokenFor(email);
    const visitor = server.guest();
    const flaw = async (password: string, confirmPassword = password) =>
      pageOf(await visitor.postForm('/auth/verify', { token, password, confirmPassword }));
    expect(await flaw('1234567')).toBe('/verify?token=T&password=short');
    expect(await flaw('long enough', 'but another')).toBe('/verify?token=T&password=differ');
    expect(await flaw('baseball')).toBe('/verify?token=T&password=common');
    expect(await flaw('gunn.vik1')).toBe('/verify?token=T&password=names');
    expect(await flaw(NEW_PASSWORD)).toBe('/onboarding');
  });

  it('tells of a link that is none of ours as little', async () => {
    const unknown = { purpose: null, problem: 'unknown', asks: 'press', email: null };
    for (const token of ['never-was-a-link-of-ours', '']) {
      expect(await look(server.guest(), token)).toEqual(unknown);
    }
  });
});

describe('a login before verification', () => {
  it('says so to whoever knows the password, and to others that the login failed [GAP-037]', async () => {
    const email = 'ola@halden.example';
    await server.guest().post('/api/v2/registration', form(email));
    const right = await signInAs(email, NEW_PASSWORD);
    expect(right.searchParams.get('loginerror')).toBe('Please verify your email');
    expect(right.searchParams.get('unverified')).toBe('1');
    const wrong = await signInAs(email, 'not the password');
    expect(wrong.searchParams.get('loginerror')).toMatch(/^Incorrect/);
    expect(wrong.searchParams.has('unverified')).toBe(false);
  });
});

describe('what strangers are told', () => {
  it('is the same whether or not there is an account; its owner gets a fitting e-mail [GAP-040]', async () => {
    const { email } = await new Seed(server.context.db).member('Astrid');
    const calls: [string, (address: string) => object][] = [
      ['/registration/email', (address) => ({ email: address })],
      ['/registration/resend', (address) => ({ email: address })],
      ['/api/v1/user/password/forgot', (address) => ({ email: address })],
      ['/api/v2/registration', (address) => form(address)],
    ];
    for (const [path, body] of calls) {
      const known = await server.guest().post(path, body(email));
      const unknown = await server.guest().post(path, body('nobody@halden.example'));
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      expect(known.status).toBe(200);
    }
    const mails = await server.mail.all(email);
    expect(mails.map(({ subject }) => subject)).toHaveLength(3);
    // To a stranger's address that nobody registered goes nothing but the links of its own sign-ups.
    const strange = await server.mail.all('nobody@halden.example');
    expect(strange.every(({ links }) => links.some((link) => link.includes('/verify?token=')))).toBe(true);
    const [astrid] = await server.context.db.select().from(users).where(eq(users.email, email));
    expect(astrid?.firstName).toBe('Astrid');
    expect((await signInAs(email, NEW_PASSWORD)).searchParams.get('loginerror')).toMatch(/^Incorrect/);
    expect((await signInAs(email, PASSWORD)).searchParams.has('loginerror')).toBe(false);
  });

  it('comes five times an hour for one address, then 429 with the time to wait [GAP-101]', async () => {
    const ask = () => server.guest().post('/api/v1/user/password/forgot', { email: 'Flood@halden.example' });
    for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const other = await server.guest().post('/api/v1/user/password/forgot', { email: 'calm@halden.example' });
    expect(other.status).toBe(200);
  });

  it('comes for a password however often others have asked for sign-ups of the address', async () => {
    const email = 'besieged@halden.example';
    const ask = async (path: string) => (await server.guest().post(path, { email })).status;
    const others: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      others.push(await ask(time % 2 ? '/registration/email' : '/registration/resend'));
    }
    expect(others.at(-1)).toBe(429);
    expect(await ask('/api/v1/user/password/forgot')).toBe(200);
  });
});

it('keeps passwords of sign-ups as hashes only', async () => {
  const email = 'hash@halden.example';
  await server.guest().post('/api/v2/registration', form(email));
  const [row] = await server.context.db
    .select()
    .from(pendingRegistrations)
    .where(eq(pendingRegistrations.email, email));
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(row)).not.toContain(NEW_PASSWORD);
});
