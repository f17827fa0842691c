import { feedQueries, postQueries, productQueries } from '@millrace/api-client';
import { PostPage } from '@millrace/community';
import { SITE_PATHS } from '@millrace/domain';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { requestData } from '../../api.server';
import { DEFER_HYDRATION } from '../../hydration/defer-hydration';
import { toErrorResponse } from '../../loader-failures';
import { skipRevalidationOnLogin } from '../../session/sign-in-href';
import { useAuthor } from '../../session/useAuthor';
import { usePageSession } from '../../session/usePageSession';
import { loadViewer } from '../../session/viewer.server';
import { prefetchPanels } from '../members/members.loader.server';
import type { Route } from './+types/post';
import { postMetadata } from './post.meta';
import { PostLeaveGuard } from './post-leave-guard';

/** Loads a post; 404 if it is removed or not visible to the viewer. @see DIFF-001 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const data = requestData(context, request);
  const { client, queries } = data;
  const read = postQueries(client);
  const [post, viewer] = await Promise.all([
    queries.fetchQuery(read.detail(params.postId)).catch(toErrorResponse),
    loadViewer(context, request),
    queries.prefetchInfiniteQuery(read.comments(params.postId)),
  ]);
  const [productId] = post.tagged_product;
  await Promise.all([
    productId && queries.prefetchQuery(productQueries(client).detail(productId)),
    productId && queries.prefetchInfiniteQuery(feedQueries(client).product(productId)),
    viewer && queries.prefetchInfiniteQuery(feedQueries(client).user(post.user_id)),
    viewer && prefetchPanels(data),
  ]);
  return { post, origin: context.webUrl, state: dehydrate(queries) };
}

export const handle = DEFER_HYDRATION;

export const shouldRevalidate = skipRevalidationOnLogin;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? postMetadata(loaderData.post, loaderData.origin) : [];

/** Page of a post with its comments. @see PAGE-014 */
export default function PostRoute({ loaderData: { post, state } }: Route.ComponentProps) {
  const session = usePageSession();
  const author = useAuthor();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <HydrationBoundary state={state}>
      <PostPage
        {...session}
        post={post}
        author={author}
        onPhotoChange={() => void revalidate()}
        onEditPendingChange={(isUnderWay) => setEdited(isUnderWay ? post.id : null)}
        onRemoved={() => void navigate(SITE_PATHS.networkFeed)}
      />
      <PostLeaveGuard underWay={edited === post.id ? 'edit' : null} />
    </HydrationBoundary>
  );
}
