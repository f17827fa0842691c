import { expect, test } from '@playwright/test';
import { nobodysId } from '../demo';
import { ownServers } from '../own-servers';

// The other journeys run without these limits: here stand an API and a web server of their own, with few reads.

test.describe.configure({ mode: 'serial' });

const READS = 3;
const page = `/product/nothing/${nobodysId}`;
const card = `/embed/v1/00000000/fragments?product.${nobodysId}.en`;
const alma = '192.0.2.10';
const bruno = '198.51.100.20';

const servers = ownServers(1, {
  // Nobody registers here, so that no mail is sent.
  SMTP_URL: 'smtp://localhost:1',
  MAIL_FROM: 'no-reply@millrace.example',
  RATE_READS_PER_MINUTE: String(READS),
});
const { web } = servers;

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

/** Asks the web server as its proxy would on behalf of an address. */
const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(web + path, { headers: { 'X-Forwarded-For': address, ...headers } });

test('who asks too often is told so, and nobody else is refused', async () => {
  for (let asked = 0; asked < READS; asked += 1) expect((await ask(page, alma)).status).toBe(404);
  const refused = await ask(page, alma);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await refused.text();
  expect(html).toContain('<title>Too many requests · Millrace</title>');
  expect(html).toMatch(/<h1[^>]*>Too many requests<\/h1>/);

  expect((await ask(page, bruno)).status).toBe(404);
});

test('who asks too often is not shown as signed out', async () => {
  const refused = await ask('/search', alma, { cookie: 'millrace_session=anything' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('cards on other sites are read for who asks for them', async () => {
  expect((await ask(card, alma)).headers.get('cache-control')).toBe('no-store');
  expect((await ask(card, bruno)).headers.get('cache-control')).toContain('public');
});

test('without the API a page answers 503', async () => {
  await servers.stopApi();
  const reply = await ask(page, bruno);
  expect(reply.status).toBe(503);
  expect(await reply.text()).toContain('<title>This page did not load · Millrace</title>');
});
