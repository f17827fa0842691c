import type { PublisherReport } from '@millrace/api-client';
import type { EmbedFigure } from '@millrace/domain';
import { useMessages } from '../../messages/MessagesContext';
import { AnalyticsFigure, describePeriod, topPoint } from '../Analytics';

export interface PublisherFigureProps {
  data: PublisherReport;
  figure: EmbedFigure;
}

/** One kind of figures over time. */
export function PublisherFigure({ data: { buckets, by }, figure }: PublisherFigureProps) {
  const messages = useMessages();
  const title = messages.format(`publisherReport.${figure}`);
  const points = buckets.map(({ from, to, [figure]: count }) => ({ from, to, values: [count] }));
  const total = points.reduce((all, { values: [count = 0] }) => all + count, 0);
  const top = topPoint(points);
  return (
    <AnalyticsFigure
      kind="bars"
      title={title}
      what={messages.format(`publisherReport.${figure}What`)}
      fact={messages.format('analytics.inTotal', { count: total })}
      by={by}
      label={messages.format('analytics.chartLabel', {
        title,
        period: by,
        count: total,
        most: top?.sum ?? 0,
        top: top ? describePeriod(messages, top.point, by) : '',
      })}
      series={[title]}
      points={points}
      columns={[title]}
      rows={points.map(({ values, ...period }) => ({ ...period, cells: values }))}
      none={total === 0 ? messages.format('analytics.none') : undefined}
    />
  );
}
