import { companyPath, postPath, productPath, userFeedPath } from '@millrace/domain';
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
import { classNames, useControllable } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { Ellipsis, Lock, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react';
import { signInFor, signInTo } from '../../internal/sign-in-for';
import { REASON_TEXTS } from '../../operations/ReportDialog';
import { reportDialogMessages } from '../../operations/ReportDialog/ReportDialog.messages';
import { findLinkPreview } from './link-preview';
import {
  action,
  actions,
  avatar,
  count as countClass,
  edited as editedClass,
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
import { postCardMessages } from './PostCard.messages';
import { PostLink } from './PostLink';
import { PostMedia } from './PostMedia';
import { PostText } from './PostText';
import { PostTime } from './PostTime';
import type { Post } from './post';

export interface PostCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  post: Post;
  /** Id of the viewer; the author has a menu. Default null: a guest. */
  viewerId?: string | null | undefined;
  /** Sector of the page's product; colours posts without tagged products. Default: none. */
  sector?: string | null | undefined;
  /** Called to like or unlike; without it there is no like button. */
  onLikedChange?: ((liked: boolean) => void) | undefined;
  /** True if the last like failed. Default `false`. */
  likeFailed?: boolean;
  /** Error message of the server, such as when to retry. Default: a generic one. */
  likeFailedWhy?: string | undefined;
  /** Comment thread, shown while `commentsOpen`. Without it and `onCommentsOpenChange` there is no comment button. */
  comments?: ReactNode;
  commentsOpen?: boolean | undefined;
  /** True if the comments are shown. Default `false`. */
  defaultCommentsOpen?: boolean;
  onCommentsOpenChange?: ((open: boolean) => void) | undefined;
  /** Called to share the post; without it there is no share button. @see FEED-038 */
  onShare?: (() => void) | undefined;
  /** Callbacks of the author's menu; entries without a callback are omitted. @see FEED-039 */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  onTag?: (() => void) | undefined;
  /** Called to show the version history; without it the post is only marked as edited. */
  onShowVersions?: (() => void) | undefined;
  /** Additional menu entries for any viewer. */
  menuItems?: readonly MenuItem[];
  /** True if the full text is shown from the start, as on the post's own page. Default `false`. */
  defaultTextOpen?: boolean | undefined;
  /** Login URL for guests who like or share. */
  signInHref?: string | undefined;
  /** Position in a feed, from 1, which makes the card focusable. Default: it is not in a feed. */
  position?: number | undefined;
  /** Number of posts of the feed. Default -1: unknown. */
  setSize?: number | undefined;
}

/** A post: author, text, attachment, tags, and comments. @see FEED-035 to FEED-039 */
export function PostCard({
  post,
  viewerId = null,
  sector,
  onLikedChange,
  likeFailed = false,
  likeFailedWhy,
  comments,
  commentsOpen: givenOpen,
  defaultCommentsOpen = false,
  onCommentsOpenChange,
  onShare,
  onEdit,
  onRemove,
  onTag,
  onShowVersions,
  menuItems = [],
  defaultTextOpen,
  signInHref,
  position,
  setSize = -1,
  className,
  ...rest
}: PostCardProps) {
  const messages = useMessages(postCardMessages, reportDialogMessages);
  const [commentsOpen, setCommentsOpen] = useControllable(
    givenOpen,
    defaultCommentsOpen,
    onCommentsOpenChange,
  );
  const hasComments = comments !== undefined || onCommentsOpenChange !== undefined;
  const { attachment = null, video = null, visibility = 'public', hiddenReason } = post;
  const id = useId();
  const commentsId = `${id}comments`;
  const own: MenuItem[] = [
    ...(onEdit ? [{ id: 'edit', name: messages.format('post.edit'), onAction: onEdit }] : []),
    ...(onTag ? [{ id: 'tag', name: messages.format('post.tag'), onAction: onTag }] : []),
    ...(onRemove
      ? [{ id: 'remove', name: messages.format('post.remove'), tone: 'danger' as const, onAction: onRemove }]
      : []),
  ];
  const items = [...(viewerId === post.author.id ? own : []), ...menuItems];
  const menuLabel = messages.format('post.menu');
  const menu = items.length > 0 && (
    <Menu
      label={menuLabel}
      items={items}
      renderTrigger={(trigger) => <IconButton {...trigger} tone="quiet" icon={Ellipsis} label={menuLabel} />}
    />
  );
  const hasMedia = attachment !== null || video !== null;
  const link = useMemo(() => (hasMedia ? null : findLinkPreview(post.text)), [hasMedia, post.text]);
  return (
    <article
      data-component="PostCard"
      data-post={post.id}
      data-visibility={visibility}
      aria-label={messages.format('post.by', { name: post.author.name })}
      {...(position !== undefined && { tabIndex: -1, 'aria-posinset': position, 'aria-setsize': setSize })}
      {...rest}
      {...sectorAttribute(post.tags?.find((tag) => tag.sector)?.sector ?? sector)}
      className={classNames(root, className)}
    >
      <PostHead post={post} menu={menu} onShowVersions={onShowVersions} />
      {hiddenReason && (
        <Notice tone="warning" role="note">
          {messages.format('post.hidden', { reason: messages.format(REASON_TEXTS[hiddenReason]) })}
        </Notice>
      )}
      {post.text !== '' && <PostText post={post} defaultOpen={defaultTextOpen} />}
      {(hasMedia || link) && (
        <div data-part="media" className={mediaClass}>
          {link ? <PostLink link={link} /> : <PostMedia post={post} />}
        </div>
      )}
      <PostTags post={post} />
      <PostActions
        post={post}
        onLikedChange={onLikedChange}
        commentsOpen={commentsOpen}
        onCommentsOpenChange={hasComments ? setCommentsOpen : undefined}
        commentsId={commentsOpen ? commentsId : undefined}
        onShare={onShare}
        signInHref={signInTo(`post:${post.id}`, signInHref)}
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

/** Tags of a post: products and companies. */
function PostTags({ post }: { post: Post }) {
  const messages = useMessages(postCardMessages);
  const { tags: all = [] } = post;
  if (all.length === 0) return null;
  return (
    <ul data-part="tags" aria-label={messages.format('post.tags')} className={tags}>
      {all.map((tag) => (
        <li key={`${tag.kind} ${tag.id}`}>
          <Tag
            name={tag.name}
            href={tag.kind === 'product' ? productPath(tag) : companyPath(tag)}
            sector={tag.sector ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

interface PostHeadProps extends Pick<PostCardProps, 'onShowVersions'> {
  post: Post;
  menu: ReactNode;
}

/** Author, company, time and visibility of a post. */
function PostHead({ post, menu, onShowVersions }: PostHeadProps) {
  const messages = useMessages(postCardMessages, reportDialogMessages);
  const { author, added, edited = null, visibility } = post;
  const { id, name, picture = null, company, companyHref } = author;
  return (
    <header className={head}>
      <Avatar name={name} src={picture} className={avatar} />
      <div>
        <Link variant="name" href={author.href ?? userFeedPath({ id })} className={nameClass}>
          <bdi>{name}</bdi>
        </Link>
        <p data-part="facts" className={facts}>
          {company && (
            <>
              {companyHref ? (
                <Link variant="plain" href={companyHref}>
                  <bdi>{company}</bdi>
                </Link>
              ) : (
                <bdi>{company}</bdi>
              )}
              {', '}
            </>
          )}
          <Link variant="plain" href={post.href ?? postPath(post.id)}>
            <PostTime at={added} />
          </Link>
          {edited !== null && ', '}
          {edited !== null &&
            (onShowVersions ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={messages.format('post.editHistory')}
                className={editedClass}
                onClick={onShowVersions}
              >
                {messages.format('post.edited')}
              </button>
            ) : (
              messages.format('post.edited')
            ))}
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
  post: Pick<Post, 'liked' | 'likeCount' | 'commentCount'>;
  onLikedChange: ((liked: boolean) => void) | undefined;
  /** True if the comments are shown. */
  commentsOpen: boolean;
  /** Called to show or hide the comments; without it there is no comment button. */
  onCommentsOpenChange: ((open: boolean) => void) | undefined;
  /** Id of the comments, for `aria-controls`; undefined while they are hidden. */
  commentsId: string | undefined;
  /** Called to share; without it there is no share button. */
  onShare: (() => void) | undefined;
  /** Login URL for guests, in place of liking, commenting and sharing. @see PERM-002 */
  signInHref: string | undefined;
}

/** Buttons to like, comment and share. @see FEED-038, FEED-046 */
function PostActions({
  post,
  onLikedChange,
  commentsOpen,
  onCommentsOpenChange,
  commentsId,
  onShare,
  signInHref,
}: PostActionsProps) {
  const messages = useMessages(postCardMessages, reportDialogMessages);
  const { liked = false, likeCount = 0, commentCount = 0 } = post;
  return (
    <div data-part="actions" className={actions}>
      {signInHref === undefined && onLikedChange && (
        <Button tone="quiet" aria-pressed={liked} className={action} onClick={() => onLikedChange(!liked)}>
          <Icon icon={ThumbsUp} className={thumb} /> {messages.format('post.like')}{' '}
          <Count value={likeCount} />
        </Button>
      )}
      {signInHref !== undefined && (
        <ButtonLink tone="quiet" icon={ThumbsUp} href={signInFor('like', signInHref)} className={action}>
          {messages.format('post.like')} <Count value={likeCount} />
        </ButtonLink>
      )}
      {onCommentsOpenChange && (
        <Button
          tone="quiet"
          icon={MessageCircle}
          aria-expanded={commentsOpen}
          aria-controls={commentsId}
          className={action}
          onClick={() => onCommentsOpenChange(!commentsOpen)}
        >
          {messages.format('post.comment')} <Count value={commentCount} />
        </Button>
      )}
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
  const messages = useMessages(postCardMessages, reportDialogMessages);
  return (
    <span data-part="count" className={countClass}>
      {messages.number(value)}
    </span>
  );
}
