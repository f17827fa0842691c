import { daysAfter, utcDay } from '@millrace/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, Visitor } from '../../testing';
import { loadDemo } from './load-demo';

const SITES = '/api/v2/me/publisher-sites';
const PARTNER = 'http://localhost:4000';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ partnerUrl: PARTNER });
  await loadDemo(server.context);
});
afterAll(() => server.close());

async function memberOf(email: string): Promise<Visitor> {
  const visitor = new Visitor(server.url, server.webUrl);
  await visitor.postForm('/auth/login', { username: email, password: 'demo-millrace' });
  return visitor;
}

it('gives the demonstration’s editor a report of the partner site, in which what a reader does there shows', async () => {
  const editor = await memberOf('platinum@millrace.example');
  const { results } = (await editor.get(SITES)).body;
  expect(results).toMatchObject([{ host: 'localhost:4000', address: `${PARTNER}/`, state: 'proven' }]);

  const today = utcDay(Date.now());
  const report = async () =>
    (await editor.get(`${SITES}/${results[0].id}/report?from=${daysAfter(today, -29)}&to=${today}`)).body;
  const before = await report();
  expect(before.widgets).toHaveLength(4);
  expect(before.widgets[0]).toMatchObject({ name: 'Preform silica glass', element: 'product' });
  expect(before.buckets.at(-1)).toMatchObject({ views: 0, clicks: 0 });

  const { id } = before.widgets[0];
  const event = { element: 'product', id };
  const events = [
    { event: 'view', ...event },
    { event: 'click', ...event },
  ];
  const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };
  const { status } = await server
    .guest()
    .post('/api/v2/embed/events', { site: PARTNER, events }, { headers });
  expect(status).toBe(204);
  await server.context.embedTally.flush();
  expect((await report()).buckets.at(-1)).toMatchObject({ views: 1, clicks: 1 });
});

it('shows the report to nobody else of the demonstration', async () => {
  const { results } = (await (await memberOf('premium@millrace.example')).get(SITES)).body;
  expect(results).toEqual([]);
});
