import { expect, test } from '@playwright/test';
import { preform, solarCell } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// Its own, as others would lose their database and their API with it.
const servers = ownServers('kept-pages', { DEMO_DATA: 'on' }, { engine: 'postgres' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(servers.web + path, { headers: { 'Accept-Language': 'en', ...headers } });

/** Waits until a page comes from the API again, and not from what was kept. */
const expectFresh = (path: string) =>
  expect
    .poll(
      async () => {
        const reply = await ask(path);
        return [reply.status, reply.headers.get('age')];
      },
      { timeout: 30_000 },
    )
    .toEqual([200, null]);

test('guests can read visited public pages while the database or the API is down; other pages answer 503 until it is back', async ({
  page,
}) => {
  expect(await (await ask(preform.path)).text()).toContain(preform.name);
  await ask(preform.path, { 'Accept-Language': 'de' });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text());
  });

  await test.step('without the database', async () => {
    await servers.haltDatabase();
    const call = await fetch(`${servers.api}/api/v1/products/all`);
    expect([call.status, (await call.json()).code]).toEqual([503, 'unavailable']);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${servers.api}/readyz`)).status).toBe(503);

    const kept = await ask(preform.path);
    expect(kept.status).toBe(200);
    expect(Number(kept.headers.get('age'))).toBeGreaterThanOrEqual(0);
    expect(await kept.text()).toContain(preform.name);
    await page.goto(servers.web + preform.path);
    await expect(page.getByRole('heading', { level: 1, name: preform.name })).toBeVisible();
    await hydrated(page);
    expect(faults).toEqual([]);

    // A page that nobody has visited, and a page for somebody who may be a member.
    for (const [path, headers] of [
      [solarCell.path, {}],
      [preform.path, { Cookie: 'millrace_session=x' }],
    ] as const) {
      const missing = await ask(path, headers);
      expect([path, missing.status]).toEqual([path, 503]);
      expect(missing.headers.get('content-type')).toContain('text/html');
      expect(missing.headers.get('cache-control')).toContain('private');
      expect(Number(missing.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await missing.text()).not.toContain('ECONNREFUSED');
    }
    await servers.resumeDatabase();
    for (const path of [preform.path, solarCell.path]) await expectFresh(path);
  });

  await test.step('without the API: each reply has a nonce of its own, and its own language', async () => {
    await servers.stopApi();
    const nonces: string[] = [];
    for (const reply of [await ask(preform.path), await ask(preform.path)]) {
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
    expect((await ask(preform.path, { Cookie: 'millrace_session=x' })).status).toBe(503);
    expect((await ask(preform.path, { 'Accept-Language': 'ja' })).status).toBe(503);
    await servers.startApi();
    await expectFresh(preform.path);
  });
});
