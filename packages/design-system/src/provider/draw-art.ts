import { parseArtPath } from '@millrace/domain';

type Draw = typeof import('@millrace/art').drawArt;

let loaded: Draw | undefined;

/** Cache of drawings by path, as lists show the same ones again while scrolling. */
const drawn = new Map<string, string>();

/** Maximum size of the cache; an entry takes about a kilobyte. */
const REMEMBERED_MAX = 500;

/**
 * Draws a product or a company from the path of its art, as the data URL of an SVG image. `@millrace/art` is loaded
 * with the first call.
 *
 * @returns A promise until the module is loaded, which rejects if loading fails.
 */
export function drawArt(path: string): string | Promise<string> {
  if (loaded) return draw(loaded, path);
  return import('@millrace/art').then((art) => {
    loaded = art.drawArt;
    return draw(loaded, path);
  });
}

function draw(drawArt: Draw, path: string): string {
  const before = drawn.get(path);
  if (before !== undefined) return before;
  const subject = parseArtPath(path);
  const source = `data:image/svg+xml,${encodeURIComponent(subject ? drawArt(subject) : BLANK)}`;
  if (drawn.size >= REMEMBERED_MAX) drawn.clear();
  drawn.set(path, source);
  return source;
}

/** Image for a path that this version of the drawings does not support. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';
