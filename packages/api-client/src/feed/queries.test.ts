import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { callQuery } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { Post } from '../types';
import { dropCachedPost, dropCachedPostsByAuthor, reloadFeeds } from './cache';
import { feedQueries, newestPostsQuery, postQueries } from './queries';

const ID = 'd53ae804-391b-573e-ba6d-76a128774728';

/** A feed of so many posts, `p0` the newest, that can grow at its head and lose posts. */
function aFeed(count: number) {
  let ids = Array.from({ length: count }, (_, index) => `p${index}`);
  const { client, seen } = stubbedClient(({ address }) => {
    const { searchParams } = new URL(address, 'https://api.millrace.example');
    const [start, size] = [Number(searchParams.get('start')), Number(searchParams.get('size'))];
    const items = ids.slice(start, start + size).map((id) => ({ id }));
    if (address.endsWith('/latest')) return json({ results: ids.map((id) => ({ id })), count: ids.length });
    return json({ items, total: ids.length, start, size, limited: 'none' });
  });
  return {
    client,
    addresses: () => seen.map(({ address }) => address),
    add: (...added: string[]) => {
      ids = [...added, ...ids];
    },
    lose: (...lost: string[]) => {
      ids = ids.filter((id) => !lost.includes(id));
    },
  };
}

function rowIds(rows: { items: { id: string }[] } | undefined): string[] {
  return rows?.items.map(({ id }) => id) ?? [];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('feedQueries', () => {
  it('asks for ten from the first on, then adds ten to the start until all came [FEED-012, FEED-013]', async () => {
    const { client, addresses } = aFeed(23);
    const feed = new InfiniteQueryObserver(new QueryClient(), feedQueries(client).product(ID));
    await feed.refetch();
    expect(feed.getCurrentResult()).toMatchObject({ hasNextPage: true, data: { count: 23 } });
    await feed.fetchNextPage();
    await feed.fetchNextPage();

    expect(addresses()).toEqual(
      [0, 10, 20].map((start) => `/api/v2/feed/product/${ID}?start=${start}&size=10`),
    );
    expect(feed.getCurrentResult().hasNextPage).toBe(false);
    expect(rowIds(feed.getCurrentResult().data)).toEqual(upTo(23));
  });

  it('shows each post once when new ones push the rest onto the next page', async () => {
    const { client, add } = aFeed(15);
    const feed = new InfiniteQueryObserver(new QueryClient(), feedQueries(client).global());
    await feed.refetch();
    add('new1', 'new2');
    await feed.fetchNextPage();

    const { data, hasNextPage } = feed.getCurrentResult();
    expect(rowIds(data)).toEqual(upTo(15));
    // What is new at the head is not counted as missing at the foot.
    expect([data?.count, hasNextPage]).toEqual([15, false]);
  });

  it('goes back to the newest ten when feeds are reloaded [FEED-016]', async () => {
    const { client, add, addresses } = aFeed(25);
    const queries = new QueryClient();
    const feed = new InfiniteQueryObserver(queries, feedQueries(client).company(ID));
    const leave = feed.subscribe(() => {});
    await feed.refetch();
    await feed.fetchNextPage();
    add('mine');
    const asked = addresses().length;
    await reloadFeeds(queries);

    expect(addresses().slice(asked)).toEqual([`/api/v2/feed/company/${ID}?start=0&size=10`]);
    expect(rowIds(feed.getCurrentResult().data)).toEqual(['mine', ...upTo(9)]);
    leave();
  });

  it('no longer takes for newer what was newest before it was removed, or before all was read anew', async () => {
    const { client } = aFeed(3);
    const queries = new QueryClient();
    const { queryKey } = newestPostsQuery(client, { kind: 'company', id: ID });
    const newest = { id: 'p0', user_id: 'ada' } as Post;
    const kept = (forget: () => unknown) => {
      queries.setQueryData(queryKey, [newest]);
      forget();
      return queries.getQueryData(queryKey);
    };
    expect(kept(() => dropCachedPost(queries, 'p1'))).toEqual([newest]);
    expect(kept(() => dropCachedPostsByAuthor(queries, 'ben'))).toEqual([newest]);
    expect(kept(() => dropCachedPost(queries, 'p0'))).toEqual([]);
    expect(kept(() => dropCachedPostsByAuthor(queries, 'ada'))).toEqual([]);
    expect(kept(() => reloadFeeds(queries))).toEqual([]);
  });

  it('stays as long as it is where its reader keeps their place, and is read anew from the first ten on [FEED-016]', async () => {
    const { client, lose, addresses } = aFeed(25);
    const queries = new QueryClient();
    const feed = new InfiniteQueryObserver(queries, feedQueries(client).company(ID));
    const leave = feed.subscribe(() => {});
    await feed.refetch();
    await feed.fetchNextPage();
    // One that nobody looks at begins anew.
    const other = new InfiniteQueryObserver(queries, feedQueries(client).global());
    await other.refetch();
    await other.fetchNextPage();
    lose('p3');
    const asked = addresses().length;
    await reloadFeeds(queries, 'place');

    expect(addresses().slice(asked)).toEqual(
      [0, 10].map((start) => `/api/v2/feed/company/${ID}?start=${start}&size=10`),
    );
    expect(rowIds(feed.getCurrentResult().data)).toEqual(upTo(21).filter((id) => id !== 'p3'));
    expect(
      queries.getQueryData<{ pages: unknown[] }>(feedQueries(client).global().queryKey)?.pages,
    ).toHaveLength(1);
    leave();
  });

  it.each([
    ['global', '/api/v2/feed/global'],
    ['user', `/api/v2/feed/user/${ID}`],
    ['product', `/api/v2/feed/product/${ID}`],
    ['company', `/api/v2/feed/company/${ID}`],
  ] as const)('reads the %s feed', async (kind, path) => {
    const { client, addresses } = aFeed(1);
    const about = kind === 'global' ? { kind } : { kind, id: ID };
    await new InfiniteQueryObserver(new QueryClient(), feedQueries(client).of(about)).refetch();

    expect(addresses()).toEqual([`${path}?start=0&size=10`]);
  });

  it('reads the newest about a company', async () => {
    const { client, addresses } = aFeed(3);
    const posts = await callQuery(feedQueries(client).latest(ID));

    expect(posts.map(({ id }) => id)).toEqual(upTo(3));
    expect(addresses()).toEqual([`/api/v2/feed/company/${ID}/latest`]);
  });
});

describe('comments', () => {
  it('come five at a time, the newest first and each page before the one that is there [FEED-047]', async () => {
    const pages = {
      null: { results: ['d', 'e'].map((id) => ({ id })), count: 4, LastEvaluatedKey: 'd' },
      d: { results: ['b', 'c'].map((id) => ({ id })), count: 4 },
    };
    const { client, seen } = stubbedClient(async ({ address }) => {
      const cursor = new URL(address, 'https://millrace.example').searchParams.get('cursor');
      return json(cursor === 'd' ? pages.d : pages.null);
    });
    const comments = new InfiniteQueryObserver(new QueryClient(), postQueries(client).comments(ID));
    await comments.refetch();
    expect(rowIds(comments.getCurrentResult().data)).toEqual(['d', 'e']);
    await comments.fetchNextPage();

    expect(rowIds(comments.getCurrentResult().data)).toEqual(['b', 'c', 'd', 'e']);
    expect(seen.map(({ address }) => address)).toEqual([
      `/api/v2/feed/post/${ID}/comments?limit=5`,
      `/api/v2/feed/post/${ID}/comments?limit=5&cursor=d`,
    ]);
  });
});

describe('one’s own feed', () => {
  it('is asked for by why its posts are there and by sector, each a list of its own', async () => {
    const { client, addresses } = aFeed(3);
    const queries = new QueryClient();
    await queries.fetchInfiniteQuery(feedQueries(client).global({ from: 'people' }));
    await queries.fetchInfiniteQuery(feedQueries(client).of({ kind: 'global', sector: 'optical-fiber' }));
    await queries.fetchInfiniteQuery(feedQueries(client).of({ kind: 'global' }));
    const [people, sector, all] = addresses().map((one) => new URL(one, 'https://millrace.example'));
    expect(people?.searchParams.get('from')).toBe('people');
    expect(sector?.searchParams.get('sector')).toBe('optical-fiber');
    expect([all?.searchParams.has('from'), all?.searchParams.has('sector')]).toEqual([false, false]);
  });
});
