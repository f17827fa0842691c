import type { Release, ReleasedCard } from '../release/release';
import { BATCH_MAX } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import { answer, type EmbedAnswer, refuse } from './answer';
import type { CardCache, CardKey } from './card-cache';
import { readCard } from './card-key';
import type { ServedCard } from './served';
import { type Note, writeAnswer } from './write-answer';

/** An answer is fresh for a minute, and may be shown for ten more while the next one is fetched. */
const FRESH = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** What a batch is answered with. */
export interface BatchContext {
  release: Release;
  /** True if the page runs the loader of this release; else its cards are for looking at only. */
  live: boolean;
  cache: CardCache;
  /** Is told what was given; what failed for the moment is left out. */
  tell: (served: readonly ServedCard[]) => void;
}

/** What the page's console says of a version that is kept no more. */
const ENDED =
  'Millrace: this version of the widgets has ended; cards are for looking at. Take the script from /embed/v1/millrace.js, or pin a newer version.';

/** What became of a key: its card, or what the console is to say. */
type Asked = { card: ReleasedCard } | { note: Note };

/**
 * Answers a batch: `?product.ID.en,suppliers.ID.en.8..nofollow`, each with element, id, language, rows, part and
 * relations; within a key that is encoded commas part them as well. A key that names nothing gets a text instead of a card, and does
 * not spoil the others.
 *
 * The answer is markup, which browsers parse without a script of ours.
 */
export async function answerCards(query: string, context: BatchContext): Promise<EmbedAnswer> {
  const batch = await readBatch(query, context);
  if (!Array.isArray(batch)) return batch;
  const { release, live } = context;
  const parts = batch.map((asked) =>
    'card' in asked ? { tree: asked.card.tree, props: live ? asked.card.props : 0 } : asked.note,
  );
  const ending: Note[] = live ? [] : [{ title: 'version', text: ENDED }];
  const markup = writeAnswer(release.sheet(releasedCards(batch)), [...parts, ...ending]);
  return answer(200, 'text/html; charset=utf-8', markup, {
    'cache-control': cacheControl(batch),
    // It is for scripts: whoever opens it as a page is shown texts.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-robots-tag': 'noindex',
  });
}

/** What becomes of the keys of a query, in their order; or why it is refused. */
async function readBatch(
  query: string,
  { release, cache, tell }: BatchContext,
): Promise<Asked[] | EmbedAnswer> {
  // Parted before they are decoded, as a key may hold commas.
  const keys = query === '' ? [] : query.split(',').map(decodeKey);
  if (keys.length === 0) return refuse(400, 'bad_request', 'No card is named.');
  if (keys.length > BATCH_MAX) return refuse(400, 'bad_request', `More than ${BATCH_MAX} cards are named.`);
  const results = await Promise.allSettled(keys.map((key) => loadCard(key, release, cache)));
  const served = results.map((result) => (result.status === 'fulfilled' ? result.value : null));
  tell(served.filter((one) => one !== null));
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

/** What failed for the moment must not be remembered as missing. */
const cacheControl = (batch: readonly Asked[]): string =>
  batch.some((asked) => 'note' in asked && asked.note.title === 'unavailable') ? 'no-store' : FRESH;

/** What a key names, and its card; null for what can have none. */
async function loadCard(asked: string, release: Release, cache: CardCache): Promise<ServedCard | null> {
  const key = parseCardKey(asked, release.renderer);
  return key && { key, card: await cache.get(release, key) };
}

/** The card that a key of a request names, decoded. */
export function parseCardKey(asked: string, renderer: Renderer): CardKey | null {
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
