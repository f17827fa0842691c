import { drawArt } from '@millrace/art';
import { ART_CARD_SIZE, parseArtPath } from '@millrace/domain';
import type { RequestHandler } from 'express';
import sharp from 'sharp';

/** Size of the cache of drawings; busy pages use a few hundred. */
const DRAWINGS_MAX = 2000;

/** Size of the cache of link preview pictures: few requests, a hundred times the bytes. */
const CARDS_MAX = 100;

/** A drawing is about 400 px wide; at this DPI it is rendered at the width of a card. */
const CARD_DENSITY = 72 * 3;

/**
 * Serves `/art/v2/{sector}/{kind}/{slug}.svg`, and the same as `.png` for link previews. The path determines the
 * drawing, so the response is immutable.
 */
export function artHandler(): RequestHandler {
  const drawn = createCache<string>(DRAWINGS_MAX);
  const cards = createCache<Promise<Buffer>>(CARDS_MAX);
  return async (request, response, next) => {
    const path = request.baseUrl + request.path;
    const isCard = path.endsWith('.png');
    const subject = parseArtPath(isCard ? path.replace(/\.png$/, '.svg') : path);
    if (!subject) return next();
    const answer = isCard
      ? await cards(path, () => drawCard(drawArt(subject)))
      : drawn(path, () => drawArt(subject));
    response
      .type(isCard ? 'image/png' : 'image/svg+xml')
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Widgets show these drawings on other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy':
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      })
      .send(answer);
  };
}

function drawCard(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: CARD_DENSITY })
    .resize({ ...ART_CARD_SIZE, fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
}

/** Caches results by path, first in, first out. */
function createCache<Answer>(size: number): (path: string, make: () => Answer) => Answer {
  const cache = new Map<string, Answer>();
  return (path, make) => {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const made = make();
    const oldest = cache.keys().next().value;
    if (cache.size >= size && oldest !== undefined) cache.delete(oldest);
    cache.set(path, made);
    return made;
  };
}
