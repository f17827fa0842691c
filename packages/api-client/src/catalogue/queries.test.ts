import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { companyQueries } from '../companies/queries';
import type { LimitedPage, LimitedRows } from '../query-options/page';
import { callQuery } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { ApiError } from '../transport/api-error';
import type { Product, Supplier } from '../types';
import { productKeys } from './keys';
import { productQueries } from './queries';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

describe('productQueries', () => {
  it('unwraps one product, and types data, error and key', async () => {
    const { client, seen } = stubbedClient(() => json({ Item: { id: ID, name: 'Preform silica glass' } }));
    const queries = new QueryClient();
    const options = productQueries(client).detail(ID);

    const product = await queries.fetchQuery(options);

    expect(seen.map(({ address }) => address)).toEqual([`/api/v1/product/${ID}`]);
    expect(queries.getQueryData(productKeys.detail(ID))).toEqual(product);
    expectTypeOf(product).toEqualTypeOf<Product>();
    expectTypeOf(queries.getQueryData(options.queryKey)).toEqualTypeOf<Product | undefined>();
    expectTypeOf(queries.getQueryState(options.queryKey)?.error).toEqualTypeOf<ApiError | null | undefined>();
  });

  it('reads suppliers page by page as LastEvaluatedKey leads, in the order asked for', async () => {
    const { client, seen } = stubbedClient(({ address }) =>
      address.includes('cursor=')
        ? json({ results: [{ company_id: 'c3' }], count: 3, limited: 'none' })
        : json({
            results: [{ company_id: 'c1' }, { company_id: 'c2' }],
            count: 3,
            limited: 'none',
            LastEvaluatedKey: 'after c2',
          }),
    );
    const options = productQueries(client).suppliers(ID, { sort: 'contacts', limit: 2 });
    const observer = new InfiniteQueryObserver(new QueryClient(), options);

    const first = await observer.refetch();
    expect(first.data).toMatchObject({ items: [{ company_id: 'c1' }, { company_id: 'c2' }], count: 3 });
    expect(observer.getCurrentResult().hasNextPage).toBe(true);

    const second = await observer.fetchNextPage();
    expect(second.data?.items.map(({ company_id }) => company_id)).toEqual(['c1', 'c2', 'c3']);
    expect(second.hasNextPage).toBe(false);
    expect(seen.map(({ address }) => address)).toEqual([
      `/api/v2/products/${ID}/suppliers?sort=contacts&limit=2`,
      `/api/v2/products/${ID}/suppliers?sort=contacts&limit=2&cursor=after%20c2`,
    ]);
    expectTypeOf(second.data).toEqualTypeOf<LimitedRows<Supplier> | undefined>();
    expectTypeOf(new QueryClient().getQueryData(options.queryKey)?.pages).toEqualTypeOf<
      LimitedPage<Supplier>[] | undefined
    >();
  });

  it('reads v1 lists and v2 lists alike [GAP-062]', async () => {
    const { client } = stubbedClient(({ address }) =>
      address.includes('/followers')
        ? json({ results: [{ key: 'f1' }], count: 7, LastEvaluatedKey: 'next' })
        : json({ Items: [{ rawMaterial: 'r1' }], Count: 9, LastEvaluatedKey: 'next' }),
    );
    const queries = new QueryClient();
    const { rawMaterials, followers } = productQueries(client);

    const materials = await queries.fetchInfiniteQuery(rawMaterials(ID));
    const people = await queries.fetchInfiniteQuery(followers(ID));

    expect(materials.pages).toEqual([{ items: [{ rawMaterial: 'r1' }], count: 9, cursor: 'next' }]);
    expect(people.pages).toEqual([{ items: [{ key: 'f1' }], count: 7, cursor: 'next' }]);
  });

  it('reads every direct application for a tree, however many pages they fill', async () => {
    const { client, seen } = stubbedClient((_, count) =>
      json({
        Items: [{ application: `a${count}` }],
        Count: 3,
        ...(count < 3 ? { LastEvaluatedKey: `k${count}` } : {}),
      }),
    );

    const all = await callQuery(productQueries(client).allApplications(ID));

    expect(all.map(({ application }) => application)).toEqual(['a1', 'a2', 'a3']);
    expect(seen.at(-1)?.address).toBe(`/api/v1/product/application/${ID}?limit=200&cursor=k2`);
  });

  it('asks the path of each read', async () => {
    const { client, seen } = stubbedClient(({ address }) =>
      address.includes('/supplier/') ? json({ count: 11 }) : json({ Items: [], Count: 0, limited: 'none' }),
    );
    const queries = new QueryClient();
    const product = productQueries(client);
    const company = companyQueries(client);

    await queries.fetchInfiniteQuery(product.list({ sector: 'semiconductor' }));
    await queries.fetchInfiniteQuery(product.applications(ID, { limit: 5 }));
    await queries.fetchInfiniteQuery(product.potentialCustomers(ID));
    await queries.fetchInfiniteQuery(product.activity(ID, { limit: 5 }));
    await queries.fetchInfiniteQuery(company.products(ID));
    expect(await queries.fetchQuery(product.supplierCount(ID))).toBe(11);

    expect(seen.map(({ address }) => address)).toEqual([
      '/api/v1/products/all?sector=semiconductor',
      `/api/v1/product/application/${ID}?limit=5`,
      `/api/v1/product/potentialCustomers/${ID}`,
      `/api/v1/product/activity/${ID}?limit=5`,
      `/api/v1/company/${ID}/products`,
      `/api/v1/product/supplier/${ID}`,
    ]);
  });

  it('shares one entry of the cache between the default order and that order named', () => {
    const { client } = stubbedClient(() => json({}));
    const { suppliers } = productQueries(client);

    expect(suppliers(ID).queryKey).toEqual(suppliers(ID, { sort: 'premium' }).queryKey);
    expect(suppliers(ID).queryKey).not.toEqual(suppliers(ID, { sort: 'country' }).queryKey);
    expect(suppliers(ID).queryKey.slice(0, 2)).toEqual(productKeys.one(ID));
  });

  it('stops the request when the query is cancelled', async () => {
    const { client, seen } = stubbedClient(() => new Promise(() => {}));
    const queries = new QueryClient();
    const options = productQueries(client).detail(ID);

    const reading = queries.fetchQuery(options).catch((error: unknown) => error);
    await queries.cancelQueries({ queryKey: options.queryKey });
    await reading;

    expect(seen).toHaveLength(1);
    expect(queries.getQueryState(options.queryKey)?.status).toBe('pending');
  });
});
