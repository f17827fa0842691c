import type { Post } from '@millrace/api-client';
import { companyPath, personPicture, postPath, productPath, userFeedPath } from '@millrace/domain';
import {
  Avatar,
  Button,
  ButtonLink,
  Icon,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  Notice,
  sectorAttribute,
  Tag,
} from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, Lock, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { signInFor } from '../../internal/sign-in-for';
import { REASON_TEXTS } from '../../operations/ReportDialog';
import {
  action,
  actions,
  avatar,
  count as countClass,
  facts,
  head,
  mark,
  media as mediaClass,
  menu as menuClass,
  name as nameClass,
  root,
  tags,
  thumb,
} from './PostCard.css';
import { PostMedia } from './PostMedia';
import { PostText } from './PostText';
import { PostTime } from './PostTime';

export interface PostCardProps {
  post: Post;
  /** Who reads; its author has a menu. Null for a guest. */
  viewerId: string | null;
  /** Of the product that the page is about; colours the band of a post without tagged products. Default: none. */
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
      {...sectorAttribute(post.tagged_product_sectors?.find(Boolean) ?? sector)}
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
      <PostTags post={post} />
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

/** The products and companies that a post is about. */
function PostTags({ post }: { post: Post }) {
  const messages = useMessages();
  const products = post.tagged_product.map((id, at) => ({
    id,
    name: post.tagged_product_names[at] ?? '',
    // An API process of the previous version sends none, during a rolling restart.
    sector: post.tagged_product_sectors?.[at],
  }));
  const companies = post.tagged_companies.map((id, at) => ({
    id,
    name: post.tagged_company_names[at] ?? '',
  }));
  if (products.length + companies.length === 0) return null;
  return (
    <ul data-part="tags" aria-label={messages.format('post.tags')} className={tags}>
      {products.map((product) => (
        <li key={product.id}>
          <Tag name={product.name} href={productPath(product)} sector={product.sector} />
        </li>
      ))}
      {companies.map((company) => (
        <li key={company.id}>
          <Tag name={company.name} href={companyPath(company)} />
        </li>
      ))}
    </ul>
  );
}

interface PostHeadProps {
  post: Post;
  menu: ReactNode;
}

/** Who posted, for whom they work, when, and who may read it. */
function PostHead({ post, menu }: PostHeadProps) {
  const messages = useMessages();
  const { user, user_id, added, edited, visibility } = post;
  const { user_name, user_company_name: company, user_company_id } = user;
  return (
    <header className={head}>
      <Avatar name={user_name} src={personPicture(user)} className={avatar} />
      <div>
        <Link variant="name" href={userFeedPath({ id: user_id })} className={nameClass}>
          <bdi>{user_name}</bdi>
        </Link>
        <p data-part="facts" className={facts}>
          {company && (
            <>
              {user_company_id ? (
                <Link variant="plain" href={companyPath({ id: user_company_id, name: company })}>
                  <bdi>{company}</bdi>
                </Link>
              ) : (
                <bdi>{company}</bdi>
              )}
              {', '}
            </>
          )}
          <Link variant="plain" href={postPath(post.id)}>
            <PostTime at={added} />
          </Link>
          {edited !== null && `, ${messages.format('post.edited')}`}
        </p>
      </div>
      <div className={menuClass}>
        {visibility === 'private' && (
          <span data-part="private" className={mark} title={messages.format('post.privateHint')}>
            <Icon icon={Lock} /> {messages.format('post.private')}
          </span>
        )}
        {menu}
      </div>
    </header>
  );
}

interface PostActionsProps {
  post: Pick<Post, 'liked' | 'like_count' | 'comment_count'>;
  onLikedChange: (liked: boolean) => void;
  /** True if the comments are shown. */
  commentsOpen: boolean;
  onCommentsOpenChange: (open: boolean) => void;
  /** Of what the comment button shows and hides; none while they are not shown. */
  commentsId: string | undefined;
  /** Without it there is no share button. */
  onShare: (() => void) | undefined;
  /** Where a guest is led instead of liking, commenting and sharing. @see PERM-002 */
  signInHref: string | undefined;
}

/** Like, comment and share. @see FEED-038, FEED-046 */
function PostActions({
  post,
  onLikedChange,
  commentsOpen,
  onCommentsOpenChange,
  commentsId,
  onShare,
  signInHref,
}: PostActionsProps) {
  const messages = useMessages();
  const { liked, like_count, comment_count } = post;
  return (
    <div data-part="actions" className={actions}>
      {signInHref === undefined ? (
        <Button tone="quiet" aria-pressed={liked} className={action} onClick={() => onLikedChange(!liked)}>
          <Icon icon={ThumbsUp} className={thumb} /> {messages.format('post.like')}{' '}
          <Count value={like_count} />
        </Button>
      ) : (
        <ButtonLink tone="quiet" icon={ThumbsUp} href={signInFor('like', signInHref)} className={action}>
          {messages.format('post.like')} <Count value={like_count} />
        </ButtonLink>
      )}
      <Button
        tone="quiet"
        icon={MessageCircle}
        aria-expanded={commentsOpen}
        aria-controls={commentsId}
        className={action}
        onClick={() => onCommentsOpenChange(!commentsOpen)}
      >
        {messages.format('post.comment')} <Count value={comment_count} />
      </Button>
      {onShare && signInHref === undefined && (
        <Button tone="quiet" icon={Share2} aria-haspopup="dialog" className={action} onClick={onShare}>
          {messages.format('post.share')}
        </Button>
      )}
      {onShare && signInHref !== undefined && (
        <ButtonLink tone="quiet" icon={Share2} href={signInFor('share', signInHref)} className={action}>
          {messages.format('post.share')}
        </ButtonLink>
      )}
    </div>
  );
}

function Count({ value }: { value: number }) {
  const messages = useMessages();
  return (
    <span data-part="count" className={countClass}>
      {messages.number(value)}
    </span>
  );
}
