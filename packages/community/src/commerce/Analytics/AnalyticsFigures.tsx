import type { Analytics } from '@millrace/api-client';
import { companyPath, SITE_PATHS } from '@millrace/domain';
import { Link } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { figures } from './Analytics.css';
import { AnalyticsFigure } from './AnalyticsFigure';
import { rangeDays } from './analytics-range';
import { ANALYTICS_FIGURES, type AnalyticsFigureKey, followerPoints, sourcePoints } from './analytics-series';
import { CountFigure } from './CountFigure';
import { compareTotals } from './compare-totals';

export interface AnalyticsFiguresProps {
  data: Analytics;
  /** Data of the preceding range of equal length. Default: unknown. */
  before?: Analytics | undefined;
}

/** Shows each figure of the viewer's company, with a recommended action. @see GAP-077 */
export function AnalyticsFigures(props: AnalyticsFiguresProps): ReactNode {
  return (
    <div className={figures}>
      <SourceFigure {...props} figure="views" />
      <FollowerFigure {...props} />
      {ANALYTICS_FIGURES.filter((key) => key !== 'views').map((key) => (
        <SourceFigure key={key} {...props} figure={key} />
      ))}
    </div>
  );
}

/** Addresses of the recommended actions. */
function adviceHref(figure: AnalyticsFigureKey | 'followers', data: Analytics): string {
  switch (figure) {
    case 'views':
      return companyPath({ id: data.company_id, name: data.company_name });
    case 'clicks':
      return SITE_PATHS.widgets;
    case 'quotes':
      return SITE_PATHS.quotes;
    default:
      return SITE_PATHS.networkFeed;
  }
}

function SourceFigure({ data, before, figure }: AnalyticsFiguresProps & { figure: AnalyticsFigureKey }) {
  const messages = useMessages();
  const { buckets, by } = data;
  const { hasWidgets, points } = sourcePoints(buckets, figure);
  return (
    <CountFigure
      title={messages.format(`analytics.${figure}`)}
      what={messages.format(`analytics.${figure}What`)}
      by={by}
      series={
        hasWidgets
          ? [messages.format('analytics.web'), messages.format('analytics.widget')]
          : [messages.format(`analytics.${figure}`)]
      }
      points={points}
      before={before && sourcePoints(before.buckets, figure).points}
      days={rangeDays(data)}
      advice={messages.rich(`analytics.${figure}Do`, {
        link: (text: ReactNode) => <Link href={adviceHref(figure, data)}>{text}</Link>,
      })}
    />
  );
}

function FollowerFigure({ data, before }: AnalyticsFiguresProps) {
  const messages = useMessages();
  const { buckets, by } = data;
  const last = buckets.at(-1);
  const totals = { count: last?.followers.total ?? 0, products: last?.product_followers.total ?? 0 };
  const earlier = before?.buckets.at(-1);
  const names = [messages.format('analytics.company'), messages.format('analytics.products')];
  const points = followerPoints(buckets);
  // A series of zeros would cover the axis or the other series.
  const drawn = names.map((_, place) => place).filter((place) => points.some(({ values }) => values[place]));
  return (
    <AnalyticsFigure
      kind="lines"
      title={messages.format('analytics.followers')}
      what={messages.format('analytics.followersWhat')}
      comparison={[
        messages.format('analytics.followersFact', totals),
        earlier &&
          compareTotals(messages, {
            now: totals.count + totals.products,
            before: earlier.followers.total + earlier.product_followers.total,
            days: rangeDays(data),
          }),
      ]
        .filter(Boolean)
        .join(' · ')}
      days={rangeDays(data)}
      advice={messages.rich('analytics.followersDo', {
        link: (text: ReactNode) => <Link href={adviceHref('followers', data)}>{text}</Link>,
      })}
      by={by}
      label={messages.format('analytics.followersLabel', { period: by, ...totals })}
      series={drawn.flatMap((place) => names[place] ?? [])}
      points={points.map(({ values, ...period }) => ({
        ...period,
        values: drawn.map((place) => values[place] ?? 0),
      }))}
      columns={names.flatMap((name) => [
        name,
        messages.format('analytics.newOf', { name }),
        messages.format('analytics.lostOf', { name }),
      ])}
      rows={buckets.map(({ from, to, followers, product_followers: ofThem }) => ({
        from,
        to,
        cells: [followers, ofThem].flatMap(({ total, gained, lost }) => [total, gained, lost]),
      }))}
      none={drawn.length === 0 ? messages.format('analytics.noFollowers') : undefined}
    />
  );
}
