import type { components } from '@millrace/api-client';
import { compareSuppliers } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../catalogue/factory';
import { huge } from '../scenarios/huge';
import { answerRequest, read } from '../testing/example-request';
import { handlers } from './handlers';

type SupplierList = components['schemas']['SupplierList'];

const { id } = aProduct();

/** Every page of a list, as its cursors lead. */
async function readAllPages<Page extends { LastEvaluatedKey?: string }>(
  set: ReturnType<typeof handlers>,
  address: string,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | undefined;
  do {
    const next = cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page = await (await answerRequest(set, read(`${address}${next}`))).json();
    pages.push(page);
    cursor = page.LastEvaluatedKey;
  } while (cursor !== undefined);
  return pages;
}

describe('pages', () => {
  it('hold four suppliers unless told otherwise, and lead on by LastEvaluatedKey', async () => {
    const pages = await readAllPages<SupplierList>(
      handlers(),
      `/api/v2/products/${id}/suppliers?sort=premium`,
    );

    expect(pages.map(({ results }) => results.length)).toEqual([4, 4, 3]);
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([11]));
    expect(pages[0]?.results.every(({ premium }) => premium)).toBe(true);
  });

  it.each([
    ['premium', 10_000],
    ['country', 500],
    ['company', 500],
    ['contacts', 500],
  ] as const)('in the order %s of %i suppliers come complete and sorted', async (sort, count) => {
    const address = `/api/v2/products/${id}/suppliers?limit=100&sort=${sort}`;
    const pages = await readAllPages<SupplierList>(handlers({ scenarios: [huge({ rows: count })] }), address);
    const rows = pages.flatMap(({ results }) => results);
    const compare = compareSuppliers(sort);
    const sortable = rows.map((row) => ({
      companyId: row.company_id,
      companyName: row.company_name,
      premium: row.premium,
      contacts: row.contacts ?? -1,
      countryCode: row.country_code,
    }));

    expect(pages).toHaveLength(count / 100);
    expect(new Set(rows.map(({ company_id }) => company_id)).size).toBe(count);
    const misplaced = sortable.filter((row, index) => {
      const before = sortable[index - 1];
      return before !== undefined && compare(before, row) > 0;
    });
    expect(misplaced).toEqual([]);
  });

  it.each([
    [`/api/v1/products/all?limit=20`, 'Items'],
    [`/api/v1/product/rawMaterial/${id}?limit=5`, 'Items'],
    [`/api/v1/product/application/${id}?limit=5`, 'Items'],
    [`/api/v1/product/potentialCustomers/${id}?limit=3`, 'Items'],
    [`/api/v1/product/activity/${id}?limit=5`, 'Items'],
    [`/api/v2/products/${id}/followers?limit=3`, 'results'],
  ])('of %s come complete, without a row twice', async (address, name) => {
    type AnyPage = Record<string, unknown> & { LastEvaluatedKey?: string };
    const pages = await readAllPages<AnyPage>(handlers(), address);
    const rows = pages.flatMap((page) => page[name] as object[]);
    const [count] = pages.map((page) => page.Count ?? page.count);

    expect(pages.length).toBeGreaterThan(1);
    expect(rows).toHaveLength(Number(count));
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
  });

  it.each(['limit=0', 'limit=101', 'limit=four', 'cursor=made-up', 'sort=size'])(
    'refuse %s with 400',
    async (query) => {
      const response = await answerRequest(handlers(), read(`/api/v2/products/${id}/suppliers?${query}`));

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: `The parameter "${query.split('=')[0]}" is not valid.`,
        code: 'bad_parameter',
      });
    },
  );
});
