import type { Analytics as AnalyticsData } from '@millrace/api-client';
import { ErrorState, SectionHead, SkeletonRows, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body, figures, waiting } from './Analytics.css';
import { AnalyticsFigures } from './AnalyticsFigures';
import { AnalyticsProducts } from './AnalyticsProducts';
import { AnalyticsRangeForm, type AnalyticsRangeFormProps } from './AnalyticsRangeForm';
import { type AnalyticsRefusal, AnalyticsRefused } from './AnalyticsRefused';

/** Loading state of the analytics. */
export type AnalyticsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'refused'; reason: AnalyticsRefusal }
  /** `isStale` while another range loads; `before` is the preceding range of equal length, for comparison. */
  | { status: 'ready'; data: AnalyticsData; before?: AnalyticsData | undefined; isStale?: boolean };

export interface AnalyticsProps extends AnalyticsRangeFormProps {
  state: AnalyticsState;
  /** The viewer's company, whether the employment is verified or only stated. */
  company?: { id: string; name: string } | undefined;
  onRetry?: (() => void) | undefined;
  /** Control that exports the figures as a spreadsheet. */
  actions?: ReactNode;
  /** Control that exports the figures of the products. */
  productActions?: ReactNode;
}

/**
 * Analytics of the viewer's company and its products: views, followers, clicks, post reach and quote requests as
 * charts over time, each with a table. Other plans see a teaser and a link to the plans. @see PLAN-008, GAP-077
 */
export function Analytics({ state, company, onRetry, actions, productActions, ...form }: AnalyticsProps) {
  const messages = useMessages();
  const isRefused = state.status === 'refused';
  return (
    <section aria-labelledby="analytics" data-component="Analytics" data-state={state.status}>
      <SectionHead
        title={messages.format('analytics.title')}
        titleId="analytics"
        level={1}
        actions={state.status === 'ready' && actions}
      />
      {isRefused ? (
        <AnalyticsRefused reason={state.reason} company={company} />
      ) : (
        <Stack gap="lg">
          {state.status === 'ready' && (
            <Text as="p" tone="secondary">
              {messages.format('analytics.lead', { company: state.data.company_name })}
            </Text>
          )}
          <AnalyticsRangeForm {...form} />
          <AnalyticsBody {...{ state, onRetry, productActions }} />
        </Stack>
      )}
    </section>
  );
}

function AnalyticsBody({
  state,
  onRetry,
  productActions,
}: Pick<AnalyticsProps, 'state' | 'onRetry' | 'productActions'>) {
  const messages = useMessages();
  if (state.status === 'error') {
    return <ErrorState title={messages.format('analytics.failed')} {...(onRetry && { onRetry })} />;
  }
  if (state.status === 'ready') {
    return (
      <div className={body} aria-busy={state.isStale}>
        <AnalyticsFigures data={state.data} before={state.before} />
        <AnalyticsProducts data={state.data} actions={productActions} />
      </div>
    );
  }
  return (
    <div className={figures} aria-busy="true">
      {['views', 'followers', 'clicks', 'reach'].map((key) => (
        <div key={key} className={waiting}>
          <SkeletonRows count={4} art="none" />
        </div>
      ))}
    </div>
  );
}
