import { type AddressInfo, createServer, type Server } from 'node:net';
import { type IdentityProvider, startIdentityProvider } from '@millrace/test-servers/identity-provider';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer, type Visitor } from '../../../../testing';
import { jobHandlers } from '../../../background';
import { users } from '../../../platform/db/schema';
import { PUBLIC_INTERNET } from '../../../platform/public-pages';
import { LinkedinClient } from './linkedin.client';

let server: TestServer;
let provider: IdentityProvider;
/** What only we can reach: counts who comes, and says nothing. */
let inner: Server;
let visits = 0;

beforeAll(async () => {
  inner = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
  server = await startTestServer(async (url) => {
    provider = await startIdentityProvider(`${url}/auth/linkedin/callback`);
    const { issuer, clientId, clientSecret } = provider;
    const open = Number(new URL(issuer).port);
    return {
      linkedin: { issuer, clientId, clientSecret, checks: { pkce: true, nonce: true } },
      pages: {
        ...PUBLIC_INTERNET,
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        isAllowed: (address, port) => port === open || PUBLIC_INTERNET.isAllowed(address, port),
      },
    };
  });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  inner.close();
});

/** As the buttons of our own pages ask for it. */
const OWN_PAGE = { 'Sec-Fetch-Site': 'same-site', Referer: 'http://localhost:3000/' };

const person = (sub: string, overrides: Partial<IdentityProvider['person']> = {}) => ({
  sub,
  email: `${sub}@people.example`,
  email_verified: true,
  given_name: 'Maren',
  family_name: 'Holt',
  name: 'Maren Holt',
  ...overrides,
});

/** Begins at our host, passes the provider's pages, and comes back. @returns Where that leads, without our host. */
async function signIn(visitor: Visitor, { returnTo = '', answer = 'allow' as 'allow' | 'deny' } = {}) {
  const begun = await visitor.get(
    `/auth/linkedin${returnTo && `?return_to=${encodeURIComponent(returnTo)}`}`,
    { headers: OWN_PAGE },
  );
  expect(begun.status).toBe(303);
  const back = new URL(await provider.visit(begun.headers.get('location') ?? '', answer));
  const reply = await visitor.get(`${back.pathname}${back.search}`);
  expect(reply.status).toBe(303);
  return (reply.headers.get('location') ?? '').replace(server.webUrl, '');
}

const errorOf = (location: string) => new URL(location, server.webUrl).searchParams.get('loginerror');

describe('GET /auth/linkedin', () => {
  it('runs the code flow with PKCE, state and nonce, and makes a member of a verified e-mail [API-002, ACC-001]', async () => {
    provider.person = person('maren');
    const visitor = server.guest();
    expect(await signIn(visitor)).toBe('/onboarding');
    const asked = provider.asked.at(-1);
    expect(asked?.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked?.get(name)).toMatch(/^.{20,}$/);
    expect(asked?.get('response_type')).toBe('code');
    const { body } = await visitor.get('/api/v1/current_user');
    expect(body.Item).toMatchObject({
      email: 'maren@people.example',
      displayName: 'Maren Holt',
      image: null,
      linkedinImage: null,
    });
  });

  it('keeps a copy of the picture, and tries again where it could not be had', async () => {
    provider.person = person('petra', { picture: `${provider.issuer}/portrait.png` });
    const visitor = server.guest();
    await signIn(visitor);
    const { jobs } = server.context;
    await jobs.runDue(jobHandlers(server.context));
    expect((await visitor.get('/api/v1/current_user')).body.Item.linkedinImage).toBeNull();

    const drawing = sharp({ create: { width: 900, height: 900, channels: 3, background: '#345' } });
    provider.portrait = await drawing.png().toBuffer();
    await server.context.db.execute(sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
    await jobs.runDue(jobHandlers(server.context));
    const { linkedinImage } = (await visitor.get('/api/v1/current_user')).body.Item;
    expect(linkedinImage).toMatch(/\/files\/[\w-]+\.png$/);
    const kept = await fetch(linkedinImage);
    expect((await sharp(Buffer.from(await kept.arrayBuffer())).metadata()).width).toBe(512);
  });

  it('takes no picture from where only we could reach it, by name, by number or by a redirect', async () => {
    const { jobs } = server.context;
    const { port } = inner.address() as AddressInfo;
    provider.movedTo = `http://127.0.0.1:${port}/portrait.png`;
    const addresses = [
      `https://127.0.0.1:${port}/portrait.png`,
      `https://pictures.kvarnholm.example:${port}/portrait.png`,
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/portrait.png',
      `${provider.issuer}/moved.png`,
    ];
    for (const [at, picture] of addresses.entries()) {
      provider.person = person(`inside-${at}`, { picture });
      const visitor = server.guest();
      await signIn(visitor);
      const before = (await jobs.failed()).length;
      await jobs.runDue(jobHandlers(server.context));
      // Given up at once: it would not be otherwise the next time.
      expect([picture, (await jobs.failed()).length]).toEqual([picture, before + 1]);
      expect((await visitor.get('/api/v1/current_user')).body.Item.linkedinImage).toBeNull();
    }
    const told = (await jobs.failed()).map(({ error }) => error?.replace(/^.*: /, ''));
    expect(told.sort()).toEqual([...Array(4).fill('page.notPublic.'), 'page.redirects.']);
    expect(visits).toBe(0);
  });

  it('leads the same person to the same member, and to the page that was asked for', async () => {
    provider.person = person('maren', { email: 'maren.new@people.example' });
    const visitor = server.guest();
    expect(await signIn(visitor, { returnTo: '/product/glass/1?tab=suppliers' })).toBe(
      '/product/glass/1?tab=suppliers',
    );
    const { body } = await visitor.get('/api/v1/current_user');
    expect(body.Item.email).toBe('maren@people.example');
    expect(await signIn(server.guest(), { returnTo: 'https://elsewhere.example/' })).toBe(
      '/networkFeed/global',
    );
  });

  it('links the account that has the verified e-mail, and refuses one that is not verified [GAP-043]', async () => {
    const ada = await new Seed(server.context.db).member('Ada', { email: 'Ada.L@people.example' });
    provider.person = person('ada', { email: 'ada.l@People.example', email_verified: false });
    const refused = server.guest();
    expect(errorOf(await signIn(refused))).toMatch(/hasn’t verified/);
    expect((await refused.get('/api/v1/current_user')).status).toBe(401);

    provider.person = person('ada', { email: 'ada.l@People.example' });
    const visitor = server.guest();
    expect(await signIn(visitor)).toBe('/networkFeed/global');
    expect((await visitor.get('/api/v1/current_user')).body.Item.id).toBe(ada.id);
    const rows = await server.context.db.select().from(users).where(eq(users.email, ada.email));
    expect(rows).toHaveLength(1);
    // Who had the account before is told at once that something else signs in to it.
    await signIn(server.guest());
    const told = await server.mail.all(ada.email);
    expect(told.map(({ subject }) => subject)).toEqual(['LinkedIn was linked to your account']);
  });

  it('leads a refusal, a forged answer and another browser to the login with a text', async () => {
    provider.person = person('nils');
    const denied = server.guest();
    expect(errorOf(await signIn(denied, { answer: 'deny' }))).toMatch(/couldn’t sign you in/);

    const visitor = server.guest();
    const begun = await visitor.get('/auth/linkedin', { headers: OWN_PAGE });
    const back = new URL(await provider.visit(begun.headers.get('location') ?? ''));
    const ticket = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    const come = async (search: string, cookie: string) => {
      const reply = await visitor.get(`${back.pathname}${search}`, { headers: { Cookie: cookie } });
      return errorOf(reply.headers.get('location') ?? '');
    };
    const failed = /couldn’t sign you in/;
    expect(await come(back.search, '')).toMatch(failed);
    expect(await come(back.search, 'millrace_linkedin=forged')).toMatch(failed);
    const otherState = new URLSearchParams(back.search);
    otherState.set('state', 'another-state-than-the-one-that-was-sent');
    expect(await come(`?${otherState}`, ticket)).toMatch(failed);
    expect(visitor.sessionCookie).toBeNull();
  });

  it('asks first, where a page of another site leads there', async () => {
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://elsewhere.example/' },
      { 'Sec-Fetch-Site': 'same-site', Referer: 'https://sibling.example/' },
      // Of a browser that tells no site.
      { Referer: 'https://elsewhere.example/' },
      {},
    ];
    for (const headers of foreign) {
      const reply = await server.guest().get('/auth/linkedin?return_to=/product/glass/1', { headers });
      const url = new URL(reply.headers.get('location') ?? '');
      expect([reply.status, url.origin]).toEqual([303, server.webUrl]);
      expect(url.searchParams.get('loginerror')).toMatch(/^Choose LinkedIn here/);
      expect(url.searchParams.get('return_to')).toBe('/product/glass/1');
      expect(reply.headers.get('set-cookie')).toBeNull();
    }
    // An address that was typed is nobody else's wish.
    const typed = await server.guest().get('/auth/linkedin', { headers: { 'Sec-Fetch-Site': 'none' } });
    expect(typed.headers.get('location')).toContain(provider.issuer);
  });

  it('believes no ID token that the provider’s keys did not sign', async () => {
    provider.person = person('maren');
    const { issuer, clientId, clientSecret } = provider;
    const finish = async () => {
      const config = { issuer, clientId, clientSecret, checks: { pkce: true, nonce: true } };
      const client = new LinkedinClient(config, `${server.url}/auth/linkedin/callback`);
      const { url, ticket } = await client.begin();
      const back = new URL(await provider.visit(url));
      return client.finish(Object.fromEntries(back.searchParams), ticket);
    };
    expect((await finish()).subject).toBe('maren');
    provider.hasForeignKeys = true;
    try {
      await expect(finish()).rejects.toThrow();
    } finally {
      provider.hasForeignKeys = false;
    }
  });

  it('is off until it is configured [GAP-043]', async () => {
    const off = await startTestServer();
    try {
      const reply = await off.guest().get('/auth/linkedin?return_to=/product/glass/1');
      expect(reply.status).toBe(303);
      const url = new URL(reply.headers.get('location') ?? '');
      expect(url.searchParams.get('loginerror')).toMatch(/isn’t available/);
      expect(url.searchParams.get('return_to')).toBe('/product/glass/1');
    } finally {
      await off.close();
    }
  });
});
