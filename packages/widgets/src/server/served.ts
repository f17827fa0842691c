import { readFramingSite } from '@millrace/domain';
import type { ReleasedCard } from '../release/release';
import type { EmbedRequest } from './answer';
import type { CardKey } from './card-cache';
import { header } from './deliver';

/** What became of a card: `fallback` where there is none to give, so that the page's own link stays. */
export type EmbedDeed = 'view' | 'fallback' | 'interaction';

/** What the handler has seen of cards on one page. It knows nothing of who looks. */
export interface EmbedSeen {
  /** The origin of the page on which they stand. */
  site: string;
  events: readonly { event: EmbedDeed; element: string; id: string }[];
  /** What the asking program calls itself, so that robots can be left out. */
  userAgent: string;
}

/** A card that was asked for, and what was given. */
export interface ServedCard {
  key: CardKey;
  card: ReleasedCard | null;
}

/**
 * The page that asks, as its browser names it: a script's request by its origin, a frame's by where it was led from.
 * Null for our own pages, whose frames were told of already, and for whoever does not say.
 */
export function embeddingSite(
  request: EmbedRequest,
  by: 'origin' | 'referer',
  webUrl: string,
): string | null {
  const site = readAddress(header(request, by))?.origin;
  return site === undefined || site === webUrl ? null : site;
}

/** The page around the frame in which a script asks; otherwise as {@link embeddingSite} has it. */
export function siteAround(request: EmbedRequest, webUrl: string): string | null {
  const frame = readAddress(header(request, 'referer'));
  return embeddingSite(request, 'origin', webUrl) ?? (frame && readFramingSite(frame, webUrl));
}

const readAddress = (named: string): URL | null =>
  /^https?:/.test(named) && URL.canParse(named) ? new URL(named) : null;

/** What is told of cards that were given. */
export const viewEvents = (served: readonly ServedCard[]): EmbedSeen['events'] =>
  served.map(({ key: { element, id }, card }) => ({ event: card ? 'view' : 'fallback', element, id }));
