import { expect, test } from '@playwright/test';
import { preform, solarCell } from '../demo';
import { ownServers } from '../own-servers';
import { hydrated } from '../sign-in';

// Its own, as others would lose their database with it.
const servers = ownServers('kept-pages-database', { DEMO_DATA: 'on' }, { engine: 'postgres' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(servers.web + path, { headers: { 'Accept-Language': 'en', ...headers } });

test('guests go on reading public pages while the database is away; what is not kept says 503, and all is well by itself', async ({
  page,
}) => {
  expect(await (await ask(preform.path)).text()).toContain(preform.name);

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

  // A page that nobody has looked at, and what is shown to somebody who may be a member.
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
  for (const path of [preform.path, solarCell.path]) {
    await expect
      .poll(
        async () => {
          const reply = await ask(path);
          return [reply.status, reply.headers.get('age')];
        },
        { timeout: 30_000 },
      )
      .toEqual([200, null]);
  }
});
