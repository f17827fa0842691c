import type { Analytics } from '@millrace/api-client';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/MessagesContext';
import { figures } from './Analytics.css';
import { AnalyticsFigure } from './AnalyticsFigure';
import {
  ANALYTICS_FIGURES,
  type AnalyticsFigureKey,
  followerPoints,
  sourcePoints,
  topPoint,
} from './analytics-series';
import { describePeriod } from './describe-period';

/** Each kind of figures of one's company. @see GAP-077 */
export function AnalyticsFigures({ data }: { data: Analytics }): ReactNode {
  return (
    <div className={figures}>
      <SourceFigure data={data} figure="views" />
      <FollowerFigure data={data} />
      {ANALYTICS_FIGURES.filter((key) => key !== 'views').map((key) => (
        <SourceFigure key={key} data={data} figure={key} />
      ))}
    </div>
  );
}

function SourceFigure({ data: { buckets, by }, figure }: { data: Analytics; figure: AnalyticsFigureKey }) {
  const messages = useMessages();
  const { hasWidgets, total, points } = sourcePoints(buckets, figure);
  const title = messages.format(`analytics.${figure}`);
  const series = [
    messages.format('analytics.web'),
    ...(hasWidgets ? [messages.format('analytics.widget')] : []),
  ];
  const top = topPoint(points);
  return (
    <AnalyticsFigure
      kind="bars"
      title={title}
      what={messages.format(`analytics.${figure}What`)}
      fact={messages.format('analytics.inTotal', { count: total })}
      by={by}
      label={messages.format('analytics.chartLabel', {
        title,
        period: by,
        count: total,
        most: top?.sum ?? 0,
        top: top ? describePeriod(messages, top.point, by) : '',
      })}
      series={series}
      points={points}
      columns={series}
      rows={points.map(({ values, ...period }) => ({ ...period, cells: values }))}
      none={total === 0 ? messages.format('analytics.none') : undefined}
    />
  );
}

function FollowerFigure({ data: { buckets, by } }: { data: Analytics }) {
  const messages = useMessages();
  const last = buckets.at(-1);
  const totals = { count: last?.followers.total ?? 0, products: last?.product_followers.total ?? 0 };
  const [company, products] = [messages.format('analytics.company'), messages.format('analytics.products')];
  return (
    <AnalyticsFigure
      kind="lines"
      title={messages.format('analytics.followers')}
      what={messages.format('analytics.followersWhat')}
      fact={messages.format('analytics.followersFact', totals)}
      by={by}
      label={messages.format('analytics.followersLabel', { period: by, ...totals })}
      series={[company, products]}
      points={followerPoints(buckets)}
      columns={[company, products].flatMap((name) => [
        name,
        messages.format('analytics.newOf', { name }),
        messages.format('analytics.lostOf', { name }),
      ])}
      rows={buckets.map(({ from, to, followers, product_followers: ofThem }) => ({
        from,
        to,
        cells: [followers, ofThem].flatMap(({ total, gained, lost }) => [total, gained, lost]),
      }))}
    />
  );
}
