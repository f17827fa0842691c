import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { postMutations } from '../feed/mutations';
import { feedQueries, postQueries } from '../feed/queries';
import { callMutation } from '../testing/call';
import { json, stubbedClient } from '../testing/stub-fetch';

/** What a server has of a feed of 25 posts, `p0` the newest, and of the twelve comments on that. */
interface Held {
  posts: { id: string; liked: boolean; like_count: number; comment_count: number }[];
  comments: { id: string }[];
}

const READ_FIRST = { afterWrite: false };

/** Five comments of a list, `c0` the newest, in the order of time. */
function commentPage(all: readonly { id: string }[], cursor: string | null) {
  const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  const rows = all.slice(start, start + 5);
  const last = start + 5 < all.length ? rows.at(-1) : undefined;
  const results = rows.toReversed().map(({ id }) => ({ id, reply_count: 0, replies: [] }));
  return { results, count: all.length, ...(last && { LastEvaluatedKey: last.id }) };
}

/**
 * A server whose next read can be held back: it is answered with what there was when it was asked, or with what there is
 * when it is let go.
 */
function aServer() {
  const held: Held = {
    posts: Array.from({ length: 25 }, (_, at) => ({
      id: `p${at}`,
      liked: false,
      like_count: 3,
      comment_count: 12,
    })),
    comments: Array.from({ length: 12 }, (_, at) => ({ id: `c${at}` })),
  };
  let refuses = false;
  let isHeld: { afterWrite: boolean } | null = null;
  let letGo = () => {};
  const cannedAnswer = (address: string) => {
    const { searchParams } = new URL(address, 'https://api.millrace.example');
    const [start, size] = [Number(searchParams.get('start')), Number(searchParams.get('size'))];
    const page = <Row>(rows: Row[]) => structuredClone(rows.slice(start, start + size));
    return address.includes('/comment')
      ? commentPage(held.comments, searchParams.get('cursor'))
      : { items: page(held.posts), total: held.posts.length, start, size, limited: 'none' };
  };
  const { client, seen } = stubbedClient(async ({ method, address }) => {
    if (method === 'GET') {
      const before = cannedAnswer(address);
      const wait = isHeld;
      isHeld = null;
      if (!wait) return json(before);
      await new Promise<void>((resolve) => {
        letGo = resolve;
      });
      return json(wait.afterWrite ? cannedAnswer(address) : before);
    }
    if (refuses) return json({ error: 'Something went wrong.', code: 'internal' }, 500);
    const id = address.split('/').at(-1);
    if (method === 'POST') {
      held.comments.unshift({ id: 'new' });
      return json({ Item: { id: 'new' } }, 201);
    }
    if (method === 'DELETE') {
      held.posts = held.posts.filter((post) => post.id !== id);
      held.comments = held.comments.filter((comment) => comment.id !== id);
      return new Response(null, { status: 204 });
    }
    const liked = id === 'like';
    held.posts = held.posts.map((post) => (post.id === 'p0' ? { ...post, liked, like_count: 4 } : post));
    return json({ count: 4, liked });
  });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  return {
    queries,
    client,
    mutations: postMutations(client),
    refuse: () => {
      refuses = true;
    },
    /** Begins a read that is held back, and waits until it is asked. */
    holdBack: async (read: () => Promise<unknown>, how = READ_FIRST) => {
      isHeld = how;
      const asked = seen.length;
      const reading = read();
      await expect.poll(() => seen.length).toBeGreaterThan(asked);
      return async () => {
        letGo();
        await reading;
      };
    },
  };
}

type Server = ReturnType<typeof aServer>;

const watchFeed = ({ queries, client }: Server) =>
  watched(new InfiniteQueryObserver(queries, feedQueries(client).global()));
const watchComments = ({ queries, client }: Server) =>
  watched(new InfiniteQueryObserver(queries, postQueries(client).comments('p0')));

function watched<Observer extends { subscribe: (onChange: () => void) => () => void }>(list: Observer) {
  onTestFinished(list.subscribe(() => {}));
  return list;
}

const shownIds = (list: { getCurrentResult: () => { data?: { items: { id: string }[] } | undefined } }) =>
  list.getCurrentResult().data?.items.map(({ id }) => id);
const named = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${letter}${from + at}`);

describe.each([
  ['was answered before', { afterWrite: false }],
  ['is answered after', { afterWrite: true }],
])('what is done while a further page that %s it is on its way', (_, how) => {
  it('leaves a new comment where it is, and each of the others once', async () => {
    const server = aServer();
    const comments = watchComments(server);
    await comments.refetch();

    const arrive = await server.holdBack(() => comments.fetchNextPage(), how);
    await callMutation(server.mutations.comment('p0'), { text: 'Which lamp?' }, server.queries);
    expect(shownIds(comments)?.at(-1)).toBe('new');
    await arrive();
    await expect.poll(() => comments.getCurrentResult().isFetching).toBe(false);
    await comments.fetchNextPage();
    await comments.fetchNextPage();

    expect(shownIds(comments)?.toReversed()).toEqual(['new', ...named('c', 0, 12)]);
    expect(comments.getCurrentResult().data?.count).toBe(13);
  });

  it('does not bring back a comment that was removed, and leaves out none', async () => {
    const server = aServer();
    const comments = watchComments(server);
    await comments.refetch();

    const arrive = await server.holdBack(() => comments.fetchNextPage(), how);
    await callMutation(server.mutations.removeComment('p0'), { commentId: 'c1' }, server.queries);
    await arrive();
    await expect.poll(() => comments.getCurrentResult().isFetching).toBe(false);
    await comments.fetchNextPage();

    expect(shownIds(comments)?.toReversed()).toEqual(['c0', ...named('c', 2, 12)]);
  });

  it('does not bring back a post that was removed, and leaves out none', async () => {
    const server = aServer();
    const feed = watchFeed(server);
    await feed.refetch();

    const arrive = await server.holdBack(() => feed.fetchNextPage(), how);
    await callMutation(server.mutations.remove('p3'), undefined, server.queries);
    await arrive();
    await expect.poll(() => feed.getCurrentResult().isFetching).toBe(false);

    expect(shownIds(feed)).toEqual(named('p', 0, 20).filter((id) => id !== 'p3'));
  });
});

describe('a like while a further page is on its way', () => {
  const shownPost = (feed: ReturnType<typeof watchFeed>) => {
    const [first] = feed.getCurrentResult().data?.items ?? [];
    return first && [first.liked, first.like_count];
  };
  const like = (server: Server) =>
    new MutationObserver(server.queries, server.mutations.like('p0')).mutate().catch(() => null);

  it('stays, and the page comes', async () => {
    const server = aServer();
    const feed = watchFeed(server);
    await feed.refetch();

    const arrive = await server.holdBack(() => feed.fetchNextPage());
    await like(server);
    await arrive();

    expect(shownPost(feed)).toEqual([true, 4]);
    expect(shownIds(feed)).toEqual(named('p', 0, 20));
  });

  it('that is refused is taken back, and does not come back with the page', async () => {
    const server = aServer();
    const feed = watchFeed(server);
    await feed.refetch();
    server.refuse();

    const liking = like(server);
    const arrive = await server.holdBack(() => feed.fetchNextPage());
    await liking;
    expect(shownPost(feed)).toEqual([false, 3]);
    await arrive();

    expect(shownPost(feed)).toEqual([false, 3]);
    expect(shownIds(feed)).toEqual(named('p', 0, 20));
  });

  it('stays where its reader goes elsewhere before the page has come', async () => {
    const server = aServer();
    const feed = new InfiniteQueryObserver(server.queries, feedQueries(server.client).global());
    const leave = feed.subscribe(() => {});
    await feed.refetch();

    await server.holdBack(() => feed.fetchNextPage().catch(() => null));
    await like(server);
    leave();

    const again = watchFeed(server);
    expect(shownPost(again)).toEqual([true, 4]);
  });
});

it('a comment that is answered before the first page of comments is among them', async () => {
  const server = aServer();
  const comments = watchComments(server);
  const arrive = await server.holdBack(() => comments.refetch({ cancelRefetch: false }));
  await callMutation(server.mutations.comment('p0'), { text: 'Which lamp?' }, server.queries);
  await arrive();
  await expect.poll(() => comments.getCurrentResult().isFetching).toBe(false);

  expect(shownIds(comments)?.toReversed()).toEqual(['new', ...named('c', 0, 4)]);
});

it('a like while all pages are read anew stays, and so does one post less', async () => {
  const server = aServer();
  const feed = watchFeed(server);
  await feed.refetch();
  await feed.fetchNextPage();

  const arrive = await server.holdBack(() => feed.refetch());
  await callMutation(server.mutations.remove('p3'), undefined, server.queries);
  await new MutationObserver(server.queries, server.mutations.like('p0')).mutate();
  await arrive();

  expect(feed.getCurrentResult().data?.items[0]).toMatchObject({ liked: true, like_count: 4 });
  expect(shownIds(feed)).not.toContain('p3');
});
