import { addCachedPost, feedQueries } from '@millrace/api-client';
import {
  type PostComposerContainerProps,
  useApiClient,
  useListState,
} from '@millrace/design-system/connected';
import { companyFeedPath, productFeedPath } from '@millrace/domain';
import { Icon } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LatestPosts } from './LatestPosts';
import { composer, prompt } from './LatestPosts.css';

/** Lazy-loaded once the viewer starts to write. */
const loadComposer = () => import('./LatestPostsComposer');
const Composer = lazy(async () => ({ default: (await loadComposer()).LatestPostsComposer }));

export interface LatestPostsContainerProps extends Pick<PostComposerContainerProps, 'onPendingChange'> {
  about: { kind: 'product' | 'company'; id: string; name: string };
  /** Id of the product or the company. */
  sector?: string | null | undefined;
  /** The viewer, who may write; null for a guest. */
  viewer: { id: string } | null;
  /** Called when the session has expired: open the login. */
  signInHref?: string | undefined;
}

/** Loads the newest posts about a product or a company, and creates a new one. @see FEED-028 */
export function LatestPostsContainer({
  about,
  sector,
  viewer,
  signInHref,
  onPendingChange,
}: LatestPostsContainerProps) {
  const messages = useMessages();
  const queries = useQueryClient();
  const query = feedQueries(useApiClient()).of(about);
  const feed = useInfiniteQuery(query);
  const [isWriting, setIsWriting] = useState(false);
  const field = (
    <button
      type="button"
      className={prompt}
      onClick={() => setIsWriting(true)}
      onPointerEnter={() => void loadComposer()}
      onFocus={() => void loadComposer()}
    >
      <Icon icon={SquarePen} /> {messages.format('latestPosts.write', { name: about.name })}
    </button>
  );
  return (
    <LatestPosts
      about={about}
      feedHref={about.kind === 'product' ? productFeedPath(about) : companyFeedPath(about)}
      sector={sector}
      state={useListState(feed)}
      onRetry={() => void feed.refetch()}
    >
      {viewer && !isWriting && field}
      {viewer && isWriting && (
        <Suspense fallback={field}>
          <div className={composer}>
            <Composer
              memberId={viewer.id}
              // Shares the draft with the feed page.
              place={[about.kind, about.id, '', viewer.id].join(' ')}
              context={about}
              signInHref={signInHref}
              onPendingChange={onPendingChange}
              onCreated={(post) => addCachedPost(queries, query.queryKey, post)}
            />
          </div>
        </Suspense>
      )}
    </LatestPosts>
  );
}
