import { drawArt } from '@millrace/art';
import { parseArtPath } from '@millrace/domain';
import type { RequestHandler } from 'express';

/** How many drawings are kept drawn; the busiest pages ask for the same few hundred. */
const KEPT = 2000;

/**
 * Answers `/art/v1/{sector}/{kind}/{slug}.svg`. The address holds all that a drawing is made of, so the answer
 * never changes.
 */
export function artHandler(): RequestHandler {
  const drawn = new Map<string, string>();
  return (request, response, next) => {
    const path = request.baseUrl + request.path;
    const subject = parseArtPath(path);
    if (!subject) return next();
    let svg = drawn.get(path);
    if (svg === undefined) {
      svg = drawArt(subject);
      const oldest = drawn.keys().next().value;
      if (drawn.size >= KEPT && oldest !== undefined) drawn.delete(oldest);
      drawn.set(path, svg);
    }
    response
      .type('image/svg+xml')
      .set({
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Widgets show these drawings on other sites.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(svg);
  };
}
