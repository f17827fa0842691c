import {
  Button,
  ButtonLink,
  type HeadingLevel,
  Link,
  Notice,
  Progress,
  SectionHead,
  VirtualList,
  type VirtualListHandle,
  type VirtualListHeights,
  type VirtualListPlace,
} from '@millrace/ui';
import { classNames, type RowPlaces, useFocusAfterRemoval, useMergedRef } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Rss } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody, ListFoot } from '../../shell/PagedList';
import { end, head, notice, noticeButton, feed as root } from './Feed.css';
import { feedMessages } from './Feed.messages';
import { articleAt, elementPosition } from './feed-articles';

/** Estimated height of a post with three lines of text, in pixels. */
export const POST_PX = 280;

/** Subject of a feed and its name. */
export type FeedSubject = { kind: 'global' } | { kind: 'user' | 'product' | 'company'; name: string };

const POSTS: RowPlaces = { elementPosition, elementAt: articleAt };

const TITLES = {
  global: 'feed.global',
  user: 'feed.user',
  product: 'feed.about',
  company: 'feed.about',
} as const;

const EMPTY_HINTS = {
  global: 'feed.emptyGlobal',
  user: 'feed.emptyUser',
  product: 'feed.emptyAbout',
  company: 'feed.emptyAbout',
} as const;

/** Position of a post in its feed, for `aria-posinset` and `aria-setsize`. */
export interface FeedPlace {
  /** Position from 1. */
  position: number;
  /** Total number of posts, including those not loaded. */
  setSize: number;
}

/** Fields of a post that the feed needs; the rest is for `renderPost`. */
export interface FeedItem {
  id: string;
}

export interface FeedProps<Post extends FeedItem = FeedItem>
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'about'> {
  /** Subject of the feed, used for its heading. */
  about: FeedSubject;
  state: ListState<Post>;
  /** Renders a post as a focusable article with its position: `PostCard` with `place`. */
  renderPost: (post: Post, place: FeedPlace) => ReactNode;
  /** Level of its heading; 1 if it is the title of the page. Default 2. */
  headingLevel?: HeadingLevel;
  /** Content between heading and posts, such as the composer or a linked post. */
  children?: ReactNode;
  /** Filter controls, between the composer and the posts. */
  filters?: ReactNode;
  /** True if a filter is active, which changes the text of the empty state. Default `false`. */
  isFiltered?: boolean | undefined;
  /** Status of a refetch: in flight, or just finished; shown by a line. Default `idle`. @see FEED-014 */
  update?: 'idle' | 'fetching' | 'fetched' | 'failed';
  /** Called to retry a failed refetch. */
  onUpdateAgain?: () => void;
  /** True if there are newer posts that are not shown. Default `false`. */
  hasNew?: boolean;
  /** Number of newer posts, if known. */
  newCount?: number | undefined;
  onShowNew?: (() => void) | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Login URL for guests, who see the newest posts only. @see FEED-003 */
  signInHref?: string | undefined;
  /** URL of the selection of products to follow, for an empty feed. Default: none. @see FEED-006 */
  emptyHref?: string | undefined;
  /** Absolute URL of the Atom feed. Default: there is none. */
  atomHref?: string | undefined;
  /** Cache of measured row heights. A different object means other posts and remounts the list. */
  heights?: VirtualListHeights | undefined;
  rows?: Ref<VirtualListHandle> | undefined;
}

/** Virtualized list of posts, newest first. */
export function Feed<Post extends FeedItem>({
  about,
  state,
  renderPost,
  headingLevel = 2,
  children,
  filters,
  isFiltered = false,
  update = 'idle',
  onUpdateAgain,
  hasNew = false,
  newCount,
  onShowNew,
  onLoadMore,
  onRetry,
  signInHref,
  emptyHref,
  atomHref,
  heights,
  rows,
  className,
  ref,
  ...rest
}: FeedProps<Post>) {
  const messages = useMessages(feedMessages);
  const name = about.kind === 'global' ? '' : about.name;
  const title = messages.format(TITLES[about.kind], { name });
  const section = useRef<HTMLElement>(null);
  const noteAsked = useFocusOnNewest(section, update === 'fetched');
  const list = useChangeCount(heights);
  return (
    <section
      ref={useMergedRef(section, ref)}
      aria-labelledby="feed"
      data-component="Feed"
      {...rest}
      className={classNames(root, className)}
    >
      <SectionHead
        title={title}
        titleId="feed"
        level={headingLevel}
        actions={
          atomHref !== undefined && (
            <ButtonLink tone="quiet" size="small" icon={Rss} href={atomHref} type="application/atom+xml">
              {messages.format('feed.atom')}
            </ButtonLink>
          )
        }
      />
      {children && <div className={head}>{children}</div>}
      {filters}
      {update === 'failed' && (
        <Notice tone="warning">
          {messages.format('feed.updateFailed')}{' '}
          {onUpdateAgain && (
            <Button tone="quiet" size="small" onClick={onUpdateAgain}>
              {messages.format('feed.updateAgain')}
            </Button>
          )}
        </Notice>
      )}
      {(update === 'fetching' || update === 'fetched') && (
        <Progress
          label={messages.format(update === 'fetching' ? 'feed.updating' : 'feed.updated')}
          {...(update === 'fetched' && { value: 1 })}
        />
      )}
      {hasNew && (
        <div className={notice}>
          <Button
            size="small"
            tone="primary"
            className={noticeButton}
            onClick={() => {
              noteAsked();
              onShowNew?.();
            }}
          >
            {newCount
              ? messages.format('feed.newCount', { count: newCount })
              : messages.format('feed.showNew')}
          </Button>
        </div>
      )}
      <ListBody
        state={state}
        expectedRows={3}
        art="avatar"
        empty={messages.format(isFiltered ? 'feed.emptyFiltered' : 'feed.empty')}
        emptyHint={
          isFiltered
            ? messages.format('feed.emptyFilteredHint')
            : messages.format(EMPTY_HINTS[about.kind], { name })
        }
        emptyAction={
          emptyHref !== undefined &&
          !isFiltered && (
            <ButtonLink tone="primary" href={emptyHref}>
              {messages.format('feed.chooseProducts')}
            </ButtonLink>
          )
        }
        onRetry={onRetry}
      >
        {({ rows: posts, total, more }) => (
          <>
            <Posts
              key={list}
              posts={posts}
              total={total}
              renderPost={renderPost}
              heights={heights}
              handle={rows}
              isBusy={more === 'loading'}
            />
            {posts.length < total ? (
              <ListFoot
                shown={posts.length}
                total={total}
                more={more}
                label={messages.format('feed.loadMore')}
                onLoadMore={onLoadMore}
              />
            ) : (
              <p className={end}>
                {messages.format(signInHref === undefined ? 'feed.end' : 'feed.guestEnd')}{' '}
                {signInHref !== undefined && <Link href={signInHref}>{messages.format('feed.logIn')}</Link>}
              </p>
            )}
          </>
        )}
      </ListBody>
    </section>
  );
}

/** Counts changes of a value, for use as a React key that remounts. */
function useChangeCount(value: unknown): number {
  const [last, setLast] = useState({ value, count: 0 });
  if (last.value === value) return last.count;
  const next = { value, count: last.count + 1 };
  setLast(next);
  return next.count;
}

interface PostsProps<Post extends FeedItem> extends Pick<FeedProps<Post>, 'renderPost' | 'heights'> {
  posts: readonly Post[];
  total: number;
  handle: FeedProps['rows'];
  isBusy: boolean;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/feed/ */
function Posts<Post extends FeedItem>({
  posts,
  total,
  renderPost,
  heights,
  handle,
  isBusy,
}: PostsProps<Post>) {
  const keys = useMemo(() => posts.map(({ id }) => id), [posts]);
  const feed = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(feed, keys, POSTS);
  const renderItem = (post: Post, { index }: VirtualListPlace) =>
    renderPost(post, { position: index + 1, setSize: total });
  return (
    <VirtualList
      ref={feed}
      role="feed"
      aria-labelledby="feed"
      aria-busy={isBusy}
      items={posts}
      total={total}
      estimatedHeight={POST_PX}
      renderItem={renderItem}
      heights={heights}
      handle={handle}
    />
  );
}

/**
 * Moves the focus to the newest post after a refetch by the notice of newer posts, which takes the focus with it when
 * it disappears. Does nothing if the focus has moved elsewhere by then.
 * @param isFetched True if the feed was just refetched.
 * @returns Function to call when newer posts are requested.
 */
function useFocusOnNewest(root: RefObject<HTMLElement | null>, isFetched: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isFetched || !isAsked.current) return;
    isAsked.current = false;
    // The fetched posts are rendered in a later task.
    const timer = setTimeout(() => {
      if (!root.current || document.activeElement !== document.body) return;
      articleAt(root.current, 1)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [root, isFetched]);
  return () => {
    isAsked.current = true;
  };
}
