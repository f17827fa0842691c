import { afterAll, beforeAll, expect, it } from 'vitest';
import { Seed, startTestServer, type TestServer } from '../../../testing';
import { pdf } from '../../../testing/documents';
import { transact } from '../db/transact';
import { putInTransaction } from './storage';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function storedNames(): Promise<string[]> {
  const names: string[] = [];
  for await (const name of server.context.storage.names()) names.push(name);
  return names.sort();
}

it('a file stays stored, unless its transaction fails', async () => {
  const { db, storage } = server.context;
  const before = await storedNames();
  await transact(db, (tx) => putInTransaction(tx, storage, 'kept.pdf', Buffer.from('%PDF')));
  const failing = transact(db, async (tx) => {
    await putInTransaction(tx, storage, 'undone.pdf', Buffer.from('%PDF'));
    throw new Error('Something else is wrong.');
  });
  await expect(failing).rejects.toThrow('Something else is wrong.');
  expect(await storedNames()).toEqual([...before, 'kept.pdf'].sort());
});

it('a file is stored when its transaction is retried after a deadlock', async () => {
  const { db, storage } = server.context;
  let tries = 0;
  await transact(db, async (tx) => {
    tries += 1;
    await putInTransaction(tx, storage, 'again.pdf', Buffer.from('%PDF'));
    if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });
  expect([tries, await storedNames()]).toEqual([2, expect.arrayContaining(['again.pdf'])]);
});

it('a refused edit leaves no file', async () => {
  const seed = new Seed(server.context.db);
  const { id: userId, email } = await seed.member('Refused');
  const author = await server.signIn(email);
  const post = await seed.post({ id: userId }, 'As it was');
  const before = await storedNames();
  const form = new FormData();
  form.set('pdf', new Blob([Buffer.from(pdf)], { type: 'application/pdf' }), 'datasheet.pdf');
  form.set('taggedProduct', JSON.stringify([UNKNOWN]));
  const refused = await author.send('PUT', `/api/v1/feed/post/${post.id}/content`, form);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['taggedProduct']]);
  expect(await storedNames()).toEqual(before);
});
