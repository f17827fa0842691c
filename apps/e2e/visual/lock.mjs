import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { digestOf, sizeOf } from './picture.mjs';

/**
 * @typedef {object} Renderer  the browser that rendered the accepted pictures
 * @property {number} chromium  major version
 * @property {string} rendering  digest of the test card: distinguishes machines that render text differently
 */

/**
 * @typedef {object} Entry  an accepted picture
 * @property {number} width  in px
 * @property {number} height  in px
 * @property {string} digest  of the PNG as the browser encoded it
 * @property {string} [sources]  digest of the sources that rendered it
 */

/** Lock file: a digest of each accepted picture, and the browser that rendered them. */
export class Lock {
  /** @type {Renderer | undefined} */
  renderer;

  /** @type {Map<string, Entry>} */
  #pictures = new Map();

  /**
   * @param {string | undefined} text  of a lock file
   * @param {(id: string) => string} renamed  maps the id of a picture to its current one
   */
  constructor(text, renamed = (id) => id) {
    if (!text) return;
    const { chromium, rendering, pictures } = JSON.parse(text);
    if (chromium) this.renderer = { chromium, rendering };
    for (const [id, entry] of Object.entries(pictures)) this.#pictures.set(renamed(id), entry);
  }

  /** @param {string} file @param {(id: string) => string} [renamed] */
  static read(file, renamed) {
    return new Lock(existsSync(file) ? readFileSync(file, 'utf8') : undefined, renamed);
  }

  ids() {
    return [...this.#pictures.keys()];
  }

  /** @param {string} id */
  entry(id) {
    return this.#pictures.get(id);
  }

  /** @param {string} id @param {Buffer} png as the browser encoded it @param {string | undefined} sources */
  accept(id, png, sources) {
    this.#pictures.set(id, { ...sizeOf(png), digest: digestOf(png), ...(sources && { sources }) });
  }

  /** Records that these sources render a picture too. @param {string} id @param {string | undefined} sources */
  refresh(id, sources) {
    const entry = this.#pictures.get(id);
    if (entry && sources) this.#pictures.set(id, { ...entry, sources });
  }

  /** @param {string} id */
  remove(id) {
    this.#pictures.delete(id);
  }

  /** Removes all entries, as the pictures of two browsers cannot be in one lock file. */
  clear() {
    this.#pictures.clear();
    this.renderer = undefined;
  }

  /** @param {Renderer} renderer */
  isDrawnBy({ chromium, rendering }) {
    return this.renderer?.chromium === chromium && this.renderer.rendering === rendering;
  }

  /** Writes one line per picture, sorted, so that two branches seldom touch the same line. @param {string} file */
  save(file) {
    const lines = [...this.#pictures]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, entry]) => `    ${JSON.stringify(id)}: ${JSON.stringify(entry)}`);
    writeFileSync(
      file,
      `{
  "chromium": ${this.renderer?.chromium ?? null},
  "rendering": ${JSON.stringify(this.renderer?.rendering ?? null)},
  "pictures": {${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}}
}
`,
    );
  }
}

/**
 * Maps the ids of pictures of renamed stories.
 * @param {Record<string, string>} stories  from old to new ids, of stories or of components with all of theirs
 * @returns {(id: string) => string}
 * @throws if renames form a cycle
 */
export function renamePictures(stories) {
  /** @type {Map<string, string>} */
  const renames = new Map();
  for (const first of Object.keys(stories)) {
    let last = first;
    for (const seen = new Set(); stories[last]; last = stories[last] ?? '') {
      if (seen.has(last)) throw new Error(`renamed-stories.json renames ${first} in a circle.`);
      seen.add(last);
    }
    renames.set(first.replace('--', '/'), last.replace('--', '/'));
  }
  return (id) => {
    const variant = id.lastIndexOf('.');
    const story = id.slice(0, variant);
    const slash = story.indexOf('/');
    const ofComponent = renames.get(story.slice(0, slash));
    const renamed = renames.get(story) ?? (ofComponent ? ofComponent + story.slice(slash) : story);
    return `${renamed}${id.slice(variant)}`;
  };
}
