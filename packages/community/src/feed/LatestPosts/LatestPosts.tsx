import type { Post } from '@millrace/api-client';
import { ListBody, type ListState } from '@millrace/design-system';
import { postPath } from '@millrace/domain';
import { Art, BareLink, Heading, Link, sectorAttribute, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { counts, head, item, link, list, picture, root, text as textClass, words } from './LatestPosts.css';

/** Maximum number of posts on a page about another subject. */
export const LATEST_POSTS = 3;

export interface LatestPostsProps {
  /** Subject of the posts. */
  about: { name: string };
  /** Address of its feed, with all posts. */
  feedHref: string;
  state: ListState<Post>;
  /** Colour of posts that tag no product of a sector. */
  sector?: string | null | undefined;
  onRetry?: (() => void) | undefined;
  /** Composer of a new post. */
  children?: ReactNode;
}

/** Lists the newest three posts about a product or a company; each links to the full post and its comments. */
export function LatestPosts({ about, feedHref, state, sector, onRetry, children }: LatestPostsProps) {
  const messages = useMessages();
  const isEmpty = state.status === 'empty';
  return (
    <section aria-labelledby="latest-posts" data-component="LatestPosts" className={root}>
      <div className={head}>
        <Heading level={2} size="panel" id="latest-posts">
          {messages.format('latestPosts.title')}
        </Heading>
        <Link href={feedHref}>{messages.format('latestPosts.all')}</Link>
      </div>
      {children}
      {isEmpty ? (
        <Text as="p" variant="small" tone="secondary">
          {messages.format('latestPosts.empty', { name: about.name })}
        </Text>
      ) : (
        <ListBody state={state} expectedRows={LATEST_POSTS} art="avatar" empty="" onRetry={onRetry}>
          {({ rows }) => (
            <ul className={list}>
              {rows.slice(0, LATEST_POSTS).map((post) => (
                <LatestPost key={post.id} post={post} sector={sector} />
              ))}
            </ul>
          )}
        </ListBody>
      )}
    </section>
  );
}

function LatestPost({ post, sector }: { post: Post } & Pick<LatestPostsProps, 'sector'>) {
  const messages = useMessages();
  const { user, imageContent: image } = post;
  const own = post.tagged_product_sectors?.find((one) => one !== null);
  return (
    <li data-post={post.id} className={item} {...sectorAttribute(own ?? sector)}>
      <Text as="p" variant="caption">
        <bdi>{user.user_name}</bdi>
        {user.user_company_name && (
          <>
            {', '}
            <bdi>{user.user_company_name}</bdi>
          </>
        )}
      </Text>
      <div className={words}>
        <p dir="auto" className={textClass}>
          <BareLink href={postPath(post.id)} className={link}>
            {post.text || messages.format('latestPosts.by', { name: user.user_name })}
          </BareLink>
        </p>
        {image && <Art kind="thumb" src={image.thumb} width={72} height={54} className={picture} />}
      </div>
      <Text as="p" variant="caption" className={counts}>
        <time dateTime={post.added}>{messages.date(post.added, { day: 'numeric', month: 'short' })}</time>
        {', '}
        {messages.format('latestPosts.counts', { likes: post.like_count, comments: post.comment_count })}
      </Text>
    </li>
  );
}
