import { parseArtPath } from '@millrace/domain';

type Draw = typeof import('@millrace/art').drawArt;

let loaded: Draw | undefined;

/** Drawings by their path: lists show the same again while one scrolls. */
const drawn = new Map<string, string>();

/** The most that are remembered, at about a kilobyte each. */
const REMEMBERED_MAX = 500;

/**
 * Draws a product or a company from the path of its art, as the address of an SVG image. `@millrace/art` is loaded with
 * the first call.
 *
 * @returns A promise before it is loaded, which rejects where it can't be loaded.
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

/** An address that this version of the drawings does not know. */
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg"/>';
