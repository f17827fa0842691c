import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { rowsOf } from '../../../platform/db/database';
import { PRODUCT_TABLES } from './product-tables';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('leaves out no table that names a product [GAP-088]', async () => {
  const found = await rowsOf<{ column: string }>(
    server.context.db,
    sql`SELECT c.conrelid::regclass::text || '.' || a.attname AS column
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = 'products'::regclass`,
  );
  const known = PRODUCT_TABLES.map(({ name, owner }) => `${name}.${owner}`);
  expect(found.length).toBeGreaterThan(10);
  expect(found.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([]);
});
