import { type Activity, feedQueries, type Post, productQueries } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { ACTIVITY_ITEMS, companyFeedPath, productFeedPath } from '@millrace/domain';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ActivitySummary } from './ActivitySummary';

export interface ActivitySummaryContainerProps {
  product: { id: string; name: string };
}

/** Loads the newest activities of a product. */
export function ActivitySummaryContainer({ product }: ActivitySummaryContainerProps) {
  const query = useInfiniteQuery(
    productQueries(useApiClient()).activity(product.id, { limit: ACTIVITY_ITEMS }),
  );
  return (
    <ActivitySummary
      about={product}
      feedHref={productFeedPath(product)}
      state={useListState(query)}
      onRetry={() => void query.refetch()}
    />
  );
}

export interface CompanyActivityContainerProps {
  company: { id: string; name: string };
}

/** Loads the newest posts about a company. @see COMP-009 */
export function CompanyActivityContainer({ company }: CompanyActivityContainerProps) {
  const messages = useMessages();
  const { data, error, refetch } = useQuery(feedQueries(useApiClient()).latest(company.id));
  return (
    <ActivitySummary
      about={company}
      feedHref={companyFeedPath(company)}
      state={activityListState()}
      onRetry={() => void refetch()}
    />
  );

  function activityListState(): ListState<Activity> {
    if (data) {
      const rows = data.map(toActivity);
      return rows.length === 0
        ? { status: 'empty' }
        : { status: 'ready', rows, total: rows.length, more: 'idle' };
    }
    if (error) return { status: 'error', message: error.text ?? messages.format('list.failedHint') };
    return { status: 'loading' };
  }
}

/** Converts a post to a row of the summary. */
const toActivity = ({ id, text, added, user_id, user, media }: Post): Activity => ({
  id,
  text,
  added,
  user_id,
  user,
  ...media,
});
