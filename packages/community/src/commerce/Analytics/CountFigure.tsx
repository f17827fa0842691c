import type { Analytics } from '@millrace/api-client';
import { useMessages } from '@millrace/ui/messages';
import type { ReactNode } from 'react';
import { AnalyticsFigure } from './AnalyticsFigure';
import { type ChartPoint, topPoint, totalValue } from './analytics-series';
import { compareTotals } from './compare-totals';
import { describePeriod } from './describe-period';

export interface CountFigureProps {
  title: string;
  /** Explanation of the figure, in a sentence. */
  what: string;
  /** Length of a period. */
  by: Analytics['by'];
  /** Name of each series, in the order of a point's values. */
  series: readonly string[];
  points: readonly ChartPoint[];
  /** Points of the preceding range of equal length. Default: unknown. */
  before?: readonly ChartPoint[] | undefined;
  /** Number of days compared. */
  days: number;
  /** Recommended action, with a link. */
  advice?: ReactNode;
}

/** Counts over time: stacked bars with their total, and the same as a table. */
export function CountFigure({ title, what, by, series, points, before, days, advice }: CountFigureProps) {
  const messages = useMessages();
  const total = totalValue(points);
  const top = topPoint(points);
  return (
    <AnalyticsFigure
      kind="bars"
      title={title}
      what={what}
      total={messages.number(total)}
      comparison={before && compareTotals(messages, { now: total, before: totalValue(before), days })}
      before={before?.map(({ values }) => values.reduce((all, one) => all + one, 0))}
      days={days}
      advice={advice}
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
