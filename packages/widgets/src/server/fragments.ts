import type { Release } from '../release/release';
import { BATCH_MAX } from '../shared/limits';
import type { Payload } from '../shared/payload';
import type { Renderer } from '../shared/renderer';
import { answer, type EmbedAnswer, refuse } from './answer';
import type { CardCache, CardKey } from './card-cache';
import { readCard } from './card-key';
import type { ServedCard } from './served';

/** An answer is fresh for a minute, and may be shown for ten more while the next one is fetched. */
const FRESH = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Answers a batch: `?product.ID.en,suppliers.ID.en.8..nofollow`, each with element, id, language, rows, part and
 * relations; within a key that is encoded commas part them as well. A key that names nothing gets a text instead of a card, and does
 * not spoil the others.
 *
 * @param live Whether the page runs the loader of this release; else its cards are for looking at only.
 * @param warning What the page's console is to say of its version.
 * @param tell Is told what was given; what failed for the moment is left out.
 */
export async function answerFragments(
  query: string,
  release: Release,
  live: boolean,
  cache: CardCache,
  warning: string | null,
  tell: (served: readonly ServedCard[]) => void,
): Promise<EmbedAnswer> {
  // Parted before they are decoded, as a key may hold commas.
  const keys = query === '' ? [] : query.split(',').map(decodeKey);
  if (keys.length === 0) return refuse(400, 'bad_request', 'No card is named.');
  if (keys.length > BATCH_MAX) return refuse(400, 'bad_request', `More than ${BATCH_MAX} cards are named.`);
  const results = await Promise.allSettled(keys.map((key) => cardOf(key, release, cache)));
  const served = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
  tell(served.filter((one) => one !== null));
  const cards = served.map((one) => one?.card ?? null);
  const found = cards.filter((card) => card !== null);
  const payload: Payload = [
    release.sheet(found),
    ...cards.map((card, at): Payload[1] => {
      if (card) return [card.tree, live ? card.props : 0];
      const say = (reason: string) => `Millrace: ${keys[at]} ${reason}; the fallback stays.`;
      return results[at]?.status === 'rejected'
        ? [0, say('could not be read')]
        : say('is not there to be shown');
    }),
    ...(warning === null ? [] : [warning]),
  ];
  const failed = results.some((result) => result.status === 'rejected');
  return answer(200, 'application/json; charset=utf-8', JSON.stringify(payload), {
    // What failed for the moment must not be remembered as missing.
    'cache-control': failed ? 'no-store' : FRESH,
  });
}

/** What a key names, and its card; null for what can have none. */
async function cardOf(asked: string, release: Release, cache: CardCache): Promise<ServedCard | null> {
  const key = keyOf(asked, release.renderer);
  return key && { key, card: await cache.get(release, key) };
}

/** The card that a key of a request names, decoded. */
export function keyOf(asked: string, renderer: Renderer): CardKey | null {
  const [element = '', id = '', lang, rows, part, ...rel] = asked.split(/[.,]/);
  return readCard({ element, id, lang, rows, part, rel: rel.join(' ') }, renderer);
}

/** A key as the page meant it; one that is encoded wrongly stays as it is, and names nothing. */
export function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    return key;
  }
}
