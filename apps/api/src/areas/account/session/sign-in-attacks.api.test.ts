import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { readConfig } from '../../../platform/config';
import { sessions } from '../../../platform/db/schema';
import { hashToken } from './session.service';

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

let server: TestServer;
let seed: Seed;

beforeAll(async () => {
  // As an operator who configures nothing has them.
  server = await startTestServer({ rates: readConfig({}).rates });
  seed = new Seed(server.context.db);
});
afterAll(() => server.close());

const tokenOf = (cookie: string | null): string => cookie?.split('=')[1] ?? '';

describe('a session that somebody else has chosen', () => {
  it('is not begun by signing in with its cookie', async () => {
    const { email } = await seed.member('Vigdis');
    const planted = 'x'.repeat(43);
    const reply = await server
      .guest()
      .postForm(
        '/auth/login',
        { username: email, password: PASSWORD },
        { headers: { Cookie: `millrace_session=${planted}` } },
      );
    expect(reply.headers.get('set-cookie')).toMatch(/^millrace_session=[\w-]{43}; /);
    expect(reply.headers.get('set-cookie')).not.toContain(planted);
    const asked = await server
      .guest()
      .get('/api/v1/current_user', { headers: { Cookie: `millrace_session=${planted}` } });
    expect(asked.status).toBe(401);
  });

  it('ends when somebody signs in over it, even as another member', async () => {
    const [mallory, victim] = [await seed.member('Mallory'), await seed.member('Vera')];
    const browser = await server.signIn(mallory.email);
    const planted = tokenOf(browser.sessionCookie);
    await browser.postForm('/auth/login', { username: victim.email, password: PASSWORD });
    expect((await browser.get('/api/v1/current_user')).body.Item.id).toBe(victim.id);
    expect(tokenOf(browser.sessionCookie)).not.toBe(planted);
    const kept = await server.context.db
      .select()
      .from(sessions)
      .where(eq(sessions.tokenHash, hashToken(planted)));
    expect(kept).toEqual([]);
  });
});

describe('guesses of a password', () => {
  it('lock the member out nowhere but where they come from', async () => {
    const { email } = await seed.member('Ylva');
    for (let guess = 0; guess < 10; guess += 1) {
      await server
        .guest()
        .postForm('/auth/login', { username: email, password: `guess ${guess}` }, from('203.0.113.40'));
    }
    const own = { username: email, password: PASSWORD };
    expect((await server.guest().postForm('/auth/login', own, from('203.0.113.40'))).status).toBe(429);
    const visitor = server.guest();
    expect((await visitor.postForm('/auth/login', own, from('203.0.113.41'))).status).toBe(303);
    expect(visitor.sessionCookie).not.toBeNull();
  });

  it('are counted for whom the nearest proxy names, whatever was written before', async () => {
    const failed = { username: (await seed.member('Unn')).email, password: 'wrong' };
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      // Proxies append: what stands first came from the sender.
      const forged = from(`198.51.100.${guess}, 203.0.113.42`);
      statuses.push((await server.guest().postForm('/auth/login', failed, forged)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(303), 429]);
  });
});
