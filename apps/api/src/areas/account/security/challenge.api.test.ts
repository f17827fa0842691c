import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, Seed, startTestServer, type TestServer } from '../../../../testing';
import { Authenticator } from '../../../../testing/authenticator';
import { passkeys } from '../../../platform/db/schema';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('asks for a passkey with a challenge that is good once, for a new one and for a login', async () => {
  const { email } = await new Seed(server.context.db).member('Live');
  const visitor = await server.signIn(email);
  const options = await visitor.post('/api/v2/me/passkeys/options', { password: PASSWORD });
  const add = (authenticator: Authenticator) =>
    visitor.post('/api/v2/me/passkeys', { name: 'Key', credential: authenticator.create(options.body) });
  const authenticator = new Authenticator(server.webUrl);
  expect((await add(authenticator)).status).toBe(201);
  const another = await add(new Authenticator(server.webUrl));
  expect([another.status, another.body.code]).toEqual([403, 'passkey_refused']);

  const arrival = server.guest();
  const answer = async () => {
    const asked = await arrival.post('/auth/passkey/options', undefined);
    return { credential: authenticator.get(asked.body) };
  };
  const first = await answer();
  expect((await arrival.post('/auth/passkey', first)).status).toBe(200);
  // As of an authenticator that counts nothing, which many do not: each of its answers looks new.
  await server.context.db.update(passkeys).set({ counter: 0 });
  const replay = await arrival.post('/auth/passkey', first);
  expect([replay.status, replay.body.code]).toEqual([403, 'passkey_refused']);
  expect((await arrival.post('/auth/passkey', await answer())).status).toBe(200);
});
