import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, packPicture, sizeOf, unpackPicture } from './picture.mjs';

/**
 * @typedef {object} Renderer  what drew a set of pictures
 * @property {number} chromium  major version
 * @property {string} rendering  digest of the test card: tells apart machines that draw letters differently
 */

/**
 * @typedef {object} Entry
 * @property {number} width
 * @property {number} height
 * @property {string} digest  of the PNG as the browser encoded it; the stored file holds the same pixels in fewer bytes
 * @property {string} [sources]  digest of what the picture depends on, when it was last drawn and accepted
 */

/** @typedef {{ renderer: Renderer | undefined, pictures: Record<string, Entry> }} Catalogue */

/** A folder of accepted pictures with `baselines.json`, which says who drew them, and their sizes. */
export class Baselines {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    /** @type {Catalogue} */
    this.catalogue = parseCatalogue(
      existsSync(this.#file()) ? readFileSync(this.#file(), 'utf8') : undefined,
    );
  }

  #file() {
    return join(this.folder, 'baselines.json');
  }

  /** @param {string} id */
  #picture(id) {
    return join(this.folder, `${id}.webp`);
  }

  ids() {
    return Object.keys(this.catalogue.pictures);
  }

  /** @param {string} id @returns {Entry | undefined} */
  entry(id) {
    return existsSync(this.#picture(id)) ? this.catalogue.pictures[id] : undefined;
  }

  /** @param {string} id @returns {Promise<Buffer>} a PNG */
  read(id) {
    return unpackPicture(readFileSync(this.#picture(id)));
  }

  /** @param {string} id @param {Buffer} bytes a PNG as the browser encoded it */
  async write(id, bytes) {
    const packed = await packPicture(bytes);
    mkdirSync(dirname(this.#picture(id)), { recursive: true });
    writeFileSync(this.#picture(id), packed);
    this.catalogue.pictures[id] = { ...sizeOf(bytes), digest: digestOf(bytes) };
  }

  /** Says of a picture that its sources, as they are now, draw it. @param {string} id @param {string} sources */
  mark(id, sources) {
    const entry = this.catalogue.pictures[id];
    if (entry) entry.sources = sources;
  }

  /** @param {string} id */
  remove(id) {
    rmSync(this.#picture(id), { force: true });
    delete this.catalogue.pictures[id];
    const folder = dirname(this.#picture(id));
    if (existsSync(folder) && readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  }

  /** Writes `baselines.json`. @param {Renderer} renderer */
  save(renderer) {
    this.catalogue.renderer = renderer;
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.#file(), formatCatalogue(this.catalogue));
  }
}

/** @param {string | undefined} text @returns {Catalogue} */
export function parseCatalogue(text) {
  if (!text) return { renderer: undefined, pictures: {} };
  const { chromium, rendering, pictures } = JSON.parse(text);
  return { renderer: chromium ? { chromium, rendering } : undefined, pictures };
}

/** One line a picture, in order, so that two branches seldom touch the same line. @param {Catalogue} catalogue */
function formatCatalogue({ renderer, pictures }) {
  const lines = Object.keys(pictures)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(pictures[id])}`);
  return `{
  "chromium": ${renderer?.chromium ?? null},
  "rendering": ${JSON.stringify(renderer?.rendering ?? null)},
  "pictures": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}
}
`;
}

/** @param {Renderer | undefined} one @param {Renderer} other */
export const drawAlike = (one, other) =>
  one?.chromium === other.chromium && one.rendering === other.rendering;
