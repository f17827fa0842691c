import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '@millrace/domain';
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../testing/fresh-database';
import { type DatabaseHandle, rowsOf } from '../../platform/db/database';
import { companies, products, suppliers } from '../../platform/db/schema';
import { importPlan } from './testing/import-files';

/** Where public catalogues lie; without it these tests are left out, as nobody is bound to have them. */
const samples = process.env.MILLRACE_SAMPLE_DATA;
const has = (set: string) => existsSync(join(samples ?? '', set));

/** A folder that is named but lacks the files is a mistake where tests decide what ships. */
const describeSet = (set: string, tests: () => void) =>
  describe.runIf(samples && (has(set) || process.env.CI))(
    `the import of ${set} (left out unless MILLRACE_SAMPLE_DATA names the folder)`,
    tests,
  );

let database: DatabaseHandle;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const importSet = (set: string) =>
  importPlan(
    database.db,
    readFileSync(join(import.meta.dirname, '../../../imports', `${set}.import.json`), 'utf8'),
    samples ?? '',
  );
/** Seven thousand products take a while on a machine that does other things, too. */
const TIMEOUT_MS = 90_000;

const none = { created: 0, updated: 0, unchanged: 0, refused: 0 };

describeSet('battery-value-chain', () => {
  it(
    'gives the chain from deposit to spent battery, a graph with shared nodes',
    async () => {
      const { kinds, findings } = await importSet('battery-value-chain');
      expect(findings).toEqual([]);
      // 60 lines, three of which say a link again, as it comes about by another process, too.
      expect(kinds).toEqual({
        products: { ...none, created: 63 },
        companies: none,
        links: { ...none, created: 57, unchanged: 3 },
        suppliers: none,
      });
      const [shared] = await rowsOf<{ outputs: number; inputs: number; names: number }>(
        database.db,
        sql`SELECT count(*) FILTER (WHERE raw_material_count > 1)::int AS outputs,
        count(*) FILTER (WHERE application_count > 1)::int AS inputs,
        count(*) FILTER (WHERE name LIKE '% %')::int AS names FROM products`,
      );
      expect(shared).toEqual({ outputs: 16, inputs: 7, names: 60 });
      // A spent battery gives refined material again, so that the chain goes in a circle.
      const walk = await rowsOf<{ name: string; depth: number }>(
        database.db,
        sql`WITH RECURSIVE chain AS (
          SELECT id, 1 AS depth FROM products WHERE name = 'Battery Raw Material Deposit'
          UNION SELECT l.application_id, c.depth + 1 FROM chain c
          JOIN product_links l ON l.raw_material_id = c.id WHERE c.depth < 9
        ) SELECT name, min(depth) AS depth FROM chain JOIN products USING (id) GROUP BY 1 ORDER BY 2, 1`,
      );
      expect(walk).toEqual([
        { name: 'Battery Raw Material Deposit', depth: 1 },
        { name: 'Battery Raw Material', depth: 2 },
        { name: 'Refined Battery Material', depth: 3 },
        { name: 'Battery Component', depth: 4 },
        { name: 'Fabricated Battery', depth: 4 },
        { name: 'Spent Electric Battery', depth: 5 },
      ]);
      expect((await importSet('battery-value-chain')).kinds).toMatchObject({
        products: { created: 0, updated: 0 },
        links: { created: 0, unchanged: 60, refused: 0 },
      });
    },
    TIMEOUT_MS,
  );
});

describeSet('harmonized-system', () => {
  it(
    'gives every line a product, repeated names too, and loses no letter of a long one',
    async () => {
      const { kinds, findings } = await importSet('harmonized-system');
      expect(kinds.products).toEqual({ ...none, created: 6940 });
      const reason = 'name: longer than 200 characters; shortened, with the full text in the description';
      expect(findings.filter((finding) => !finding.endsWith(reason))).toEqual([]);
      expect(findings).toHaveLength(398);
      const [named] = await rowsOf<{ repeated: number; full: number; coded: number }>(
        database.db,
        sql`WITH hs AS (
          SELECT split_part(description, E'\n\n', 1) AS first, name, description FROM products WHERE description LIKE '%HS 2022 code %'
        ) SELECT
          (SELECT count(*)::int FROM (SELECT 1 FROM hs
            GROUP BY CASE WHEN description LIKE 'HS 2022%' THEN name ELSE first END HAVING count(*) > 1) r) AS repeated,
          (SELECT count(*)::int FROM hs WHERE length(first) > 200) AS full,
          (SELECT count(DISTINCT substring(description FROM 'HS 2022 code (\\S+),'))::int FROM hs) AS coded`,
      );
      expect(named).toEqual({ repeated: 191, full: 398, coded: 6940 });
      expect((await importSet('harmonized-system')).kinds.products).toEqual({ ...none, unchanged: 6940 });
    },
    TIMEOUT_MS,
  );
});

describeSet('us-clean-tech-manufacturers', () => {
  it(
    'gives 558 companies and what each of them makes',
    async () => {
      const { kinds, findings, totals } = await importSet('us-clean-tech-manufacturers');
      expect(kinds).toEqual({
        products: { ...none, created: 28 },
        companies: { ...none, created: 558 },
        links: none,
        // 838 products are named in 773 lines; a company with two like factories supplies the product once.
        suppliers: { ...none, created: 676, unchanged: 162 },
      });
      expect(totals.steps.map(({ lines }) => lines)).toEqual([773, 773, 773]);
      expect(findings.filter((finding) => !finding.startsWith('note'))).toEqual([]);
      const [components] = await database.db
        .select()
        .from(products)
        .where(eq(products.name, 'Batteries: Components'));
      expect(components).toMatchObject({ sector: 'lithium-ion', supplierCount: expect.any(Number) });
      const [supplied] = await database.db
        .select({ count: count() })
        .from(suppliers)
        .where(eq(suppliers.productId, components?.id ?? ''));
      expect(supplied?.count).toBe(components?.supplierCount);
      expect((await importSet('us-clean-tech-manufacturers')).kinds).toEqual({
        products: { ...none, unchanged: 28 },
        companies: { ...none, unchanged: 558 },
        links: none,
        suppliers: { ...none, unchanged: 838 },
      });
    },
    TIMEOUT_MS,
  );
});

describeSet('country-codes', () => {
  it(
    'knows all 249 countries, and takes NA for Namibia',
    async () => {
      const { kinds, findings } = await importSet('country-codes');
      expect(findings).toEqual([]);
      expect(kinds.companies).toEqual({ ...none, created: 249 });
      const offices = await database.db
        .select({ name: companies.name, country: companies.country })
        .from(companies)
        .where(sql`name LIKE 'Trade office of %'`);
      // Kosovo has a code that everybody uses and the standard lacks.
      const standard = COUNTRIES.map(({ code }) => code).filter((code) => code !== 'XK');
      expect(new Set(offices.map(({ country }) => country))).toEqual(new Set(standard));
      expect(offices).toContainEqual({ name: 'Trade office of Namibia', country: 'NA' });
    },
    TIMEOUT_MS,
  );
});
