import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { accountLinks, users } from '../../../platform/db/schema';
import { transact } from '../../../platform/db/transact';
import { applyEmailChange } from '.';
import { profileScene } from './testing/profile-scene';

let server: TestServer;
let seed: ReturnType<typeof profileScene>['seed'];
let join: ReturnType<typeof profileScene>['join'];

beforeAll(async () => {
  server = await startTestServer();
  ({ seed, join } = profileScene(server));
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<Seed['member']>>;

const put = (visitor: Visitor, emails: Record<string, unknown>) =>
  visitor.put('/api/v2/me', {
    firstName: 'Noor',
    lastName: 'Vermeer',
    country: 'NL',
    company: 'X',
    currentPassword: PASSWORD,
    ...emails,
  });

const rowOf = async ({ id }: Member) => {
  const [row] = await server.context.db.select().from(users).where(eq(users.id, id));
  return row;
};

const linksOf = ({ id }: Member) =>
  server.context.db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.userId, id))
    .orderBy(accountLinks.createdAt);

/** Those that go to new addresses. */
const changesOf = async (member: Member) =>
  (await linksOf(member)).filter(({ purpose }) => purpose === 'change-email');

/** As if a link had been sent so long ago. */
const age = (member: Member, minutes: number) =>
  server.context.db
    .update(accountLinks)
    .set({ createdAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(accountLinks.userId, member.id));

/** What stands in the link that was sent to an address. */
const tokenTo = async (email: string): Promise<string> => {
  const { links } = await server.mail.next(email);
  const link = links.find((one) => one.includes('/verify?token=')) ?? '';
  return new URL(link).searchParams.get('token') ?? '';
};

const apply = (member: Member, slot: 'primary' | 'secondary', email: string) =>
  transact(server.context.db, (tx) =>
    applyEmailChange(tx, server.context, { userId: member.id, slot, email }),
  );

const waiting = (email: string, slot: 'primary' | 'secondary') => ({
  email,
  verified: false,
  isPrimary: false,
  slot,
});

describe('another address', () => {
  it.each(['primaryEmail', 'secondaryEmail'])('asks for the current password: %s', async (field) => {
    const { member, visitor } = await join('Guard');
    const ask = async (currentPassword: string | undefined) => {
      const { status, body } = await put(visitor, {
        [field]: `thief-${field}@noor.example`,
        currentPassword,
      });
      return [status, Object.keys(body.fields ?? {})];
    };
    expect(await ask(undefined)).toEqual([422, ['currentPassword']]);
    expect(await ask('not it')).toEqual([403, ['currentPassword']]);
    const wizard = (email: string) => visitor.post('/api/v1/user/profile', { email });
    expect((await wizard(member.email)).status).toBe(200);
    expect(await linksOf(member)).toEqual([]);
    expect(await server.mail.all(member.email)).toEqual([]);
    expect(await ask(PASSWORD)).toEqual([200, []]);
    expect(await linksOf(member)).toHaveLength(2);
  });

  it.each(['primaryEmail', 'secondaryEmail'])(
    'is told at once to the one before, which stops it by a press, once: %s',
    async (field) => {
      const { member, visitor } = await join('Owner');
      const thief = await server.signIn(member.email);
      const address = `new-${field.toLowerCase()}@stopped.example`;
      expect((await put(thief, { [field]: address })).status).toBe(200);
      const change = await tokenTo(address);
      const mail = await server.mail.next(member.email);
      expect(mail.text).toContain(address);
      const link = mail.links.find((one) => one.includes('/verify?token=')) ?? '';
      const token = new URL(link).searchParams.get('token') ?? '';
      // Opened by a program, and without a session: it does nothing yet.
      const reader = server.guest();
      for (let time = 0; time < 2; time += 1) {
        expect((await reader.post('/auth/link', { token })).body).toMatchObject({
          purpose: 'stop-change',
          problem: null,
          asks: 'press',
        });
      }
      const press = async () => {
        const reply = await reader.postForm('/auth/verify', { token });
        return reply.headers.get('location')?.replace(server.webUrl, '');
      };
      expect(await press()).toMatch(/^\/resetpassword\?token=/);
      expect(await press()).toBe('/verify?problem=done&of=stop');
      const followed = await server.guest().postForm('/auth/verify', { token: change });
      expect(followed.headers.get('location')).toBe(`${server.webUrl}/verify?problem=expired&of=email`);
      expect(await rowOf(member)).toMatchObject({ email: member.email, secondaryEmail: null });
      for (const one of [thief, visitor]) expect((await one.get('/api/v2/me')).status).toBe(401);
    },
  );

  it('is asked for no more once the password is set or sessions are ended', async () => {
    const { member, visitor } = await join('Pending');
    const other = await server.signIn(member.email);
    const sessionId = async () => {
      const { results } = (await visitor.get('/api/v2/me/sessions')).body;
      return results.find(({ current }: { current: boolean }) => !current)?.id;
    };
    const NEXT = 'another horse, another battery';
    const ways: [string, () => Promise<{ status: number }>][] = [
      ['one session', async () => visitor.delete(`/api/v2/me/sessions/${await sessionId()}`)],
      ['all others', () => visitor.delete('/api/v2/me/sessions')],
      ['a new password', () => put(visitor, { password: NEXT })],
      [
        'a forgotten one',
        async () => {
          await server.guest().post('/api/v1/user/password/forgot', { email: member.email });
          const mails = await server.mail.all(member.email);
          const link = /\/resetpassword\?token=([\w-]+)/.exec(mails.at(-1)?.html ?? '');
          return server.guest().post('/api/v2/me/updatePassword', { token: link?.[1], password: PASSWORD });
        },
      ],
    ];
    for (const [at, [way, end]] of ways.entries()) {
      const currentPassword = way === 'a forgotten one' ? NEXT : PASSWORD;
      const [first, second] = [`first-${at}@pending.example`, `second-${at}@pending.example`];
      const asked = await put(visitor, { primaryEmail: first, secondaryEmail: second, currentPassword });
      expect([way, asked.status]).toEqual([way, 200]);
      const tokens = [await tokenTo(first), await tokenTo(second)];
      expect([way, (await end()).status]).toEqual([
        way,
        way === 'a new password' || way === 'a forgotten one' ? 200 : 204,
      ]);
      for (const token of tokens) {
        const reply = await server.guest().postForm('/auth/verify', { token });
        expect([way, reply.headers.get('location')]).toEqual([
          way,
          `${server.webUrl}/verify?problem=expired&of=email`,
        ]);
      }
      await age(member, 61);
    }
    expect((await other.get('/api/v2/me')).status).toBe(401);
    expect(await rowOf(member)).toMatchObject({ email: member.email, secondaryEmail: null });
  });

  it('is asked for by the form that sets a password, too, and waits then', async () => {
    const { visitor } = await join('Both');
    const both = { primaryEmail: 'both@noor.example', password: 'another horse, another battery' };
    expect((await put(visitor, both)).status).toBe(200);
    const reply = await visitor.postForm('/auth/verify', { token: await tokenTo('both@noor.example') });
    expect(reply.headers.get('location')).toBe(`${server.webUrl}/profile?email=confirmed`);
  });
});

describe('an address that is changed or added', () => {
  it('counts only once its link was followed; until then the one before stays [DIFF-010]', async () => {
    const { member, visitor } = await join('Noor', { secondaryEmail: 'before@noor.example' });
    const { body } = await put(visitor, {
      primaryEmail: ' New@Noor.example ',
      secondaryEmail: 'second@noor.example',
    });
    expect(body).toMatchObject({
      email: member.email,
      secondaryEmail: 'before@noor.example',
      emails: [
        { email: member.email, verified: true, isPrimary: true, slot: 'primary' },
        { email: 'before@noor.example', verified: true, isPrimary: false, slot: 'secondary' },
        waiting('new@noor.example', 'primary'),
        waiting('second@noor.example', 'secondary'),
      ],
    });
    const mail = await server.mail.next('new@noor.example');
    const link = mail.links.find((one) => one.startsWith(`${server.webUrl}/verify?token=`)) ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    const kept = await changesOf(member);
    expect(kept.map(({ purpose, slot, email }) => [purpose, slot, email])).toEqual([
      ['change-email', 'primary', 'new@noor.example'],
      ['change-email', 'secondary', 'second@noor.example'],
    ]);
    for (const { expiresAt, tokenHash } of kept) {
      expect((expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
      expect(link).not.toContain(tokenHash);
    }

    // Wherever it is read: the link needs no session, and begins none.
    const reader = server.guest();
    const followed = await reader.postForm('/auth/verify', { token });
    expect([followed.status, followed.headers.get('location'), reader.sessionCookie]).toEqual([
      303,
      `${server.webUrl}/verify?done=email`,
      null,
    ]);
    const again = await reader.postForm('/auth/verify', { token });
    expect(again.headers.get('location')).toBe(`${server.webUrl}/verify?problem=done&of=email`);
    const now = (await visitor.get('/api/v2/me')).body;
    expect([now.email, now.emails[0]]).toEqual([
      'new@noor.example',
      { email: 'new@noor.example', verified: true, isPrimary: true, slot: 'primary' },
    ]);
    const told = await server.mail.all(member.email);
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Request to add a secondary email address',
      'Request to change your email address',
      'Your email address was changed',
    ]);
    expect(told.filter(({ text }) => text.includes('new@noor.example'))).toHaveLength(2);
    expect((await server.signIn('new@noor.example')).sessionCookie).not.toBeNull();
    await expect(server.signIn(member.email)).rejects.toThrow('could not sign in');

    expect(await apply(member, 'secondary', 'second@noor.example')).toBe(true);
    expect((await visitor.get('/api/v2/me')).body.emails).toEqual([
      { email: 'new@noor.example', verified: true, isPrimary: true, slot: 'primary' },
      { email: 'second@noor.example', verified: true, isPrimary: false, slot: 'secondary' },
    ]);
  });

  it('is not told to be somebody else’s: the same answer, a word to its owner, and nothing changes [DIFF-010]', async () => {
    const owner = await seed.member('Owner', { secondaryEmail: 'owner@home.example' });
    const { member, visitor } = await join('Curious');
    const free = await put(visitor, { primaryEmail: 'free@curious.example' });
    const taken = await put(visitor, { primaryEmail: owner.email.toUpperCase() });
    const second = await put(visitor, { secondaryEmail: 'owner@home.example' });
    expect([taken.status, second.status]).toEqual([200, 200]);
    const shape = (body: { emails: { email: string }[] }) =>
      body.emails.map((one, at) => (at === 0 ? one : { ...one, email: '' }));
    expect(shape(taken.body)).toEqual(shape(free.body));
    expect(taken.body.emails[1]).toEqual(waiting(owner.email, 'primary'));
    for (const address of [owner.email, 'owner@home.example']) {
      const mail = await server.mail.next(address);
      expect(mail.subject).toBe('You already have a Millrace account');
      expect(mail.html + mail.text).not.toContain('/verify?token=');
    }
    expect(await apply(member, 'primary', owner.email)).toBe(false);
    expect(await apply(member, 'secondary', 'owner@home.example')).toBe(false);
    expect(await rowOf(member)).toMatchObject({ email: member.email, secondaryEmail: null });
    expect(await rowOf(owner)).toMatchObject({ email: owner.email, secondaryEmail: 'owner@home.example' });
  });

  it('sends one link for a double click, another one later, and ends those to other addresses', async () => {
    const { member, visitor } = await join('Twice');
    const open = async () =>
      (await changesOf(member)).filter(({ expiresAt }) => expiresAt > new Date()).map(({ email }) => email);
    await put(visitor, { primaryEmail: 'a@twice.example' });
    await put(visitor, { primaryEmail: 'a@twice.example' });
    expect(await open()).toEqual(['a@twice.example']);
    await age(member, 11);
    await put(visitor, { primaryEmail: 'a@twice.example' });
    expect(await open()).toEqual(['a@twice.example', 'a@twice.example']);
    const { body } = await put(visitor, { primaryEmail: 'b@twice.example' });
    expect(await open()).toEqual(['b@twice.example']);
    expect(body.emails.slice(1)).toEqual([waiting('b@twice.example', 'primary')]);
    // What is sent as it stands is no change: the forms send both addresses with every save.
    await put(visitor, { secondaryEmail: 'c@twice.example' });
    await put(visitor, { primaryEmail: member.email, secondaryEmail: '' });
    expect(await open()).toEqual(['b@twice.example', 'c@twice.example']);
    await apply(member, 'secondary', 'c@twice.example');
    await put(visitor, { secondaryEmail: 'd@twice.example' });
    await put(visitor, { secondaryEmail: '' });
    expect(await open()).toEqual(['b@twice.example']);
    expect((await rowOf(member))?.secondaryEmail).toBeNull();
  });

  it('leads to the profile of who asked for it, and to a page about itself in the session of another', async () => {
    const { visitor } = await join('Asker');
    const { visitor: other } = await join('Reader');
    const followFor = async (reader: Visitor, email: string) => {
      await put(visitor, { secondaryEmail: email });
      const reply = await reader.postForm('/auth/verify', { token: await tokenTo(email) });
      return reply.headers.get('location')?.replace(server.webUrl, '');
    };
    const session = other.sessionCookie;
    expect(await followFor(other, 'read-elsewhere@asker.example')).toBe('/verify?done=email');
    expect(other.sessionCookie).toBe(session);
    expect((await visitor.get('/api/v2/me')).body.secondaryEmail).toBe('read-elsewhere@asker.example');
    expect((await other.get('/api/v2/me')).body.secondaryEmail).toBeNull();
    expect(await followFor(visitor, 'read-here@asker.example')).toBe('/profile?email=confirmed');
  });

  it('says of a link to an address that another one replaced that a newer one was sent', async () => {
    const { member, visitor } = await join('Changes', { secondaryEmail: 'before@changes.example' });
    const follow = async (token: string) => {
      const reply = await server.guest().postForm('/auth/verify', { token });
      return reply.headers.get('location')?.replace(server.webUrl, '');
    };
    await put(visitor, { primaryEmail: 'a@changes.example' });
    const first = await tokenTo('a@changes.example');
    await put(visitor, { primaryEmail: 'b@changes.example' });
    const second = await tokenTo('b@changes.example');
    expect(await follow(first)).toBe('/verify?problem=replaced&of=email');
    await put(visitor, { secondaryEmail: 'c@changes.example' });
    const withdrawn = await tokenTo('c@changes.example');
    await put(visitor, { secondaryEmail: '' });
    expect(await follow(withdrawn)).toBe('/verify?problem=expired&of=email');
    expect(await follow(second)).toBe('/verify?done=email');
    expect((await rowOf(member))?.email).toBe('b@changes.example');
  });

  it('is limited to five links an hour', async () => {
    const { member, visitor } = await join('Many');
    for (let at = 0; at < 5; at += 1) {
      expect((await put(visitor, { primaryEmail: `n${at}@many.example` })).status).toBe(200);
    }
    const refused = await put(visitor, { primaryEmail: 'n5@many.example' });
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await server.mail.all('n5@many.example')).toEqual([]);
    expect((await put(visitor, { primaryEmail: 'n4@many.example' })).status).toBe(200);
    await age(member, 61);
    expect((await put(visitor, { primaryEmail: 'n5@many.example' })).status).toBe(200);
  });

  it('ends the links for a forgotten password, which went to the former address', async () => {
    const { member } = await join('Reset');
    await server.context.db.insert(accountLinks).values({
      tokenHash: 'reset-of-the-former',
      purpose: 'reset',
      userId: member.id,
      email: member.email,
      expiresAt: new Date(Date.now() + 3_600_000),
    });
    await apply(member, 'primary', 'other@reset.example');
    const [link] = await linksOf(member);
    expect(link && link.expiresAt <= new Date()).toBe(true);
  });
});

describe('the two addresses', () => {
  it('change places at once when both are verified, and one is removed at once', async () => {
    const { member, visitor } = await join('Swap', { secondaryEmail: 'second@swap.example' });
    const swapped = await put(visitor, { primaryEmail: 'second@swap.example' });
    expect(swapped.body.emails).toEqual([
      { email: 'second@swap.example', verified: true, isPrimary: true, slot: 'primary' },
      { email: member.email, verified: true, isPrimary: false, slot: 'secondary' },
    ]);
    expect(await changesOf(member)).toEqual([]);
    expect((await server.mail.next(member.email)).subject).toBe(
      'Your primary and secondary email were swapped',
    );
    const removed = await put(visitor, { secondaryEmail: '' });
    expect(removed.body).toMatchObject({ email: 'second@swap.example', secondaryEmail: null });
    const reply = await server
      .guest()
      .postForm('/auth/login', { username: 'second@swap.example', password: PASSWORD });
    expect(reply.headers.get('location')).not.toContain('loginerror');
  });

  it('are two', async () => {
    const { member, visitor } = await join('Same');
    const sentence = { secondaryEmail: 'Enter a different address from the primary one.' };
    expect((await put(visitor, { secondaryEmail: member.email })).body.fields).toEqual(sentence);
    const both = { primaryEmail: 'x@same.example', secondaryEmail: 'x@same.example' };
    expect((await put(visitor, both)).body.fields).toEqual(sentence);
    expect(await linksOf(member)).toEqual([]);
  });

  it('are preferred by 1 or 2, the second only where there is one [ACC-056]', async () => {
    const { member, visitor } = await join('Prefers', { secondaryEmail: 'second@prefers.example' });
    const preferred = async (emails: Record<string, unknown>) =>
      (await put(visitor, emails)).body.preferredEmail;
    expect(await preferred({ preferredEmail: 2 })).toBe(2);
    expect((await put(visitor, { preferredEmail: 3 })).status).toBe(422);
    expect(await preferred({ secondaryEmail: '' })).toBe(1);
    expect((await put(visitor, { preferredEmail: 2 })).body.fields).toEqual({
      preferredEmail: 'Add a secondary email first.',
    });
    // One that waits for its link may be preferred, which asks for the link once more.
    expect(await preferred({ secondaryEmail: 'later@prefers.example', preferredEmail: 2 })).toBe(2);
    await age(member, 11);
    const wizard = await visitor.post('/api/v1/user/profile', { preferredEmail: 2 });
    expect(wizard.body.Item.preferredEmail).toBe(2);
    expect(await server.mail.all('later@prefers.example')).toHaveLength(2);
    expect(await preferred({ preferredEmail: 1 })).toBe(1);
  });
});

describe('GET /api/v1/user/emails/{email}', () => {
  const check = async (visitor: Visitor, email: string) =>
    (await visitor.get(`/api/v1/user/emails/${encodeURIComponent(email)}`)).body;

  it('answers whether one’s own address is verified and primary [API-021, DATA-004]', async () => {
    const { member, visitor } = await join('Checks', { secondaryEmail: 'second@checks.example' });
    await put(visitor, { primaryEmail: 'new@checks.example' });
    expect(await check(visitor, ` ${member.email.toUpperCase()}`)).toEqual({
      Item: { verified: true, isPrimary: true },
    });
    expect(await check(visitor, 'second@checks.example')).toEqual({
      Item: { verified: true, isPrimary: false },
    });
    expect(await check(visitor, 'new@checks.example')).toEqual({
      Item: { verified: false, isPrimary: false },
    });
  });

  it('tells nothing of others’ addresses', async () => {
    const { visitor } = await join('Asks');
    const other = await seed.member('Asked', { secondaryEmail: 'asked@home.example' });
    const unknown = await check(visitor, 'nobody@nowhere.example');
    expect(unknown).toEqual({ Item: { verified: false, isPrimary: false } });
    for (const email of [other.email, 'asked@home.example']) {
      expect(await check(visitor, email)).toEqual(unknown);
    }
  });
});
