import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer, Visitor } from '../../testing';
import { reviewSubscriptions } from '../areas/commerce/subscriptions';
import { loadDemo } from './load-demo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.context);
});
afterAll(() => server.close());

async function planOf(email: string) {
  const visitor = new Visitor(server.url, server.webUrl);
  await visitor.postForm('/auth/login', { username: email, password: 'demo-millrace' });
  return { visitor, plan: (await visitor.get('/api/v2/me/subscription')).body };
}

it('gives the demonstration’s paying members what their plans are by [GAP-006]', async () => {
  await reviewSubscriptions(server.context);
  expect((await planOf('free@millrace.example')).plan).toMatchObject({ plan: 'free', can_buy: true });
  const premium = await planOf('premium@millrace.example');
  expect(premium.plan).toMatchObject({ plan: 'premium', source: 'checkout', renews: true, can_manage: true });
  const cancelled = await premium.visitor.put('/api/v2/me/subscription/renewal', { renews: false });
  expect(cancelled.body).toMatchObject({ plan: 'premium', state: 'cancelled' });
  const platinum = await planOf('platinum@millrace.example');
  expect(platinum.plan).toMatchObject({ plan: 'platinum', source: 'sales', seats: 4, can_manage: false });
});
