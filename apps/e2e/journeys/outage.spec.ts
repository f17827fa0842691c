import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { ownServers } from '../own-servers';

// Its own, as others would lose their database and their API with it.
const servers = ownServers('outage', { DEMO_DATA: 'on' }, { engine: 'postgres' });

test.beforeAll(() => servers.start());
test.afterAll(() => servers.stop());

const ask = (path: string) => fetch(servers.web + path, { headers: { 'Accept-Language': 'en' } });

/** What a page says that could not be loaded: when to come back, to nobody else, and nothing of the cause. */
const expectUnavailable = async (path: string) => {
  const reply = await ask(path);
  expect([path, reply.status]).toEqual([path, 503]);
  expect(reply.headers.get('content-type')).toContain('text/html');
  expect(reply.headers.get('cache-control')).toContain('private');
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await reply.text()).not.toContain('ECONNREFUSED');
};

const expectBack = (path: string) =>
  expect.poll(async () => (await ask(path)).status, { timeout: 30_000 }).toBe(200);

test('pages answer 503 while the database or the API is down, and are back by themselves', async () => {
  expect(await (await ask(preform.path)).text()).toContain(preform.name);

  await test.step('without the database', async () => {
    await servers.haltDatabase();
    const call = await fetch(`${servers.api}/api/v1/products/all`);
    expect([call.status, (await call.json()).code]).toEqual([503, 'unavailable']);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${servers.api}/readyz`)).status).toBe(503);
    await expectUnavailable(preform.path);
    await servers.resumeDatabase();
    await expectBack(preform.path);
  });

  await test.step('without the API', async () => {
    await servers.stopApi();
    await expectUnavailable(preform.path);
    await servers.startApi();
    await expectBack(preform.path);
  });
});
