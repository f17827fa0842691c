import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TreeElement } from '../shared/payload';

/** Input of a card's picture. */
export interface CardDrawing {
  /** Nodes, with the short class names of the style sheet. */
  tree: TreeElement;
  /** Style sheet, as in shadow roots. */
  css: string;
  theme: 'light' | 'dark';
  /** Language of its texts. */
  language: string;
  /** CSS custom properties that a page sets, with their values. */
  properties: Readonly<Record<string, string>>;
}

/**
 * Renders a card as a PNG, 600 px wide at two device pixels per px.
 *
 * @throws if it cannot be rendered; the client is told to retry.
 */
export type DrawCard = (drawing: CardDrawing) => Promise<Uint8Array>;

/** Size of the cache, in bytes. */
const CACHE_MAX_BYTES = 48 * 2 ** 20;

/** Concurrency limit: each drawing uses a core. */
const CONCURRENCY = 2;

/** Length of the queue; beyond it requests are rejected, so that they cannot exhaust the server. */
const QUEUE_MAX = 24;

/** Maximum queue places of one client once the queue is half full (fairness). */
const SHARE_MAX = 6;

/** Thrown when the queue is full; retry in a few seconds. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Caches pictures, deduplicates concurrent drawings, and limits concurrency with a fair queue. */
export class PictureStore {
  readonly #draw: DrawCard;
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: CACHE_MAX_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  readonly #waiting: (() => void)[] = [];
  /** Drawings in progress or queued, by client. */
  readonly #shares = new Map<string, number>();
  #busy = 0;

  constructor(draw: DrawCard) {
    this.#draw = draw;
  }

  /**
   * Returns the picture of a card; a changed card is rendered again.
   *
   * @param clientKey Client whose queue share is used. Default: none.
   * @throws {BusyError} if the queue is full, or half full and the client has used its share.
   */
  async get(drawing: CardDrawing, clientKey?: string): Promise<Uint8Array> {
    const name = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const known = this.#drawing.get(name);
    if (known) return known;
    if (this.#busy >= CONCURRENCY && this.#waiting.length >= QUEUE_MAX) throw new BusyError();
    const releaseShare = this.#takeShare(clientKey);
    const made = this.#inTurn(() => this.#draw(drawing))
      .then((picture) => {
        this.#kept.set(name, picture);
        return picture;
      })
      .finally(() => {
        this.#drawing.delete(name);
        releaseShare();
      });
    this.#drawing.set(name, made);
    return made;
  }

  #takeShare(clientKey: string | undefined): () => void {
    if (clientKey === undefined) return () => {};
    const taken = this.#shares.get(clientKey) ?? 0;
    if (taken >= SHARE_MAX && this.#waiting.length >= QUEUE_MAX / 2) throw new BusyError();
    this.#shares.set(clientKey, taken + 1);
    return () => {
      const left = (this.#shares.get(clientKey) ?? 1) - 1;
      if (left > 0) this.#shares.set(clientKey, left);
      else this.#shares.delete(clientKey);
    };
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // A finished drawing passes its place to the next in the queue, so that no newcomer takes it.
    if (this.#busy >= CONCURRENCY) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#busy += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
