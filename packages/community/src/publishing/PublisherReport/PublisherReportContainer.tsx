import { type ApiError, publisherQueries } from '@millrace/api-client';
import { useApiClient } from '@millrace/design-system/connected';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { rangeBefore } from '../../commerce/Analytics';
import { SpreadsheetMenuContainer } from '../../operations/SpreadsheetMenu';
import { PublisherReport, type PublisherReportProps, type PublisherReportState } from './PublisherReport';

export interface PublisherReportContainerProps
  extends Pick<PublisherReportProps, 'range' | 'today' | 'onRangeChange' | 'sitesHref' | 'widgetsHref'> {
  siteId: string;
}

/** Loads the report on a site's widgets by the API. */
export function PublisherReportContainer({ siteId, ...props }: PublisherReportContainerProps) {
  const { from, to, by } = props.range;
  const range = { from, to, by };
  const publisher = publisherQueries(useApiClient());
  const query = useQuery({ ...publisher.report(siteId, range), placeholderData: keepPreviousData });
  const before = useQuery({
    ...publisher.report(siteId, rangeBefore(range)),
    enabled: query.isSuccess,
  });
  const target = { id: siteId, name: query.data?.host ?? '' };
  return (
    <PublisherReport
      {...props}
      state={publisherReportState(query, before.data)}
      onRetry={() => void query.refetch()}
      actions={<SpreadsheetMenuContainer table="publisher-report" target={target} range={range} />}
      widgetActions={<SpreadsheetMenuContainer table="publisher-widgets" target={target} range={range} />}
    />
  );
}

interface Read {
  data: Extract<PublisherReportState, { status: 'ready' }>['data'] | undefined;
  error: ApiError | null;
  isPlaceholderData: boolean;
}

function publisherReportState(
  { data, error, isPlaceholderData }: Read,
  before: Read['data'],
): PublisherReportState {
  if (error?.code === 'site_not_proven') return { status: 'unproven' };
  if (error?.status === 404) return { status: 'missing' };
  if (error) return { status: 'error' };
  return data ? { status: 'ready', data, before, isStale: isPlaceholderData } : { status: 'loading' };
}
