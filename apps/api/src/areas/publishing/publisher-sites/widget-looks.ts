import { type AnalyticsEvent, type EmbedElementName, type EmbedEvent, embedElement } from '@millrace/domain';

/** Lists in which what they are about is not what is looked at. */
const OF_OTHER_THINGS: ReadonlySet<EmbedElementName> = new Set(['events', 'feed']);

const DEEDS: Partial<Record<EmbedEvent, 'view' | 'click'>> = { view: 'view', click: 'click' };

/**
 * What an event of a widget is for the company or product that it is about. Of a widget that can be about either it is
 * both: sums are kept of what exists, and an id is of one kind.
 *
 * @see GAP-077
 */
export function looksOf(event: EmbedEvent, element: EmbedElementName): AnalyticsEvent[] {
  const deed = DEEDS[event];
  if (deed === undefined || OF_OTHER_THINGS.has(element)) return [];
  return embedElement(element).about.flatMap((kind) =>
    kind === 'product' || kind === 'company' ? [`${kind}_${deed}` as const] : [],
  );
}
