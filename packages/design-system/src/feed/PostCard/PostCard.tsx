import type { Post } from '@millrace/api-client';
import { IconButton, Menu, type MenuItem, Notice, sectorAttribute } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { REASON_TEXTS } from '../../operations/ReportDialog';
import { PostActions } from './PostActions';
import { media as mediaClass, root } from './PostCard.css';
import { PostHead } from './PostHead';
import { PostMedia } from './PostMedia';
import { PostTags } from './PostTags';
import { PostText } from './PostText';

export interface PostCardProps {
  post: Post;
  /** Who reads; its author has a menu. Null for a guest. */
  viewerId: string | null;
  /** Of the product that the page is about; colours the band and the tags. Default: none. */
  sector?: string | null | undefined;
  onLikedChange: (liked: boolean) => void;
  /** True if the last like did not arrive. Default `false`. */
  likeFailed?: boolean;
  /** Why, where the server says when to try again. Default: that it did not work. */
  likeFailedWhy?: string | undefined;
  /** The thread; it is shown while `commentsOpen`. */
  comments?: ReactNode;
  commentsOpen: boolean;
  onCommentsOpenChange: (open: boolean) => void;
  /** Shares it; without it there is no share button. @see FEED-038 */
  onShare?: (() => void) | undefined;
  /** The author's menu; each entry is there with its callback. @see FEED-039 */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onTag?: (() => void) | undefined;
  /** More entries of the menu, for whoever reads. */
  menuItems?: readonly MenuItem[];
  /** Where a guest who likes or shares is led. */
  signInHref?: string | undefined;
  /** Where it stands in a feed, from 1; it can have the focus there. Default: it stands alone. */
  position?: number | undefined;
  /** How many posts that feed has. Default -1: nobody knows. */
  setSize?: number | undefined;
}

/** A post: who says what, with what, about which products and companies, and what others say. @see FEED-035 to FEED-039 */
export function PostCard({
  post,
  viewerId,
  sector,
  onLikedChange,
  likeFailed = false,
  likeFailedWhy,
  comments,
  commentsOpen,
  onCommentsOpenChange,
  onShare,
  onEdit,
  onRemove,
  onTag,
  menuItems = [],
  signInHref,
  position,
  setSize = -1,
}: PostCardProps) {
  const messages = useMessages();
  const id = useId();
  const commentsId = `${id}comments`;
  const own: MenuItem[] = [
    ...(onEdit ? [{ id: 'edit', name: messages.format('post.edit'), onAction: onEdit }] : []),
    ...(onTag ? [{ id: 'tag', name: messages.format('post.tag'), onAction: onTag }] : []),
    ...(onRemove
      ? [{ id: 'remove', name: messages.format('post.remove'), tone: 'danger' as const, onAction: onRemove }]
      : []),
  ];
  const items = [...(viewerId === post.user_id ? own : []), ...menuItems];
  const menuLabel = messages.format('post.menu');
  const menu = items.length > 0 && (
    <Menu
      label={menuLabel}
      items={items}
      renderTrigger={(trigger) => <IconButton {...trigger} tone="quiet" icon={Ellipsis} label={menuLabel} />}
    />
  );
  const hasMedia = post.media !== null || post.video !== null;
  return (
    <article
      data-component="PostCard"
      data-post={post.id}
      data-visibility={post.visibility}
      aria-label={messages.format('post.by', { name: post.user.user_name })}
      className={root}
      {...(position !== undefined && { tabIndex: -1, 'aria-posinset': position, 'aria-setsize': setSize })}
      {...sectorAttribute(sector)}
    >
      <PostHead post={post} menu={menu} />
      {post.hidden && (
        <Notice tone="warning" role="note">
          {messages.format('post.hidden', { reason: messages.format(REASON_TEXTS[post.hidden.reason]) })}
        </Notice>
      )}
      {post.text !== '' && <PostText post={post} />}
      {hasMedia && (
        <div data-part="media" className={mediaClass}>
          <PostMedia post={post} />
        </div>
      )}
      <PostTags post={post} sector={sector} />
      <PostActions
        post={post}
        onLikedChange={onLikedChange}
        commentsOpen={commentsOpen}
        onCommentsOpenChange={onCommentsOpenChange}
        commentsId={commentsOpen ? commentsId : undefined}
        onShare={onShare}
        signInHref={signInHref}
      />
      {likeFailed && <Notice tone="danger">{likeFailedWhy ?? messages.format('post.likeFailed')}</Notice>}
      {commentsOpen && (
        <div id={commentsId} data-part="comments">
          {comments}
        </div>
      )}
    </article>
  );
}
