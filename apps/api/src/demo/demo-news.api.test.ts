import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing';
import { jobHandlers } from '../background';
import { loadDemo } from './load-demo';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await loadDemo(server.context);
  await server.context.jobs.runDue(jobHandlers(server.context));
});
afterAll(() => server.close());

it.each(['free', 'premium', 'platinum'])('has the %s account told of what others did', async (plan) => {
  const visitor = server.guest();
  await visitor.postForm('/auth/login', {
    username: `${plan}@millrace.example`,
    password: 'demo-millrace',
  });
  const { Items, unread } = (await visitor.get('/api/v1/user/notification/all')).body;
  expect(unread).toBe(true);
  const told = Items as { type: string; added: string }[];
  expect(new Set(told.map(({ type }) => type)).size).toBeGreaterThan(2);
  expect(new Set(told.map(({ added }) => added.slice(0, 10))).size).toBeGreaterThan(2);
  for (const { actor_name, post_id } of Items) {
    expect(actor_name).toMatch(/\p{L}/u);
    if (post_id) expect((await visitor.get(`/api/v1/feed/post/${post_id}`)).status).toBe(200);
  }
});
