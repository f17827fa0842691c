import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// Its own, as others would lose their API with it.
const servers = ownServers('kept-pages', { DEMO_DATA: 'on' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(servers.web + path, { headers: { 'Accept-Language': 'en', ...headers } });

test('guests go on reading public pages while the API is away, each with a policy of its own; members are told', async ({
  page,
}) => {
  const seen = await (await ask(preform.path)).text();
  expect(seen).toContain(preform.name);
  await ask(preform.path, { 'Accept-Language': 'de' });

  await servers.stopApi();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });
  const first = await ask(preform.path);
  const second = await ask(preform.path);
  const nonces: string[] = [];
  for (const reply of [first, second]) {
    expect(reply.status).toBe(200);
    expect(Number(reply.headers.get('age'))).toBeGreaterThanOrEqual(0);
    const html = await reply.text();
    expect(html).toContain(preform.name);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(reply.headers.get('content-security-policy') ?? '') ?? [];
    nonces.push(nonce);
    const used = new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one));
    expect([...used]).toEqual([nonce]);
  }
  expect(new Set(nonces).size).toBe(2);
  expect(await (await ask(preform.path, { 'Accept-Language': 'de' })).text()).toContain('<html lang="de"');

  // Whoever is signed in gets no page that was made for others, and a page that nobody has seen is not there.
  expect((await ask(preform.path, { Cookie: 'millrace_session=x' })).status).toBe(503);
  expect((await ask(preform.path, { 'Accept-Language': 'ja' })).status).toBe(503);

  await page.goto(servers.web + preform.path);
  await expect(page.getByText(preform.name).first()).toBeVisible();
  await hydrated(page);
  expect(faults).toEqual([]);

  await servers.startApi();
  await expect
    .poll(async () => {
      const reply = await ask(preform.path);
      return [reply.status, reply.headers.get('age')];
    })
    .toEqual([200, null]);
});
