import { type ApiError, analyticsQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { Analytics, type AnalyticsProps, type AnalyticsState } from './Analytics';
import { ANALYTICS_REFUSALS } from './AnalyticsRefused';
import { rangeBefore } from './analytics-range';

export interface AnalyticsContainerProps
  extends Pick<AnalyticsProps, 'range' | 'today' | 'onRangeChange' | 'company'> {}

/** Loads the analytics of the viewer's company by the API. */
export function AnalyticsContainer(props: AnalyticsContainerProps) {
  const { from, to, by } = props.range;
  const range = { from, to, by };
  const analytics = analyticsQueries(useApiClient());
  const query = useQuery({ ...analytics.own(range), placeholderData: keepPreviousData });
  // Optional comparison, fetched only after the figures, as the plan may not include analytics.
  const before = useQuery({ ...analytics.own(rangeBefore(range)), enabled: query.isSuccess });
  return (
    <Analytics
      {...props}
      state={analyticsState(query, before.data)}
      onRetry={() => void query.refetch()}
      actions={<SpreadsheetMenuContainer table="analytics" range={range} />}
      productActions={<SpreadsheetMenuContainer table="analytics-products" range={range} />}
    />
  );
}

interface Read {
  data: Extract<AnalyticsState, { status: 'ready' }>['data'] | undefined;
  error: ApiError | null;
  isPlaceholderData: boolean;
}

function analyticsState({ data, error, isPlaceholderData }: Read, before: Read['data']): AnalyticsState {
  const reason = ANALYTICS_REFUSALS.find((one) => one === error?.code);
  if (reason) return { status: 'refused', reason };
  if (error) return { status: 'error' };
  return data ? { status: 'ready', data, before, isStale: isPlaceholderData } : { status: 'loading' };
}
