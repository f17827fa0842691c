import { EMBED_LAYOUTS } from '@millrace/domain';
import type { Release, ReleasedCard } from '../release/release';
import { BATCH_MAX } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import type { CardCache, CardKey } from './card-cache';
import { parseCardRequest } from './card-request';
import type { ServedCard } from './embed-events';
import { type EmbedResponse, respond, respondError } from './response';
import { type Note, writeBatch } from './write-batch';

/** Cached for a minute, then ten more while revalidating. */
const FRESH = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** Dependencies of a batch. */
export interface BatchContext {
  release: Release;
  /** False if the page runs another version: its cards get no interactive props. */
  live: boolean;
  cache: CardCache;
  /** Receives the served cards; failed ones are left out. */
  report: (served: readonly ServedCard[]) => void;
}

/** Console message for a version that is no longer kept. */
const ENDED =
  'Millrace: this version of the widgets has ended; cards are for looking at. Take the script from /embed/v1/millrace.js, or pin a newer version.';

/** The result of a key: its card, or a note for the console. */
type Asked = { card: ReleasedCard } | { note: Note };

/**
 * Responds to a batch: `?product.ID.en,suppliers.ID.en.8..nofollow`, each key with element, id, language, rows, part,
 * relations, layout and height; encoded keys may use commas. An invalid key gets a note and leaves the others alone.
 *
 * The body is HTML, which browsers parse without a script of ours.
 */
export async function respondCards(query: string, context: BatchContext): Promise<EmbedResponse> {
  const batch = await readBatch(query, context);
  if (!Array.isArray(batch)) return batch;
  const { release, live } = context;
  const parts = batch.map((asked) =>
    'card' in asked ? { tree: asked.card.tree, props: live ? asked.card.props : 0 } : asked.note,
  );
  const ending: Note[] = live ? [] : [{ title: 'version', text: ENDED }];
  const markup = writeBatch(release.sheet(releasedCards(batch)), [...parts, ...ending]);
  return respond(200, 'text/html; charset=utf-8', markup, {
    'cache-control': cacheControl(batch),
    // Sandboxed: opened as a page it only shows text.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-robots-tag': 'noindex',
  });
}

/** Reads the cards of a query's keys, in order; or returns an error response. */
async function readBatch(
  query: string,
  { release, cache, report }: BatchContext,
): Promise<Asked[] | EmbedResponse> {
  // Split before decoding, as a key may contain commas.
  const keys = query === '' ? [] : query.split(',').map(decodeKey);
  if (keys.length === 0) return respondError(400, 'bad_request', 'No card is named.');
  if (keys.length > BATCH_MAX)
    return respondError(400, 'bad_request', `More than ${BATCH_MAX} cards are named.`);
  const results = await Promise.allSettled(keys.map((key) => readCard(key, release, cache)));
  const served = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
  report(served.filter((one) => one !== null));
  return results.map((result, at) => {
    const card = served[at]?.card;
    if (card) return { card };
    const say = (reason: string) => `Millrace: ${keys[at]} ${reason}; the fallback stays.`;
    return result.status === 'rejected'
      ? { note: { title: 'unavailable', text: say('could not be read') } }
      : { note: { title: 'missing', text: say('is not there to be shown') } };
  });
}

const releasedCards = (batch: readonly Asked[]): ReleasedCard[] =>
  batch.flatMap((asked) => ('card' in asked ? [asked.card] : []));

/** A temporary failure must not be cached as missing. */
const cacheControl = (batch: readonly Asked[]): string =>
  batch.some((asked) => 'note' in asked && asked.note.title === 'unavailable') ? 'no-store' : FRESH;

/** Returns a key's card; null for an invalid key. */
async function readCard(asked: string, release: Release, cache: CardCache): Promise<ServedCard | null> {
  const key = parseCardKey(asked, release.renderer);
  return key && { key, card: await cache.get(release, key) };
}

/** Parses a decoded key. */
export function parseCardKey(asked: string, renderer: Renderer): CardKey | null {
  const [element = '', id = '', lang, rows, part, ...more] = asked.split(/[.,]/);
  // Relations, a layout and a height are distinguished by format: keys of earlier versions end with the relations.
  const words = more.join(' ').split(' ');
  const layout = words.find((word) => EMBED_LAYOUTS.some((known) => known === word));
  const height = words.find((word) => /^\d+$/.test(word));
  return parseCardRequest({ element, id, lang, rows, part, rel: words.join(' '), layout, height }, renderer);
}

/** Decodes a key; a malformed one stays as it is and is invalid. */
export function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
