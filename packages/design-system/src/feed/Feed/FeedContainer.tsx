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
        /** Shows only posts with this kind of content. Default: all. @see GAP-022 */
        content?: ContentKind | undefined;
      }
    | { kind: 'product' | 'company'; id: string; name: string };
  /** The viewer; null for a guest. */
  viewer: { id: string } | null;
  /** The viewer as author, for optimistic comments. */
  author?: PostAuthor | undefined;
  /** Sector of the product that the feed is about. */
  sector?: string | null | undefined;
  /** Id of a linked post, which is shown first. @see PAGE-012 */
  postId?: string | undefined;
  /** Key of the history entry, such as a router's; restores the scroll position. Default: it is not restored. */
  visit?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Loads a feed ten posts per page, with the composer for viewers who may post there. */
export function FeedContainer(props: FeedContainerProps) {
  const { about, viewer } = props;
  const key = (filter: string) =>
    [about.kind, 'id' in about ? about.id : '', filter, viewer?.id ?? ''].join(' ');
  // Another feed or viewer remounts everything. Another filter remounts only the posts, so that the focus and the draft
  // are kept.
  return <OneFeed key={key('')} name={key(filterKey(about))} {...props} />;
}

/** Key of the filter within feeds of one subject. */
function filterKey(about: FeedContainerProps['about']): string {
  if (about.kind === 'user') return about.content ?? '';
  return about.kind === 'global' ? [about.from, about.sector].filter(Boolean).join('+') : '';
}

interface OneFeedProps extends FeedContainerProps {
  /** Key of the feed, its filter and its viewer. */
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
    // The notice announces newer posts, so a feed of several pages is not refetched automatically.
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
  // No composer under a content filter, as the new post might not match it.
  const isWhole = about.kind !== 'user' || (about.id === viewer?.id && about.content === undefined);
  const canPost = viewer !== null && isWhole;
  const created = (post: Post) => {
    // Optimistic update: show the post before the feed is refetched.
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
          // The draft is shared by all filters.
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

/** Shows the linked post, or a notice if it is removed or not visible to the viewer. */
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

/** Returns the list without the linked post, which is already shown first. */
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
  /** Undefined if the viewer has neither opened nor closed them. */
  isOpen: (postId: string) => boolean | undefined;
  /** Referentially stable. */
  noteOpen: (postId: string, isOpen: boolean) => void;
}

/** Remembers which posts show their comments, as posts out of view are unmounted. */
function useOpenComments(): OpenComments {
  const [kept] = useState((): OpenComments => {
    const noted = new Map<string, boolean>();
    return { isOpen: (postId) => noted.get(postId), noteOpen: (postId, isOpen) => noted.set(postId, isOpen) };
  });
  return kept;
}

/** Returns the number of posts newer than the newest one shown; polled every minute while the page is visible. */
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
 * @param estimatePx Height assumed for posts that were never measured.
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
