import { readFramingSite } from '@millrace/domain';
import type { ReleasedCard } from '../release/release';
import type { CardKey } from './card-cache';
import { header } from './negotiate';
import type { EmbedRequest } from './response';

/** Kind of event; `fallback` if there was no card and the page's link stays. */
export type EmbedEventType = 'view' | 'fallback' | 'interaction';

/** Events of one page's cards, without anything about the reader. */
export interface EmbedEventBatch {
  /** Origin of the embedding page. */
  site: string;
  events: readonly { event: EmbedEventType; element: string; id: string }[];
  /** User-Agent, to exclude bots. */
  userAgent: string;
}

/** A requested card and its result. */
export interface ServedCard {
  key: CardKey;
  card: ReleasedCard | null;
}

/**
 * Returns the origin of the embedding page: a script's by Origin, a frame's by Referer. Null for our own pages, whose
 * frames are counted already, and without the header.
 */
export function embeddingSite(
  request: EmbedRequest,
  by: 'origin' | 'referer',
  webUrl: string,
): string | null {
  const site = readAddress(header(request, by))?.origin;
  return site === undefined || site === webUrl ? null : site;
}

/** Returns the origin around our frame; otherwise like {@link embeddingSite}. */
export function framingSite(request: EmbedRequest, webUrl: string): string | null {
  const frame = readAddress(header(request, 'referer'));
  return embeddingSite(request, 'origin', webUrl) ?? (frame && readFramingSite(frame, webUrl));
}

const readAddress = (named: string): URL | null =>
  /^https?:/.test(named) && URL.canParse(named) ? new URL(named) : null;

/** Returns the view and fallback events of served cards. */
export const viewEvents = (served: readonly ServedCard[]): EmbedEventBatch['events'] =>
  served.map(({ key: { element, id }, card }) => ({ event: card ? 'view' : 'fallback', element, id }));
