import { LRUCache } from 'lru-cache';
import type { Release, ReleasedCard } from '../release/release';
import type { CardOptions, EmbedApi } from '../shared/element';

/** Time to live of a cached card, in ms. */
export const CARD_FRESH_MS = 60_000;

/** Size of the cache. */
const CARDS_MAX = 5_000;

/** Card of a request. */
export interface CardKey extends CardOptions {
  element: string;
  /** Lower-case language. */
  id: string;
  language: string;
  /** Link relations of the publisher, from `parseLinkRelations`. */
  rel: string;
}

interface Entry {
  card: ReleasedCard | null;
  loadedAt: number;
}

export interface CardCacheOptions {
  api: EmbedApi;
  webUrl: string;
  /** Returns the time in ms. */
  now: () => number;
}

/** Caches rendered cards, deduplicates concurrent renderings, and serves stale cards while the API fails. */
export class CardCache {
  readonly #options: CardCacheOptions;
  readonly #entries = new LRUCache<string, Entry>({ max: CARDS_MAX });
  readonly #loading = new Map<string, Promise<ReleasedCard | null>>();

  constructor(options: CardCacheOptions) {
    this.#options = options;
  }

  /**
   * Returns the card; null if it does not exist; the stale card while the API fails.
   *
   * @throws if the API fails and no card is cached.
   */
  async get(release: Release, key: CardKey): Promise<ReleasedCard | null> {
    const { element, id, language, rows, part, rel, layout } = key;
    const name = [release.version, element, id, language, rows, part, rel, layout].join('/');
    const known = this.#entries.get(name);
    if (known && this.#options.now() - known.loadedAt < CARD_FRESH_MS) return known.card;
    const loading = this.#loading.get(name) ?? this.#load(release, key, name);
    return loading.catch((error: unknown) => {
      if (known) return known.card;
      throw error;
    });
  }

  #load(release: Release, { element, id, ...asked }: CardKey, name: string) {
    const { api, webUrl, now } = this.#options;
    const loading = release.renderer
      .load(element, api, id, asked)
      .then((data) => (data === null ? null : release.render(element, data, { webUrl, id, ...asked })))
      .then((card) => {
        this.#entries.set(name, { card, loadedAt: now() });
        return card;
      })
      .finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }
}
