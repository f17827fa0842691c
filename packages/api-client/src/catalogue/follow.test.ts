import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { feedKeys } from '../feed/keys';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { Product } from '../types';
import { productKeys } from './keys';
import { productMutations } from './mutations';
import { productQueries } from './queries';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

/** A product page on a server that can be held back. */
function aProductPage({ following, refuse = false }: { following: boolean; refuse?: boolean }) {
  let stored = { id: ID, name: 'Preform silica glass', following, followers: 8 };
  const gate = deferred();
  const { client, seen } = stubbedClient(async ({ method, address }) => {
    if (method === 'GET') return json({ Item: stored });
    await gate.promise;
    if (refuse) return json({ error: 'Something went wrong.', code: 'internal' }, 500);
    const now = address.endsWith('/follow');
    stored = { ...stored, following: now, followers: stored.followers + (now ? 1 : -1) };
    return json({
      Item: { product_id: ID, product_name: stored.name, following: now, followers: stored.followers },
    });
  });
  const queries = new QueryClient();
  const page = new QueryObserver(queries, productQueries(client).detail(ID));
  const shown = () => {
    const product = queries.getQueryData<Product>(productKeys.detail(ID));
    return product && [product.following, product.followers];
  };
  const run = (name: 'follow' | 'unfollow') =>
    new MutationObserver(queries, productMutations(client)[name](ID)).mutate();
  return { page, queries, seen, shown, run, letGo: () => gate.resolve() };
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: () => resolve() };
}

describe('follow and unfollow', () => {
  it('shows at once, then fetches the data anew without reloading the document [DIFF-026, PROD-014]', async () => {
    const { page, run, shown, letGo, seen } = aProductPage({ following: false });
    const leave = page.subscribe(() => {});
    await page.refetch();

    const following = run('follow');
    await expect.poll(shown).toEqual([true, 9]);
    expect(seen.filter(({ method }) => method === 'GET')).toHaveLength(1);

    letGo();
    await following;
    expect(shown()).toEqual([true, 9]);
    expect(seen.map(({ method, address }) => `${method} ${address}`)).toEqual([
      `GET /api/v1/product/${ID}`,
      'POST /api/v1/product/follow',
      `GET /api/v1/product/${ID}`,
    ]);
    leave();
  });

  it('puts back what stood there when it fails', async () => {
    const { queries, page, run, shown, letGo } = aProductPage({ following: true, refuse: true });
    await page.refetch();

    const unfollowing = run('unfollow').catch((error: unknown) => error);
    await expect.poll(shown).toEqual([false, 7]);
    letGo();

    expect(await unfollowing).toMatchObject({ code: 'internal' });
    expect(shown()).toEqual([true, 8]);
    expect(queries.getQueryState(productKeys.detail(ID))?.isInvalidated).toBe(true);
  });

  it('carries out quick clicks one after the other, so that the last wins', async () => {
    const { page, run, shown, letGo, seen } = aProductPage({ following: false });
    await page.refetch();

    const clicks = [run('follow'), run('unfollow')];
    await expect.poll(shown).toEqual([false, 8]);
    letGo();
    await Promise.all(clicks);

    expect(seen.filter(({ method }) => method === 'POST').map(({ address }) => address)).toEqual([
      '/api/v1/product/follow',
      '/api/v1/product/unfollow',
    ]);
    expect(shown()).toEqual([false, 8]);
  });

  it('changes nothing on screen when it is so already', async () => {
    const { page, run, shown, letGo } = aProductPage({ following: true });
    await page.refetch();

    const following = run('follow');
    expect(shown()).toEqual([true, 8]);
    letGo();
    await following;
  });

  it('marks the global feed, which is made of what one follows, and no other', async () => {
    const { queries, run, letGo } = aProductPage({ following: false });
    for (const key of [feedKeys.global, ['feeds', 'new']]) queries.setQueryData(key, []);
    letGo();
    await run('follow');
    expect(queries.getQueryState(feedKeys.global)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(['feeds', 'new'])?.isInvalidated).toBe(false);
  });
});

describe('following several', () => {
  const followAll = (missing: readonly string[]) => {
    const followed: string[] = [];
    const { client } = stubbedClient(({ body }) => {
      const { productId } = JSON.parse(String(body));
      if (missing.includes(productId))
        return json({ error: 'Check the marked field.', code: 'invalid_fields' }, 422);
      followed.push(productId);
      return json({ Item: { product_id: productId, product_name: '', following: true, followers: 1 } });
    });
    const ids = ['a', 'b', 'c'];
    const answered = new MutationObserver(new QueryClient(), productMutations(client).followAll())
      .mutate({ ids })
      .catch((error: unknown) => error);
    return { followed, answered };
  };

  it('passes over what is not there, or no longer, while any is', async () => {
    const { followed, answered } = followAll(['b']);
    expect(await answered).toEqual(['a', 'c']);
    expect(followed).toEqual(['a', 'c']);
  });

  it('fails where none of them is there', async () => {
    expect(await followAll(['a', 'b', 'c']).answered).toMatchObject({ status: 422 });
  });
});
