import { type Post, postKeys, postQueries } from '@millrace/api-client';
import { FeedPost, type FeedPostProps, useApiClient } from '@millrace/design-system/connected';
import { Heading, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageSession } from '../../internal/page-session';
import { MemberPage, type MemberPageProps } from '../../network/pages/MemberPage';

export interface PostPageProps
  extends PageSession,
    Pick<MemberPageProps, 'onPhotoChange'>,
    Pick<FeedPostProps, 'author' | 'onEditPendingChange' | 'onRemoved'> {
  /** As the loader read it; the page reads it again after a change. */
  post: Post;
}

/** Renders one post, with its comments. @see PAGE-014 */
export function PostPage({ post, viewer, onPhotoChange, ...rest }: PostPageProps) {
  const messages = useMessages();
  return (
    <MemberPage viewer={viewer} onPhotoChange={onPhotoChange}>
      <VisuallyHidden>
        <Heading level={1}>{messages.format('feed.postBy', { name: post.user.user_name })}</Heading>
      </VisuallyHidden>
      <LivePost key={post.id} post={post} viewer={viewer} {...rest} />
    </MemberPage>
  );
}

function LivePost({ post: loaded, viewer, signInHref, ...rest }: Omit<PostPageProps, 'onPhotoChange'>) {
  const queries = useQueryClient();
  const { data: post = loaded } = useQuery(postQueries(useApiClient()).detail(loaded.id));
  return (
    <FeedPost
      post={post}
      viewerId={viewer?.id ?? null}
      defaultCommentsOpen
      signInHref={signInHref}
      signInAgainHref={signInHref}
      onChanged={(changed) => queries.setQueryData(postKeys.detail(changed.id), changed)}
      {...rest}
    />
  );
}
