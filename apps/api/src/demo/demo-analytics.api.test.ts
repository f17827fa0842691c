import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, Visitor } from '../../testing';
import { loadDemo } from './load-demo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.context);
});
afterAll(() => server.close());

type Counted = Record<'views' | 'reach', { web: number }> & { followers: { gained: number; total: number } };

async function analyticsOf(email: string) {
  const visitor = new Visitor(server.url, server.webUrl);
  await visitor.postForm('/auth/login', { username: email, password: 'demo-millrace' });
  const { body } = await visitor.get('/api/v2/analytics?by=week');
  return body;
}

it('has figures for the demonstration’s Platinum members, which agree with who follows [GAP-077]', async () => {
  for (const email of ['platinum@millrace.example', 'ulrike.beck@ostwald-quarzglas.example']) {
    const { buckets } = await analyticsOf(email);
    // The first week and the last are cut, by what day it is.
    for (const { views, reach } of buckets.slice(1, -1) as Counted[]) {
      expect(Math.min(views.web, reach.web)).toBeGreaterThan(5);
    }
    const gained = buckets.reduce((sum: number, { followers }: Counted) => sum + followers.gained, 0);
    expect(buckets[0].followers.total).toBeGreaterThanOrEqual(buckets[0].followers.gained);
    expect(buckets.at(-1).followers.total).toBeGreaterThanOrEqual(gained);
  }
  const { products } = await analyticsOf('ulrike.beck@ostwald-quarzglas.example');
  expect(products.length).toBeGreaterThan(3);
  expect(products[0].views).toBeGreaterThan(50);
});
