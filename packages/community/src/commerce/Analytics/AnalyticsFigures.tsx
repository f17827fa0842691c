import type { Analytics } from '@millrace/api-client';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { figures } from './Analytics.css';
import { AnalyticsFigure } from './AnalyticsFigure';
import { ANALYTICS_FIGURES, type AnalyticsFigureKey, followerPoints, sourcePoints } from './analytics-series';
import { CountFigure } from './CountFigure';

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
  const { hasWidgets, points } = sourcePoints(buckets, figure);
  return (
    <CountFigure
      title={messages.format(`analytics.${figure}`)}
      what={messages.format(`analytics.${figure}What`)}
      by={by}
      series={[
        messages.format('analytics.web'),
        ...(hasWidgets ? [messages.format('analytics.widget')] : []),
      ]}
      points={points}
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
