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

/** Sums as the periods of a range, in order and without a gap. */
export function bucketsView(days: AnalyticsDays, by: AnalyticsPeriod, rows: readonly PeriodRow[]): Bucket[] {
  const byStart = new Map(rows.map((row) => [row.start, row]));
  return analyticsPeriods(days, by).map((period) => ({
    ...period,
    ...figuresOf(byStart.get(periodStart(period.from, by))),
  }));
}

/**
 * A widget with its sums, and what it shows now: nothing of another kind than it can be about.
 *
 * @param thing Undefined for what is gone, and for a sector.
 */
export function widgetView(row: WidgetRow, thing: ShownThing | undefined): Widget {
  const own = { element: row.element, id: row.thing, ...figuresOf(row) };
  if (isSector(row.thing) && isEmbedAbout(row.element, 'sector'))
    return { ...own, kind: 'sector', name: null, state: 'shown', successor: null };
  if (!thing || !isEmbedAbout(row.element, thing.kind))
    return { ...own, kind: null, name: null, state: 'removed', successor: null };
  const { kind, id, name } = thing;
  // What was merged is called by what it is now: the old name may be what was wrong with it.
  return id === row.thing
    ? { ...own, kind, name, state: 'shown', successor: null }
    : { ...own, kind, name: null, state: 'merged', successor: { id, name } };
}
