import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../../testing';
import { readConfig } from '../config';

// As an operator who configures nothing has them.
let server: TestServer;
let ines: { email: string };

beforeAll(async () => {
  server = await startTestServer({ rates: readConfig({}).rates });
  ines = await new Seed(server.context.db).member('Ines');
});
afterAll(() => server.close());

/** Requests that arrive by a proxy, on behalf of somebody at another address. */
const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

it('refuses the eleventh failed sign-in of an address within 15 minutes, whatever the account, and says how long to wait', async () => {
  const failed = { username: ines.email, password: 'wrong' };
  const office = from('203.0.113.7');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await server.guest().postForm('/auth/login', failed, office)).status).toBe(303);
  }
  const refused = await server.guest().postForm('/auth/login', { ...failed, password: PASSWORD }, office);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);

  // A browser that posted the form shows what comes back.
  const headers = {
    ...office.headers,
    Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  };
  const page = await server.guest().postForm('/auth/login', failed, { headers });
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(page.text).toContain('Wait 15 minutes, then try again.');
  expect(page.text).toContain(`<a href="${server.webUrl}/">`);
  expect(page.text).not.toContain('<script');
  const policy = page.headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; .*style-src 'nonce-[\w+/=]+'$/);
  expect(policy).not.toContain('script-src');
  expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(page.headers.get('permissions-policy')).toContain('camera=()');

  const elsewhere = await server.guest().postForm('/auth/login', failed, from('203.0.113.8'));
  expect(elsewhere.status).toBe(303);
});

it('does not count sign-ins that succeed', async () => {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const good = { username: ines.email, password: PASSWORD };
    expect((await server.guest().postForm('/auth/login', good, from('203.0.113.9'))).status).toBe(303);
  }
});

it('refuses the sixty-first search of an address within a minute', async () => {
  const statuses = new Set<number>();
  for (let search = 0; search < 60; search += 1) {
    statuses.add((await server.guest().get('/api/v1/product/search/glass', from('203.0.113.10'))).status);
  }
  expect([...statuses]).toEqual([200]);
  const refused = await server.guest().get('/api/v1/company/search/glass', from('203.0.113.10'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.guest().get('/api/v1/product/search/glass', from('203.0.113.11'))).status).toBe(200);
});

it('refuses the sixth inquiry of an address within an hour, and lets others ask', async () => {
  const ask = (address: string, message: string) => {
    const form = new FormData();
    const fields = { first_name: 'Ines', email_id: 'ines@kvarnholm.example', message };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return server.guest().send('POST', '/api/v2/inquiry', form, from(address));
  };
  for (let asked = 0; asked < 5; asked += 1) {
    expect((await ask('203.0.113.20', `Inquiry ${asked}`)).status).toBe(201);
  }
  const refused = await ask('203.0.113.20', 'One more');
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  expect((await ask('203.0.113.21', 'From elsewhere')).status).toBe(201);
});

it('refuses the sixty-first preflight of an address within an hour, and an article, and lets others check', async () => {
  const check = (address: string) =>
    server.guest().post('/api/v2/embed/preflight', { html: '<p>An article</p>' }, from(address));
  for (let asked = 0; asked < 60; asked += 1) expect((await check('203.0.113.30')).status).toBe(200);
  const refused = await check('203.0.113.30');
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  expect((await check('203.0.113.31')).status).toBe(200);
  // What an article names takes as long to find.
  const match = (address: string) =>
    server.guest().post('/api/v2/articles/matches', { text: 'Preform silica glass' }, from(address));
  expect((await match('203.0.113.30')).status).toBe(429);
  expect((await match('203.0.113.31')).status).toBe(200);
});
