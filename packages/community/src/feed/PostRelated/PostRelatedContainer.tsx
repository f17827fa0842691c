import { feedQueries, type Post, productQueries } from '@millrace/api-client';
import { FollowControlContainer, useApiClient } from '@millrace/design-system/connected';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PageSession } from '../../internal/page-session';
import { PostRelated } from './PostRelated';

export interface PostRelatedContainerProps
  extends Pick<PageSession, 'viewer' | 'signInHref' | 'onSignInRequired'> {
  post: Post;
}

/** Loads the sidebar of a post; guests don't get the list of a member's posts. @see FEED-001 */
export function PostRelatedContainer({ post, viewer, ...session }: PostRelatedContainerProps) {
  const client = useApiClient();
  const [productId] = post.tagged_product;
  const product = useQuery({
    ...productQueries(client).detail(productId ?? ''),
    enabled: productId !== undefined,
  });
  const about = useInfiniteQuery({
    ...feedQueries(client).product(productId ?? ''),
    enabled: productId !== undefined,
  });
  const author = useInfiniteQuery({ ...feedQueries(client).user(post.user_id), enabled: viewer !== null });
  return (
    <PostRelated
      post={post}
      product={product.data}
      follow={product.data && <FollowControlContainer product={product.data} {...session} />}
      aboutProduct={about.data?.items ?? []}
      byAuthor={author.data?.items ?? []}
    />
  );
}
