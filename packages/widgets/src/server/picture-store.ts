import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { TreeElement } from '../shared/payload';

/** All that a picture of a card is made of. */
export interface CardDrawing {
  /** Its nodes, with the short names of its style sheet. */
  tree: TreeElement;
  /** The style sheet, as shadow roots have it. */
  css: string;
  theme: 'light' | 'dark';
  /** Of its texts. */
  language: string;
  /** The custom properties that a page sets on it, with their values. */
  properties: Readonly<Record<string, string>>;
}

/**
 * Draws a card as a PNG, 600 px wide at two dots per px.
 *
 * @throws when it cannot be drawn; the asker is told to come again.
 */
export type DrawCard = (drawing: CardDrawing) => Promise<Uint8Array>;

/** Pictures that are kept, in bytes. */
const KEPT_BYTES = 48 * 2 ** 20;

/** Pictures that are drawn at once: each takes a core for as long as it takes. */
const AT_ONCE = 2;

/** Pictures that wait; who comes later is sent away, so that asking for many can't exhaust the server. */
const WAITING_MAX = 24;

/** How many one asker may have drawn or waiting once half of the places are taken, so that there is room for others. */
const SHARE_MAX = 6;

/** There is more to draw than can be; come again in a few seconds. */
export class BusyError extends Error {
  override name = 'BusyError';
}

/** Pictures that were asked for lately, and one drawing at a time of each. */
export class PictureStore {
  readonly #draw: DrawCard;
  readonly #kept = new LRUCache<string, Uint8Array>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  readonly #drawing = new Map<string, Promise<Uint8Array>>();
  readonly #waiting: (() => void)[] = [];
  /** How many are drawn, or wait, for each asker. */
  readonly #shares = new Map<string, number>();
  #busy = 0;

  constructor(draw: DrawCard) {
    this.#draw = draw;
  }

  /**
   * The picture of a card as it stands: one that changes is drawn anew.
   *
   * @param asker Whose share it is drawn of. Default: nobody's.
   * @throws {BusyError} while too many wait, or half as many and too many of the same asker.
   */
  async get(drawing: CardDrawing, asker?: string): Promise<Uint8Array> {
    const name = createHash('sha256').update(JSON.stringify(drawing)).digest('base64url');
    const kept = this.#kept.get(name);
    if (kept) return kept;
    const known = this.#drawing.get(name);
    if (known) return known;
    if (this.#busy >= AT_ONCE && this.#waiting.length >= WAITING_MAX) throw new BusyError();
    const giveBack = this.#takeShare(asker);
    const made = this.#inTurn(() => this.#draw(drawing))
      .then((picture) => {
        this.#kept.set(name, picture);
        return picture;
      })
      .finally(() => {
        this.#drawing.delete(name);
        giveBack();
      });
    this.#drawing.set(name, made);
    return made;
  }

  #takeShare(asker: string | undefined): () => void {
    if (asker === undefined) return () => {};
    const taken = this.#shares.get(asker) ?? 0;
    if (taken >= SHARE_MAX && this.#waiting.length >= WAITING_MAX / 2) throw new BusyError();
    this.#shares.set(asker, taken + 1);
    return () => {
      const left = (this.#shares.get(asker) ?? 1) - 1;
      if (left > 0) this.#shares.set(asker, left);
      else this.#shares.delete(asker);
    };
  }

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // Whoever ends hands its place on, so nobody who comes meanwhile takes it.
    if (this.#busy >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
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
