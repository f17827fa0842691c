import { type Post, postKeys, postQueries } from '@millrace/api-client';
import { FeedPost, type FeedPostProps, useApiClient } from '@millrace/design-system/connected';
import { productFeedPath, productPath, SITE_PATHS } from '@millrace/domain';
import { Breadcrumb, Heading, VisuallyHidden } from '@millrace/ui';
import { type Messages, useMessages } from '@millrace/ui/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageSession } from '../../internal/page-session';
import { MemberPage, type MemberPageProps } from '../../network/pages/MemberPage';
import { PostRelatedContainer } from '../PostRelated';
import { measure } from './PostPage.css';

export interface PostPageProps
  extends PageSession,
    Pick<MemberPageProps, 'onPhotoChange'>,
    Pick<FeedPostProps, 'author' | 'onEditPendingChange' | 'onRemoved'> {
  /** Post from the loader; the page refetches it after a change. */
  post: Post;
}

/** Page of one post with its comments. @see PAGE-014 */
export function PostPage({ post, viewer, onPhotoChange, ...rest }: PostPageProps) {
  const messages = useMessages();
  const title = messages.format('feed.postBy', { name: post.user.user_name });
  const session = { signInHref: rest.signInHref, onSignInRequired: rest.onSignInRequired };
  return (
    <MemberPage
      viewer={viewer}
      side={<PostRelatedContainer key={post.id} post={post} viewer={viewer} {...session} />}
      onPhotoChange={onPhotoChange}
    >
      <div className={measure}>
        <Breadcrumb
          sector={post.tagged_product_sectors?.find((sector) => sector !== null) ?? null}
          items={[...postTrail(post, viewer !== null, messages), { name: title }]}
        />
        <VisuallyHidden>
          <Heading level={1}>{title}</Heading>
        </VisuallyHidden>
        <LivePost key={post.id} post={post} viewer={viewer} {...rest} />
      </div>
    </MemberPage>
  );
}

/** Builds the breadcrumbs of a post: the viewer's feed, or the products for a guest, then the post's product. */
function postTrail(post: Post, isMember: boolean, messages: Messages): { name: string; href: string }[] {
  const [id] = post.tagged_product;
  const [name] = post.tagged_product_names;
  const first = isMember
    ? { name: messages.format('memberPanel.feed'), href: SITE_PATHS.networkFeed }
    : { name: messages.format('masthead.products'), href: SITE_PATHS.products };
  if (id === undefined || name === undefined) return [first];
  return [first, { name, href: isMember ? productFeedPath({ id }) : productPath({ id, name }) }];
}

function LivePost({ post: loaded, viewer, signInHref, ...rest }: Omit<PostPageProps, 'onPhotoChange'>) {
  const queries = useQueryClient();
  const { data: post = loaded } = useQuery(postQueries(useApiClient()).detail(loaded.id));
  return (
    <FeedPost
      post={post}
      viewerId={viewer?.id ?? null}
      defaultCommentsOpen
      defaultTextOpen
      signInHref={signInHref}
      signInAgainHref={signInHref}
      onChanged={(changed) => queries.setQueryData(postKeys.detail(changed.id), changed)}
      {...rest}
    />
  );
}
