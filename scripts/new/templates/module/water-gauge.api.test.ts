import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers what it is there for', async () => {
  const reply = await server.guest().get('/api/v1/water-gauge');
  expect(reply.status).toBe(200);
});
