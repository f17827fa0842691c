import {
  addCachedPost,
  type FeedAbout,
  type FeedFilter,
  feedQueries,
  NEWEST_ASKED,
  newestPostsQuery,
  type Post,
  type PostAuthor,
  postQueries,
} from '@millrace/api-client';
import { type ContentKind, NEW_POSTS_EVERY_MS } from '@millrace/domain';
import {
  createVirtualListHeights,
  ErrorState,
  Notice,
  type VirtualListHandle,
  type VirtualListHeights,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { REFETCH_WHILE_SINGLE_PAGE } from '../../internal/refetch-while-single-page';
import { useApiClient } from '../../shell/ApiClient';
import { useListState } from '../../shell/PagedList';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import { PostComposerContainer, type PostComposerContainerProps } from '../PostComposer';
import { Feed, type FeedPlace, type FeedProps, type FeedSubject, POST_PX } from './Feed';
import { feedMessages } from './Feed.messages';
import { FeedPost, type FeedPostProps } from './FeedPost';
import { useFeedUpdate } from './useFeedUpdate';
import { useScrollRestoration } from './useScrollRestoration';

export interface FeedContainerProps
  extends Pick<FeedProps, 'headingLevel' | 'filters' | 'signInHref' | 'emptyHref' | 'atomHref'>,
    Pick<PostComposerContainerProps, 'onPendingChange'>,
    Pick<FeedPostProps, 'onEditPendingChange'> {
  about:
    | ({ kind: 'global' } & FeedFilter)
    | {
        kind: 'user';
        id: string;
        name: string;
        /** Only posts that bring this. Default: all. @see GAP-022 */
        content?: ContentKind | undefined;
      }
    | { kind: 'product' | 'company'; id: string; name: string };
  /** Who reads; null is a guest. */
  viewer: { id: string } | null;
  /** As whom the viewer comments: shows a comment while it is sent. */
  author?: PostAuthor | undefined;
  /** Of the product that the feed is about. */
  sector?: string | null | undefined;
  /** A post that a link leads to: it stands first. @see PAGE-012 */
  postId?: string | undefined;
  /** Of this visit in the browser's history, such as a router's key of it: on it one finds one's place again. Default: none. */
  visit?: string | undefined;
  /** Called when the session has ended meanwhile: lead to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Reads a feed ten posts at a time, with the composer above it for whoever may post there. */
export function FeedContainer(props: FeedContainerProps) {
  const { about, viewer } = props;
  const key = (filter: string) =>
    [about.kind, 'id' in about ? about.id : '', filter, viewer?.id ?? ''].join(' ');
  // Another feed, or another reader, begins anew. Under another filter only the posts do, so that who chooses one keeps
  // the focus, and what is written stays.
  return <OneFeed key={key('')} name={key(filterKey(about))} {...props} />;
}

/** Tells feeds of one subject apart by what they leave out. */
function filterKey(about: FeedContainerProps['about']): string {
  if (about.kind === 'user') return about.content ?? '';
  return about.kind === 'global' ? [about.from, about.sector].filter(Boolean).join('+') : '';
}

interface OneFeedProps extends FeedContainerProps {
  /** Of the feed, its filter and its reader. */
  name: string;
}

function OneFeed({
  name,
  about,
  viewer,
  author,
  sector,
  postId,
  headingLevel,
  filters,
  signInHref,
  emptyHref,
  atomHref,
  visit,
  onSignInRequired,
  onPendingChange,
  onEditPendingChange,
}: OneFeedProps) {
  const client = useApiClient();
  const query = feedQueries(client).of(about);
  const feed = useInfiniteQuery({
    ...query,
    // That there are newer posts is told by the notice.
    ...REFETCH_WHILE_SINGLE_PAGE,
  });
  const state = useListState(feed);
  const update = useFeedUpdate();
  const heights = useMemo(() => cachedRowHeights(name, POST_PX), [name]);
  const { isOpen, noteOpen } = useOpenComments();
  const rows = useRef<VirtualListHandle>(null);
  const top = useRef<HTMLDivElement>(null);
  const queries = useQueryClient();
  useScrollRestoration({
    placeKey: visit === undefined ? null : `${visit} ${name}`,
    posts: feed.data?.items,
    loadMore: feed.hasNextPage && !feed.isFetching && !feed.isError ? feed.fetchNextPage : undefined,
    isLoading: feed.isFetching,
    ...{ rows, inside: top },
  });
  const newCount = useNewPosts(about, feed.data?.items);
  const isFiltered = about.kind === 'global' && filterKey(about) !== '';
  // What is written under a tab may well belong under another.
  const isWhole = about.kind !== 'user' || (about.id === viewer?.id && about.content === undefined);
  const canPost = viewer !== null && isWhole;
  const created = (post: Post) => {
    // It is seen at once, before the feed is read anew.
    addCachedPost(queries, query.queryKey, post);
    update.soon();
  };
  const renderPost = (post: Post, options: { defaultCommentsOpen: boolean } | FeedPlace) => (
    <FeedPost
      {...options}
      defaultCommentsOpen={
        isOpen(post.id) ?? ('defaultCommentsOpen' in options && options.defaultCommentsOpen)
      }
      onCommentsOpenChange={noteOpen}
      post={post}
      viewerId={viewer?.id ?? null}
      author={author}
      sector={sector}
      signInHref={viewer ? undefined : signInHref}
      signInAgainHref={signInHref}
      onSignInRequired={onSignInRequired}
      onEditPendingChange={onEditPendingChange}
      onChanged={update.soonHere}
      onRemoved={update.soonHere}
    />
  );
  return (
    <Feed
      about={about satisfies FeedSubject}
      state={without(state, postId)}
      renderPost={renderPost}
      headingLevel={headingLevel ?? 2}
      update={update.state}
      onUpdateAgain={update.now}
      filters={filters}
      isFiltered={isFiltered}
      hasNew={newCount > 0 && update.state === 'idle'}
      newCount={newCount < NEWEST_ASKED ? newCount : undefined}
      onShowNew={() => {
        update.now();
        top.current?.scrollIntoView({ block: 'start' });
      }}
      onLoadMore={() => void feed.fetchNextPage()}
      onRetry={() => void feed.refetch()}
      signInHref={viewer ? undefined : signInHref}
      emptyHref={about.kind === 'global' ? emptyHref : undefined}
      atomHref={atomHref}
      heights={heights}
      rows={rows}
    >
      <div ref={top} />
      {canPost && (
        <PostComposerContainer
          memberId={viewer.id}
          // What is written is the same under each filter.
          place={[about.kind, 'id' in about ? about.id : '', '', viewer.id].join(' ')}
          context={toPostContext(about)}
          signInHref={signInHref}
          onCreated={created}
          onPendingChange={onPendingChange}
        />
      )}
      {postId !== undefined && <LinkedPost id={postId} renderPost={renderPost} />}
    </Feed>
  );
}

interface LinkedPostProps {
  id: string;
  renderPost: (post: Post, options: { defaultCommentsOpen: boolean }) => React.ReactNode;
}

/** The post that a link leads to; or that it is gone, or for others. */
function LinkedPost({ id, renderPost }: LinkedPostProps) {
  const messages = useMessages(feedMessages, pagedListMessages);
  const { data: post, error, refetch } = useQuery(postQueries(useApiClient()).detail(id));
  if (error?.status === 404) return <Notice tone="info">{messages.format('feed.postGone')}</Notice>;
  if (error) {
    return (
      <ErrorState
        title={messages.format('feed.postFailed')}
        description={error.text ?? messages.format('list.failedHint')}
        onRetry={() => void refetch()}
      />
    );
  }
  return post && renderPost(post, { defaultCommentsOpen: true });
}

/** The list without the post that stands first already. */
function without(state: ListState<Post>, postId: string | undefined): ListState<Post> {
  if (state.status !== 'ready' || postId === undefined) return state;
  const rows = state.rows.filter(({ id }) => id !== postId);
  return rows.length === state.rows.length ? state : { ...state, rows, total: state.total - 1 };
}

const toPostContext = (about: FeedContainerProps['about']) =>
  about.kind === 'product' || about.kind === 'company'
    ? { kind: about.kind, id: about.id, name: about.name }
    : undefined;

interface OpenComments {
  /** Undefined where a reader has neither opened nor closed them. */
  isOpen: (postId: string) => boolean | undefined;
  /** The same function each time. */
  noteOpen: (postId: string, isOpen: boolean) => void;
}

/** Which posts of a feed show their comments, for when one comes back that was out of sight and off the page. */
function useOpenComments(): OpenComments {
  const [kept] = useState((): OpenComments => {
    const noted = new Map<string, boolean>();
    return { isOpen: (postId) => noted.get(postId), noteOpen: (postId, isOpen) => noted.set(postId, isOpen) };
  });
  return kept;
}

/** Counts the posts of a feed that are newer than those that are shown; asked every minute while somebody looks. */
function useNewPosts(about: FeedAbout, shown: readonly Post[] | undefined): number {
  const { data: newest } = useQuery({
    ...newestPostsQuery(useApiClient(), about),
    refetchInterval: NEW_POSTS_EVERY_MS,
    refetchOnMount: false,
    initialData: NO_POSTS,
    staleTime: NEW_POSTS_EVERY_MS,
    enabled: shown !== undefined,
    retry: false,
  });
  if (!shown) return 0;
  const [first] = shown;
  return newest.filter((post) => isUnshown(post) && (!first || post.added > first.added)).length;

  function isUnshown({ id }: Post): boolean {
    return shown?.every((post) => post.id !== id) ?? false;
  }
}

const NO_POSTS: Post[] = [];

/** Size of the LRU cache. */
const FEEDS_MAX = 20;

const cache = new Map<string, VirtualListHeights>();

/**
 * Returns the measured row heights of a feed from an LRU cache, so that back navigation restores the scroll position. The
 * server caches nothing.
 *
 * @param estimatePx The height of a post that was never measured.
 */
function cachedRowHeights(feed: string, estimatePx: number): VirtualListHeights {
  const heights = cache.get(feed) ?? createVirtualListHeights(estimatePx);
  if (typeof window === 'undefined') return heights;
  cache.delete(feed);
  cache.set(feed, heights);
  const [oldest] = cache.keys();
  if (cache.size > FEEDS_MAX && oldest !== undefined) cache.delete(oldest);
  return heights;
}
