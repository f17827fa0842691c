import { drawArt } from '@millrace/art';
import { parseArtPath } from '@millrace/domain';
import type { RequestHandler } from 'express';
import sharp from 'sharp';

/** How many drawings are kept drawn; the busiest pages ask for the same few hundred. */
const KEPT = 2000;

/** Cards are asked for by the few programs that unfold links, and are a hundred times heavier. */
const CARDS_KEPT = 100;

/** Width and height of the card of a link, in px, as Open Graph's readers like them. */
const CARD = { width: 1200, height: 630 };

/** A drawing is about 400 px wide; at this many dots per inch it is drawn as wide as a card. */
const CARD_DENSITY = 72 * 3;

/**
 * Answers `/art/v1/{sector}/{kind}/{slug}.svg`, and the same as `.png` for cards of links. The address holds all that
 * a drawing is made of, so the answer never changes.
 */
export function artHandler(): RequestHandler {
  const drawn = keptAnswers<string>(KEPT);
  const cards = keptAnswers<Promise<Buffer>>(CARDS_KEPT);
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
    .resize({ ...CARD, fit: 'cover' })
    .png({ palette: true })
    .toBuffer();
}

/** Answers by their path; the oldest goes when there are too many. */
function keptAnswers<Answer>(most: number): (path: string, make: () => Answer) => Answer {
  const kept = new Map<string, Answer>();
  return (path, make) => {
    const known = kept.get(path);
    if (known !== undefined) return known;
    const made = make();
    const oldest = kept.keys().next().value;
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(path, made);
    return made;
  };
}
