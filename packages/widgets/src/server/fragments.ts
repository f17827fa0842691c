import type { Release, ReleasedCard } from '../release/release';
import { BATCH_MAX } from '../shared/limits';
import type { Payload } from '../shared/payload';
import { answer, type EmbedAnswer, refuse } from './answer';
import type { CardCache } from './card-cache';

/** An answer is fresh for a minute, and may be shown for ten more while the next one is fetched. */
const FRESH = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

const KEY = /^([a-z][a-z-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{0,35})$/i;

/**
 * Answers a batch: `?product.ID.en,product.ID.en`. A key that names nothing gets no card, and does not spoil the
 * others.
 *
 * @param live Whether the page runs the loader of this release; else its cards are for looking at only.
 */
export async function answerFragments(
  query: string,
  release: Release,
  live: boolean,
  cache: CardCache,
): Promise<EmbedAnswer> {
  const keys = decode(query)?.split(',') ?? [];
  if (keys.length === 0 || keys[0] === '') return refuse(400, 'bad_request', 'No card is named.');
  if (keys.length > BATCH_MAX) return refuse(400, 'bad_request', `More than ${BATCH_MAX} cards are named.`);
  const results = await Promise.allSettled(keys.map((key) => cardOf(key, release, cache)));
  const cards = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
  const found = cards.filter((card) => card !== null);
  const payload: Payload = [
    release.sheet(found),
    ...cards.map((card) => (card ? ([card.tree, live ? card.props : 0] as Payload[1]) : 0)),
  ];
  const failed = results.some((result) => result.status === 'rejected');
  return answer(200, 'application/json; charset=utf-8', JSON.stringify(payload), {
    // What failed for the moment must not be remembered as missing.
    'cache-control': failed ? 'no-store' : FRESH,
  });
}

async function cardOf(key: string, release: Release, cache: CardCache): Promise<ReleasedCard | null> {
  const [, element = '', id = '', wanted = ''] = KEY.exec(key) ?? [];
  if (!release.renderer.elements.some(({ name }) => name === element)) return null;
  const language = release.renderer.languageOf(wanted);
  return cache.get(release, { element, id: id.toLowerCase(), language });
}

function decode(query: string): string | null {
  try {
    return decodeURIComponent(query);
  } catch {
    return null;
  }
}
