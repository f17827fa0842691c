import { directChatId } from '@millrace/domain';
import { TransactionPooler } from '@millrace/test-servers/transaction-pooler';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { joined, Seed, startTestServer, type TestServer, TestSocket } from '../../../testing';
import { openDatabase, rowsOf } from './database';
import { transact } from './transact';

const SIZE = 3;

const PAID = { plan: 'premium' } as const;

// The embedded engine has one connection and no pooler.
describe.runIf(inject('postgres'))('behind a pooler in transaction mode', () => {
  let pooler: TransactionPooler;
  let server: TestServer;

  beforeAll(async () => {
    pooler = await TransactionPooler.start(inject('postgres').url, SIZE);
    server = await startTestServer(
      {},
      {
        pooler: pooler.url('postgres'),
        connections: 8,
        statementLimits: { guest: 1_000, call: 3_600_000, long: 0 },
      },
    );
  });
  afterAll(async () => {
    await server.close();
    await pooler.stop();
  });

  it('members sign in, post and hear every message, though each transaction has another connection', async () => {
    const seed = new Seed(server.context.db);
    const [ada, ben] = [await joined(server, seed, 'Ada', PAID), await joined(server, seed, 'Ben', PAID)];
    const socket = await TestSocket.open(server.url, ben.visitor);
    const chatId = directChatId(ada.id, ben.id);
    const said = ['one', 'two', 'three', 'four', 'five'];
    for (const message of said) {
      expect((await ada.visitor.post(`/api/v1/chats/${chatId}/`, { message })).status).toBe(201);
    }
    await socket.until(() => socket.heard(chatId).length === said.length, 'every message');
    expect(socket.heard(chatId).map(({ message }) => message)).toEqual(said);
    const paths = ['/api/v1/current_user', '/api/v1/user/notification/all', '/api/v1/products/all'];
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 ? ada : ben).visitor.get(paths[index % 3] ?? '')),
    );
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect((await server.guest().get('/readyz')).body.checks.announcements).toBe('ok');
  });

  it('settings last for a transaction: the next client of a connection has the server’s own', async () => {
    const { db } = server.context;
    const settings = (from: Pick<typeof db, 'execute'>) =>
      rowsOf<{ limit: string; similarity: string }>(
        from as typeof db,
        sql`SELECT current_setting('statement_timeout') AS limit,
          current_setting('pg_trgm.word_similarity_threshold') AS similarity`,
      );
    const ours = [{ limit: '1h', similarity: '0.45' }];
    expect(await settings(db)).toEqual(ours);
    expect(await transact(db, settings)).toEqual(ours);
    const foreign = await openDatabase({
      databaseUrl: pooler.url(await databaseName()),
      databaseDirectUrl: pooler.url(await databaseName()),
      databaseConnections: 1,
      dataDir: '',
    });
    expect(await settings(foreign.db)).toEqual([{ limit: '0', similarity: '0.45' }]);
    await foreign.close();
  });

  it('a failed statement leaves its connection usable, and nothing of itself', async () => {
    const { db } = server.context;
    const fail = () => db.execute(sql`SELECT 1 / 0`);
    await expect(Promise.all(Array.from({ length: 9 }, fail))).rejects.toThrow();
    expect(await rowsOf(db, sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
  });

  const databaseName = async (): Promise<string> => {
    const [row] = await rowsOf<{ name: string }>(server.context.db, sql`SELECT current_database() AS name`);
    return row?.name ?? '';
  };
});

it.runIf(inject('postgres'))(
  'a process with a pooler and no direct address says that it is not ready',
  async () => {
    const pooler = await TransactionPooler.start(inject('postgres').url, SIZE);
    const lines: string[] = [];
    const logTo = { write: (line: string) => lines.push(line) };
    const server = await startTestServer({}, { pooler: pooler.url('postgres'), hasNoDirectUrl: true, logTo });
    const reply = await server.guest().get('/readyz');
    expect([reply.status, reply.body]).toEqual([
      503,
      { status: 'failing', checks: { database: 'ok', announcements: 'failing' } },
    ]);
    expect(lines.join('')).toContain('set DATABASE_DIRECT_URL');
    await server.close();
    await pooler.stop();
  },
);
