import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { companyKeys } from '../companies/keys';
import { searchKeys } from '../operations/keys';
import { callMutation } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { ApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { queryDefaults } from '../transport/retry';
import type { Product, ProductDraft } from '../types';
import { valueChainMutations } from '../value-chain/mutations';
import { productKeys } from './keys';
import { supplierMutations } from './link-mutations';
import { productMutations } from './mutations';
import { productQueries } from './queries';

const A = 'd53ae804-391b-573e-ba6d-76a128774728';
const B = 'aa85ee6e-a726-5b00-96b2-c678b62c07af';
const C = 'a8899a0b-0d32-538f-9678-7b8c6a589106';

const idempotencyKeys = (seen: { headers: Headers }[]) =>
  seen.map(({ headers }) => headers.get('Idempotency-Key'));

describe('idempotency keys', () => {
  it('sends the same key with every try of one call, and another with the next', async () => {
    const { client, seen } = stubbedClient((_, count) =>
      count < 3 ? new TypeError('fetch failed') : json({ Item: { id: A } }, 201),
    );
    const queries = new QueryClient();
    const options = {
      ...productMutations(client).create(),
      retry: 2,
      retryDelay: 0,
      networkMode: 'always' as const,
    };
    const create = new MutationObserver(queries, options);
    const draft = { name: 'Fluorine-doped preform' };

    await create.mutate(draft);
    await create.mutate(draft);

    const [first, second, third, fourth] = idempotencyKeys(seen);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('keeps the key for a caller who tries again while the outcome is unknown, not after a refusal', async () => {
    const replies = [
      json({ error: 'Something went wrong.', code: 'internal' }, 500),
      json({ error: 'In progress.', code: 'idempotency_in_progress' }, 409),
      json({ error: 'Check the marked field.', code: 'invalid_fields' }, 422),
      json({ id: A, name: 'Helium' }, 201),
    ];
    const { client, seen } = stubbedClient(() => replies.shift() ?? json({}));
    const draft = { name: 'Helium' };
    const attempt = () =>
      callMutation(productMutations(client).createForId(), draft).catch((error: unknown) => error);

    for (let count = 0; count < 4; count += 1) await attempt();

    const [first, second, third, fourth] = idempotencyKeys(seen);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('gives one to every creating call that is made without the options, and to no other', async () => {
    const { client, seen } = stubbedClient(() => json({}));

    await client.POST('/api/v1/product', { body: { name: 'Helium' } });
    await client.POST('/api/v1/product', {
      body: { name: 'Helium' },
      params: { header: { 'Idempotency-Key': 'mine' } },
    });
    await client.POST('/api/v1/product/follow', { body: { productId: A } });

    expect(idempotencyKeys(seen)).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 'mine', null]);
  });
});

describe('what a write makes stale', () => {
  const everything = {
    list: productKeys.list(),
    a: productKeys.detail(A),
    'suppliers of a': productKeys.suppliers(A, { sort: 'premium' }),
    'activity of a': productKeys.activity(A),
    b: productKeys.detail(B),
    'applications of b': productKeys.allApplications(B),
    'products of c': companyKeys.products(C),
    search: searchKeys.suggestions({ text: 'silica' }),
  };

  type Name = keyof typeof everything;

  it.each<[string, Name[], unknown, (client: Client, queries: QueryClient) => Promise<unknown>]>([
    [
      'creating a product',
      ['list', 'search'],
      { Item: { id: 'new' } },
      (client, queries) => callMutation(productMutations(client).create(), { name: 'Helium' }, queries),
    ],
    [
      'changing a product',
      ['list', 'a', 'suppliers of a', 'activity of a', 'b', 'applications of b', 'products of c', 'search'],
      { Item: { id: 'new' } },
      (client, queries) =>
        callMutation(productMutations(client).update(), { id: 'new', name: 'Helium' }, queries),
    ],
    [
      'linking two products',
      ['a', 'suppliers of a', 'activity of a', 'b', 'applications of b'],
      { Item: { raw_id: B, raw: '', application_id: A, application: '' } },
      (client, queries) =>
        callMutation(valueChainMutations(client).link(), { raw_id: B, application_id: A }, queries),
    ],
    [
      'adding a stream',
      ['a', 'suppliers of a', 'activity of a', 'b', 'applications of b'],
      { Item: { type: 'ADD_RAW', parentProductId: A, childProductId: B } },
      (client, queries) =>
        callMutation(
          valueChainMutations(client).addStream(),
          { type: 'ADD_RAW', parentProductId: A, childProductId: B },
          queries,
        ),
    ],
    [
      'adding a supplier',
      ['a', 'suppliers of a', 'activity of a', 'products of c'],
      { Item: { company_id: C, product_id: A } },
      (client, queries) =>
        callMutation(supplierMutations(client).add(), { company_id: C, product_id: A }, queries),
    ],
    [
      'adding many products to a company',
      ['list', 'b', 'applications of b', 'products of c', 'search'],
      { results: [{ status: 'added', product_id: B, product_name: '' }], count: 1 },
      (client, queries) => callMutation(productMutations(client).addBulk(), { products: [B] }, queries),
    ],
  ])('%s', async (_, stale, reply, write) => {
    const { client } = stubbedClient(() => json(reply, 201));
    const queries = new QueryClient();
    for (const key of Object.values(everything)) queries.setQueryData(key, {});

    await write(client, queries);

    const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
    expect(
      Object.entries(everything)
        .filter(([, key]) => isStale(key))
        .map(([name]) => name),
    ).toEqual(stale);
  });

  it('fetches what is on screen anew before the write counts as done [DIFF-026]', async () => {
    const { client, seen } = stubbedClient(({ method }) =>
      method === 'GET' ? json({ Item: { id: A } }) : json({ Item: { company_id: C, product_id: A } }, 201),
    );
    const queries = new QueryClient({ defaultOptions: queryDefaults });
    const page = new QueryObserver(queries, productQueries(client).detail(A));
    const leave = page.subscribe(() => {});
    await page.refetch();

    await callMutation(supplierMutations(client).add(), { company_id: C, product_id: A }, queries);
    leave();

    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  it('forgets a product that was deleted', async () => {
    const { client, seen } = stubbedClient(() => new Response(null, { status: 204 }));
    const queries = new QueryClient();
    queries.setQueryData(productKeys.detail(A), {});

    await callMutation(productMutations(client).remove(), { id: A }, queries);

    expect(seen.map(({ method, address }) => `${method} ${address}`)).toEqual([
      `DELETE /api/v1/product/${A}`,
    ]);
    expect(queries.getQueryData(productKeys.detail(A))).toBeUndefined();
  });
});

describe('pictures', () => {
  it('sends the picture and its crop in one form [API-086]', async () => {
    const { client, seen } = stubbedClient(() =>
      json({ product_id: A, original_images: [], crop_images: [] }, 201),
    );
    const picture = {
      original: new Blob(['original bytes'], { type: 'image/png' }),
      crop: new Blob(['crop bytes'], { type: 'image/png' }),
    };

    await callMutation(productMutations(client).uploadImage(A), picture);

    const [request] = seen;
    expect(request?.address).toBe('/api/v2/product/upload?type=image');
    const form = await new Response(request?.body, { headers: request?.headers }).formData();
    expect(form.get('product_id')).toBe(A);
    expect(await (form.get('original_image') as Blob).text()).toBe('original bytes');
    expect(await (form.get('crop_image') as Blob).text()).toBe('crop bytes');
  });

  it('sends a file to the signed address without credentials [API-085]', async () => {
    const signed = {
      signedRequest: 'https://storage.example/bucket/p7Q2.png?signature=x',
      url: 'https://files.example/p7Q2.png',
      expires_at: '2026-09-15T10:35:00.000Z',
    };
    const { client, seen } = stubbedClient(({ method }) =>
      method === 'GET' ? json(signed) : new Response(null, { status: 204 }),
    );

    const file = new Blob(['bytes'], { type: 'image/png' });
    const url = await callMutation(productMutations(client).uploadSignedImage(), { file });

    expect(url).toBe(signed.url);
    expect(seen.map(({ method, address, credentials }) => [method, address, credentials])).toEqual([
      ['GET', '/api/v1/product/signedUrl/image?file_type=image%2Fpng', 'include'],
      ['PUT', '/bucket/p7Q2.png?signature=x', 'omit'],
    ]);
    expect(seen[1]?.headers.get('Content-Type')).toBe('image/png');
    expect(seen[1]?.body).toBe('bytes');
  });

  it('fails as the signed address does', async () => {
    const { client } = stubbedClient(({ method }) =>
      method === 'GET'
        ? json({ signedRequest: 'https://storage.example/x', url: '', expires_at: '' })
        : json({ error: 'This upload address is no longer valid.', code: 'upload_refused' }, 403),
    );

    const sending = callMutation(productMutations(client).uploadSignedImage(), { file: new Blob(['bytes']) });

    await expect(sending).rejects.toMatchObject({ code: 'upload_refused', status: 403 });
  });
});

describe('types of mutations', () => {
  it('gives data, error and variables their types', () => {
    const { client } = stubbedClient(() => json({}));
    const create = new MutationObserver(new QueryClient(), productMutations(client).create());

    expectTypeOf(create.mutate).parameter(0).toEqualTypeOf<ProductDraft>();
    expectTypeOf(create.mutate).returns.resolves.toEqualTypeOf<Product>();
    expectTypeOf(create.getCurrentResult().error).toEqualTypeOf<ApiError | null>();
  });
});
