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

/** What a post with a text of three lines is high, about, in pixels. */
export const POST_PX = 280;

/** What a feed is about, with its name. */
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

/** Where a post stands in its feed, for who hears it. */
export interface FeedPlace {
  /** From 1. */
  position: number;
  /** How many posts the feed has, those included that are not read yet. */
  setSize: number;
}

/** What a feed has to know of a post; all else is for `renderPost`. */
export interface FeedItem {
  id: string;
}

export interface FeedProps<Post extends FeedItem = FeedItem>
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'about'> {
  /** What the feed is about; names it. */
  about: FeedSubject;
  state: ListState<Post>;
  /** An article that takes the focus and says where it stands: `PostCard` with its place. */
  renderPost: (post: Post, place: FeedPlace) => ReactNode;
  /** Rank of its heading in the outline; 1 where it is the page's. Default 2. */
  headingLevel?: HeadingLevel;
  /** Stands between heading and posts: the composer, a post that a link leads to. */
  children?: ReactNode;
  /** Stands above the posts, below what is written: what leaves some of them out. */
  filters?: ReactNode;
  /** True if a filter leaves posts out: an empty feed says so. Default `false`. */
  isFiltered?: boolean | undefined;
  /** How an update stands: on its way, or just arrived; a line shows it. Default `idle`. @see FEED-014 */
  update?: 'idle' | 'fetching' | 'fetched' | 'failed';
  /** Tries an update once more that failed. */
  onUpdateAgain?: () => void;
  /** True if posts came in the meantime that are not shown. Default `false`. */
  hasNew?: boolean;
  /** Number of these, if it is known. */
  newCount?: number | undefined;
  onShowNew?: (() => void) | undefined;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  /** Where a guest is led, who sees the newest posts only. @see FEED-003 */
  signInHref?: string | undefined;
  /** Address at which products are chosen that fill an empty feed. Default: nowhere. @see FEED-006 */
  emptyHref?: string | undefined;
  /** The address of the same for feed readers, with its host. Default: there is none. */
  atomHref?: string | undefined;
  /** What was measured when the feed was shown before. Others than before belong to other posts, which begin anew. */
  heights?: VirtualListHeights | undefined;
  rows?: Ref<VirtualListHandle> | undefined;
}

/** Posts, newest first, of which only those are drawn that are near. */
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

/** Counts how often a value has become another: a key for what then begins anew. */
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
 * The notice of newer posts is gone once they are asked for, and the focus with it: the newest post has it as soon as it is
 * there, unless it is somewhere else by then.
 * @param isFetched whether the feed has just been read anew
 * @returns to be called when they are asked for
 */
function useFocusOnNewest(root: RefObject<HTMLElement | null>, isFetched: boolean): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isFetched || !isAsked.current) return;
    isAsked.current = false;
    // What was read is drawn a task later.
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
