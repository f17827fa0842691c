import type { Analytics as AnalyticsData } from '@millrace/api-client';
import { ErrorState, SectionHead, SkeletonRows, Stack, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { body, figures, waiting } from './Analytics.css';
import { AnalyticsFigures } from './AnalyticsFigures';
import { AnalyticsProducts } from './AnalyticsProducts';
import { AnalyticsRangeForm, type AnalyticsRangeFormProps } from './AnalyticsRangeForm';
import { type AnalyticsRefusal, AnalyticsRefused } from './AnalyticsRefused';

/** Describes what is known of how one's company is looked at. */
export type AnalyticsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'refused'; reason: AnalyticsRefusal }
  /** `isStale` while other days are on their way; `before` are as many days before these, to compare with. */
  | { status: 'ready'; data: AnalyticsData; before?: AnalyticsData | undefined; isStale?: boolean };

export interface AnalyticsProps extends AnalyticsRangeFormProps {
  state: AnalyticsState;
  /** The company that the reader belongs to, or says so. */
  company?: { id: string; name: string } | undefined;
  onRetry?: (() => void) | undefined;
  /** Saves the figures as a spreadsheet. */
  actions?: ReactNode;
  /** Saves those of the products. */
  productActions?: ReactNode;
}

/**
 * How one's company and its products are looked at: views, followers, clicks, post reach and requests for quotes over time,
 * as charts with a table behind each. On other plans, what it would show and the way to it. @see PLAN-008, GAP-077
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
