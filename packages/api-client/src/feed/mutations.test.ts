import {
  InfiniteQueryObserver,
  MutationObserver,
  type MutationOptions,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { networkMutations } from '../network/mutations';
import { callMutation } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';
import type { ApiError } from '../transport/api-error';
import { findCachedPost } from './cache';
import { postMutations } from './mutations';
import { feedQueries, postQueries } from './queries';

const ID = '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a01';
const OTHER = '5b0b2a2e-7f0c-5d0d-9c53-0d4f5b3f1a02';

/** A feed of two posts with a comment each, on a server that can be held back and that can refuse. */
async function aFeed({ liked = false, refuse = false } = {}) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const posts = [ID, OTHER].map((id) => ({ id, liked, like_count: 14, comment_count: 1 }));
  const { client, seen } = stubbedClient(async ({ method, address }) => {
    if (method === 'GET' && address.endsWith('/latest')) {
      return json({ results: posts, count: 2 });
    }
    if (method === 'GET' && address.includes('/comment')) {
      const thread = { id: 'c1', like_count: 2, liked: false, reply_count: 1, replies: [{ id: 'r1' }] };
      return json({ results: [thread], count: 1 });
    }
    if (method === 'GET') return json({ items: posts, total: 2, start: 0, size: 10, limited: 'none' });
    await gate;
    if (refuse) return json({ error: 'Something went wrong.', code: 'internal' }, 500);
    if (address.includes('/comments/')) return json({ count: 7, liked: method === 'PUT' });
    if (method === 'DELETE') return new Response(null, { status: 204 });
    if (method === 'POST') {
      const { reply_to = null } = JSON.parse(seen.at(-1)?.body ?? '{}');
      return json({ Item: { id: 'c2', text: 'Which lamp?', reply_to } }, 201);
    }
    return json({ count: address.endsWith('/like') ? 15 : 14, liked: address.endsWith('/like') });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const feed = new InfiniteQueryObserver(queries, feedQueries(client).global());
  const latest = new QueryObserver(queries, feedQueries(client).latest('c'));
  const comments = new InfiniteQueryObserver(queries, postQueries(client).comments(ID));
  await Promise.all([feed.refetch(), latest.refetch(), comments.refetch()]);
  for (const list of [feed, latest, comments]) list.subscribe(() => {});
  const mutations = postMutations(client);
  const shown = () =>
    [feed.getCurrentResult().data?.items[0], latest.getCurrentResult().data?.[0]].map(
      (post) => post && [post.liked, post.like_count],
    );
  const run = (name: 'like' | 'unlike') => new MutationObserver(queries, mutations[name](ID)).mutate();
  return { queries, client, feed, comments, mutations, seen, shown, run, open };
}

describe('like and unlike', () => {
  it('show at once wherever the post stands, and then what the server counts [FEED-046]', async () => {
    const { run, shown, open, feed } = await aFeed();

    const liking = run('like');
    await expect.poll(shown).toEqual([
      [true, 15],
      [true, 15],
    ]);
    open();
    await liking;

    expect(shown()[0]).toEqual([true, 15]);
    expect(feed.getCurrentResult().data?.items[1]).toMatchObject({ liked: false, like_count: 14 });
  });

  it('put back what stood there when it fails', async () => {
    const { run, shown, open } = await aFeed({ liked: true, refuse: true });

    const unliking = run('unlike').catch((error: unknown) => error);
    await expect.poll(shown).toEqual([
      [false, 13],
      [false, 13],
    ]);
    open();

    expect(await unliking).toMatchObject({ code: 'internal' });
    expect(shown()).toEqual([
      [true, 14],
      [true, 14],
    ]);
  });

  it('are carried out one after the other, so that the last click wins', async () => {
    const { run, shown, open, seen } = await aFeed();

    const clicks = [run('like'), run('unlike')];
    await expect.poll(() => shown()[0]).toEqual([false, 14]);
    open();
    await Promise.all(clicks);

    expect(
      seen.filter(({ method }) => method === 'PUT').map(({ address }) => address.split('/').at(-1)),
    ).toEqual(['like', 'unlike']);
    expect(shown()[0]).toEqual([false, 14]);
  });
});

describe('likes that fail, and likes beside other reads', () => {
  it('lead back to what the server said, however many of them fail one after the other', async () => {
    const { run, shown, open } = await aFeed({ refuse: true });

    const clicks = [run('like'), run('unlike'), run('like')].map((one) => one.catch(() => null));
    await expect.poll(() => shown()[0]).toEqual([true, 15]);
    open();
    await Promise.all(clicks);

    expect(shown()).toEqual([
      [false, 14],
      [false, 14],
    ]);
  });

  it('let pages that are on their way come, and are not taken back by them', async () => {
    const { run, shown, open, feed } = await aFeed();

    const reading = feed.refetch();
    const liking = run('like');
    await reading;
    // The server had answered the page before it knew of the click.
    expect(shown()[0]).toEqual([true, 15]);
    open();
    await liking;

    expect(feed.getCurrentResult().isRefetchError).toBe(false);
    expect(shown()[0]).toEqual([true, 15]);
    // What is asked for afterwards is what the server says.
    await feed.refetch();
    expect(shown()[0]).toEqual([false, 14]);
  });
});

describe('comments', () => {
  it('that are new stand last and are counted', async () => {
    const { queries, mutations, comments, open } = await aFeed();
    open();
    await callMutation(mutations.comment(ID), { text: 'Which lamp?' }, queries);

    const { data } = comments.getCurrentResult();
    expect(data?.items.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect([data?.count, findCachedPost(queries, ID)?.comment_count]).toEqual([2, 2]);
  });

  it('that answer another stand with it, and are counted with the post', async () => {
    const { queries, mutations, comments, open } = await aFeed();
    open();
    await callMutation(mutations.comment(ID), { text: 'Which lamp?', replyTo: 'c1' }, queries);

    const [thread, ...others] = comments.getCurrentResult().data?.items ?? [];
    expect(others).toEqual([]);
    expect([thread?.reply_count, thread?.replies.map(({ id }) => id)]).toEqual([2, ['r1', 'c2']]);
    expect(findCachedPost(queries, ID)?.comment_count).toBe(2);
  });

  it('that are removed are gone with their replies and no longer counted', async () => {
    const { queries, mutations, comments, open, seen } = await aFeed();
    open();
    await callMutation(mutations.removeComment(ID), { commentId: 'r1' }, queries);
    expect(comments.getCurrentResult().data?.items[0]).toMatchObject({ reply_count: 0, replies: [] });
    await callMutation(mutations.removeComment(ID), { commentId: 'c1' }, queries);

    expect(seen.at(-1)?.address).toBe(`/api/v1/feed/post/${ID}/comment/c1`);
    expect(comments.getCurrentResult().data).toEqual({ items: [], count: 0 });
    expect(findCachedPost(queries, ID)?.comment_count).toBe(0);
  });

  it('are liked at once, by the count that the server says, and as before where it refuses', async () => {
    const { queries, mutations, comments, open } = await aFeed();
    const state = () => {
      const thread = comments.getCurrentResult().data?.items[0];
      return [thread?.liked, thread?.like_count];
    };
    const liking = callMutation(mutations.likeComment(ID), { commentId: 'c1', liked: true }, queries);
    await expect.poll(state).toEqual([true, 3]);
    open();
    await liking;
    expect(state()).toEqual([true, 7]);

    const refused = await aFeed({ refuse: true });
    refused.open();
    const like = refused.mutations.likeComment(ID);
    await expect(callMutation(like, { commentId: 'c1', liked: true }, refused.queries)).rejects.toThrow();
    expect(refused.comments.getCurrentResult().data?.items[0]).toMatchObject({ liked: false, like_count: 2 });
  });
});

describe('a post that is removed', () => {
  it('leaves every feed, and one less is counted', async () => {
    const { queries, mutations, feed, open } = await aFeed();
    open();
    await callMutation(mutations.remove(ID), undefined, queries);

    const { data, hasNextPage } = feed.getCurrentResult();
    expect([data?.items.map(({ id }) => id), data?.count, hasNextPage]).toEqual([[OTHER], 1, false]);
  });
});

describe('networkMutations', () => {
  it.each([
    ['followCompany', 'POST /api/v1/me/followedCompanies', { company_id: ID }],
    ['unfollowCompany', `DELETE /api/v1/me/followedCompanies/${ID}`, null],
    ['connect', 'POST /api/v2/me/connections', { user_id: ID }],
    ['disconnect', `DELETE /api/v2/me/connections/${ID}`, null],
  ] as const)('%s sends what the contract names, and the own feed is read anew', async (name, call, body) => {
    const { queries, client, open, seen } = await aFeed();
    open();
    const options = networkMutations(client)[name](ID) as MutationOptions<unknown, ApiError, void>;
    await callMutation(options, undefined, queries);

    const sent = seen.find(({ method }) => method !== 'GET');
    expect([`${sent?.method} ${sent?.address}`, JSON.parse(sent?.body || 'null')]).toEqual([call, body]);
    const reads = seen.filter(({ address }) => address.startsWith('/api/v2/feed/global'));
    expect(reads).toHaveLength(2);
  });
});
