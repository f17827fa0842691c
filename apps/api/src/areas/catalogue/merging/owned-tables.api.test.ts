import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../testing';
import { rowsOf } from '../../../platform/db/database';
import type { Removable } from './removable';
import { COMPANY } from './removable-company.repository';
import { PRODUCT } from './removable-product.repository';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// People change their company, and what is proposed for a name that goes, goes with it.
const LEFT_OUT = ['users.company_id', 'company_proposals.company_id'];

it.each<[string, Removable]>([
  ['company', COMPANY],
  ['product', PRODUCT],
])(
  'a merge of a %s moves the rows of every table that names one [GAP-088]',
  async (_word, { table, tables }) => {
    const found = await rowsOf<{ column: string }>(
      server.context.db,
      sql`SELECT c.conrelid::regclass::text || '.' || a.attname AS column
      FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)
      WHERE c.contype = 'f' AND c.confrelid = ${table}::regclass`,
    );
    const known = [...LEFT_OUT, ...tables.map(({ name, owner }) => `${name}.${owner}`)];
    expect(found.length).toBeGreaterThan(5);
    expect(found.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([]);
  },
);
