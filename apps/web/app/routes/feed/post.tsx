import { type Post, postKeys, postQueries, type User } from '@millrace/api-client';
import { FeedPost, useApiClient } from '@millrace/design-system/connected';
import { SITE_PATHS } from '@millrace/domain';
import { Heading, VisuallyHidden } from '@millrace/ui';
import { dehydrate, HydrationBoundary, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { requestData } from '../../api.server';
import { orPageProblem } from '../../loader-failures';
import { messages } from '../../messages';
import { FOR_READING } from '../../opening/for-reading';
import { notForSignIn } from '../../session/sign-in-href';
import { useAuthor } from '../../session/useAuthor';
import { useSignInAgain } from '../../session/useSignInAgain';
import { useSignInHref } from '../../session/useSignInHref';
import { useViewer } from '../../session/useViewer';
import { MemberPage } from '../members/member-page';
import type { Route } from './+types/post';
import { postMetadata } from './post.meta';
import { PostLeaveGuard } from './post-leave-guard';

/** A post that is gone, or that the viewer may not read, gives the not-found page. @see DIFF-001 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { client, queries } = requestData(context, request);
  const read = postQueries(client);
  const [post] = await Promise.all([
    queries.fetchQuery(read.detail(params.postId)).catch(orPageProblem),
    queries.prefetchInfiniteQuery(read.comments(params.postId)),
  ]);
  return { post, origin: context.webUrl, state: dehydrate(queries) };
}

export const handle = FOR_READING;

export const shouldRevalidate = notForSignIn;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? postMetadata(loaderData.post, loaderData.origin) : [];

/** One post, with its comments. @see PAGE-014 */
export default function PostRoute({ loaderData: { post, state } }: Route.ComponentProps) {
  const viewer = useViewer();
  return (
    <HydrationBoundary state={state}>
      <MemberPage viewer={viewer}>
        <VisuallyHidden>
          <Heading level={1}>{messages.format('feed.postBy', { name: post.user.user_name })}</Heading>
        </VisuallyHidden>
        <LivePost key={post.id} post={post} viewer={viewer} />
      </MemberPage>
    </HydrationBoundary>
  );
}

function LivePost({ post: loaded, viewer }: { post: Post; viewer: User | null }) {
  const signIn = useSignInHref();
  const signInAgain = useSignInAgain();
  const author = useAuthor();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: post = loaded } = useQuery(postQueries(useApiClient()).detail(loaded.id));
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <FeedPost
        post={post}
        viewerId={viewer?.id ?? null}
        author={author}
        defaultCommentsOpen
        signInHref={viewer ? undefined : signIn}
        signInAgainHref={signIn}
        onSignInRequired={signInAgain}
        onEditPendingChange={setEditing}
        onChanged={(changed) => queries.setQueryData(postKeys.detail(changed.id), changed)}
        onRemoved={() => void navigate(SITE_PATHS.networkFeed)}
      />
      <PostLeaveGuard underWay={isEditing ? 'edit' : null} />
    </>
  );
}
