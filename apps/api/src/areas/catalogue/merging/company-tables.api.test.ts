import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { rowsOf } from '../../../platform/db/database';
import { COMPANY_TABLES } from './company-tables';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('leaves out no table that names a company [GAP-088]', async () => {
  const found = await rowsOf<{ name: string }>(
    server.context.db,
    sql`SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = 'companies'::regclass`,
  );
  // What is proposed for a name that goes, goes with it.
  const known = ['users', 'company_proposals', ...COMPANY_TABLES.map(({ name }) => name)];
  expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});
