import type { PublisherReport as PublisherReportData } from '@millrace/api-client';
import { EMBED_FIGURES } from '@millrace/domain';
import { EmptyState, ErrorState, Link, SectionHead, SkeletonRows, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { AnalyticsRangeForm, type AnalyticsRangeFormProps } from '../../commerce/Analytics';
import { PublisherFigure } from './PublisherFigure';
import { body, figures, waiting } from './PublisherReport.css';
import { PublisherWidgets } from './PublisherWidgets';

/** Loading state of a site's report. */
export type PublisherReportState =
  /** `unproven`: the viewer's ownership of the site was never verified or has expired. */
  | { status: 'loading' | 'error' | 'missing' | 'unproven' }
  /** `isStale` while another range loads; `before` is the preceding range of equal length, for comparison. */
  | {
      status: 'ready';
      data: PublisherReportData;
      before?: PublisherReportData | undefined;
      isStale?: boolean;
    };

export interface PublisherReportProps extends AnalyticsRangeFormProps {
  state: PublisherReportState;
  /** Address of the list of sites. */
  sitesHref: string;
  /** Address of the widget builder. */
  widgetsHref: string;
  onRetry?: (() => void) | undefined;
  /** Control that exports the figures as a spreadsheet. */
  actions?: ReactNode;
  /** Control that exports the figures of the widgets. */
  widgetActions?: ReactNode;
}

/** Report on a site's widgets: charts over time with a table each, and each widget with its current content. */
export function PublisherReport({
  state,
  sitesHref,
  widgetsHref,
  onRetry,
  actions,
  widgetActions,
  ...form
}: PublisherReportProps) {
  const messages = useMessages();
  const isThere = state.status !== 'missing' && state.status !== 'unproven';
  return (
    <section aria-labelledby="publisher-report" data-component="PublisherReport" data-state={state.status}>
      <SectionHead
        title={
          state.status === 'ready'
            ? messages.format('publisherReport.title', { host: state.data.host })
            : messages.format('publisherSites.report')
        }
        titleId="publisher-report"
        level={1}
        actions={state.status === 'ready' && actions}
      />
      <Stack gap="lg">
        <Text as="p" tone="secondary">
          <Link href={sitesHref}>{messages.format('publisherReport.sites')}</Link>
          {isThere && <> · {messages.format('publisherReport.lead')}</>}
        </Text>
        {isThere && <AnalyticsRangeForm {...form} />}
        <ReportBody {...{ state, sitesHref, widgetsHref, onRetry, widgetActions }} />
      </Stack>
    </section>
  );
}

function ReportBody({
  state,
  sitesHref,
  widgetsHref,
  onRetry,
  widgetActions,
}: Pick<PublisherReportProps, 'state' | 'sitesHref' | 'widgetsHref' | 'onRetry' | 'widgetActions'>) {
  const messages = useMessages();
  const toSites = <Link href={sitesHref}>{messages.format('publisherReport.toSites')}</Link>;
  switch (state.status) {
    case 'missing':
      return <EmptyState title={messages.format('publisherReport.missing')} action={toSites} />;
    case 'unproven':
      return (
        <EmptyState
          title={messages.format('publisherReport.unproven')}
          description={messages.format('publisherReport.unprovenHint')}
          action={toSites}
        />
      );
    case 'error':
      return <ErrorState title={messages.format('publisherReport.failed')} {...(onRetry && { onRetry })} />;
    case 'loading':
      return (
        <div className={figures} aria-busy="true">
          {EMBED_FIGURES.map((key) => (
            <div key={key} className={waiting}>
              <SkeletonRows count={4} art="none" />
            </div>
          ))}
        </div>
      );
    default:
      return (
        <div className={body} aria-busy={state.isStale}>
          <div className={figures}>
            {EMBED_FIGURES.map((figure) => (
              <PublisherFigure
                key={figure}
                data={state.data}
                before={state.before}
                figure={figure}
                widgetsHref={widgetsHref}
              />
            ))}
          </div>
          <PublisherWidgets data={state.data} widgetsHref={widgetsHref} actions={widgetActions} />
        </div>
      );
  }
}
