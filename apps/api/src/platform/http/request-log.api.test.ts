import { afterAll, beforeAll, expect, it } from 'vitest';
import { KeptLog, Seed, startTestServer, type TestServer, type Visitor } from '../../../testing';

const LINE = { method: 'GET', status: 200 };

let server: TestServer;
let seed: Seed;
let uma: Visitor;
let umaId: string;
const log = new KeptLog();

beforeAll(async () => {
  server = await startTestServer({}, { logTo: log.to });
  seed = new Seed(server.context.db);
  const member = await seed.member('Uma');
  umaId = member.id;
  uma = await server.signIn(member.email);
});
afterAll(() => server.close());

/** The line of the next request that is answered. */
async function lineOf(ask: () => Promise<unknown>): Promise<Record<string, unknown>> {
  log.forget();
  await ask();
  await expect.poll(() => log.lines()).not.toEqual([]);
  return log.lines()[0] ?? {};
}

it('a log line holds the route and ids of an address, but nothing that was typed', async () => {
  const post = await seed.post({ id: umaId }, 'Hello.');
  expect(await lineOf(() => uma.get(`/api/v1/feed/post/${post.id}`))).toMatchObject({
    ...LINE,
    path: `/api/v1/feed/post/${post.id}`,
  });
  const typed: readonly [ask: string, path: string][] = [
    ['/api/v1/user/emails/typed-secret%40people.example', '/api/v1/user/emails/{email}'],
    ['/api/v1/user/search/people/typed-secret', '/api/v1/user/search/people/{text}'],
    ['/api/v1/product/search/typed-secret', '/api/v1/product/search/{text}'],
    ['/files/typed-secret-0123456789abc.png', '/files/{name}'],
    ['/nothing/typed-secret@people.example/of/the/contract', '/nothing/…/…'],
  ];
  for (const [ask, path] of typed) {
    const line = await lineOf(() => uma.get(ask));
    expect(line.path).toBe(path);
    expect(JSON.stringify(line)).not.toContain('typed-secret');
  }
});

it('a log line of a failed request holds no more', async () => {
  const line = await lineOf(() =>
    server.guest().get('/api/v1/user/search/people/typed-secret?deep=typed-secret'),
  );
  expect(line).toMatchObject({ status: 401, path: '/api/v1/user/search/people/{text}' });
  expect(JSON.stringify(line)).not.toContain('typed-secret');
});
