import type { components } from '@millrace/api-client';
import {
  type AnalyticsDays,
  type AnalyticsPeriod,
  analyticsPeriods,
  isEmbedAbout,
  isSector,
  periodStart,
} from '@millrace/domain';
import type { Figures, PeriodRow, ShownThing, WidgetRow } from './publisher-sites.repository';

type Bucket = components['schemas']['PublisherReportBucket'];
type Widget = components['schemas']['PublisherWidget'];

const figuresOf = (row: Figures | undefined): Figures => ({
  views: row?.views ?? 0,
  interactions: row?.interactions ?? 0,
  clicks: row?.clicks ?? 0,
  sign_ups: row?.sign_ups ?? 0,
  quotes: row?.quotes ?? 0,
  fallbacks: row?.fallbacks ?? 0,
});

/** Returns counts as consecutive periods of a range without gaps. */
export function bucketsView(days: AnalyticsDays, by: AnalyticsPeriod, rows: readonly PeriodRow[]): Bucket[] {
  const byStart = new Map(rows.map((row) => [row.start, row]));
  return analyticsPeriods(days, by).map((period) => ({
    ...period,
    ...figuresOf(byStart.get(periodStart(period.from, by))),
  }));
}

/**
 * Returns a widget with its counts and current subject, if that is of a kind that the widget can show.
 *
 * @param thing Undefined for a deleted record, and for a sector.
 */
export function widgetView(row: WidgetRow, thing: ShownThing | undefined): Widget {
  const own = { element: row.element, id: row.thing, ...figuresOf(row) };
  if (isSector(row.thing) && isEmbedAbout(row.element, 'sector'))
    return { ...own, kind: 'sector', name: null, state: 'shown', successor: null };
  if (!thing || !isEmbedAbout(row.element, thing.kind))
    return { ...own, kind: null, name: null, state: 'removed', successor: null };
  const { kind, id, name } = thing;
  // A merged record has the name of its successor, because the old one may have been wrong.
  return id === row.thing
    ? { ...own, kind, name, state: 'shown', successor: null }
    : { ...own, kind, name: null, state: 'merged', successor: { id, name } };
}
