import { drawArt } from '@millrace/art';
import { ART_VERSION, parseArtPath } from '@millrace/domain';
import { type HttpHandler, HttpResponse, http } from 'msw';

/**
 * Creates handlers for the artwork that the web host serves under `/art/`.
 *
 * @param options.baseUrl Origin of the web host. Default `*`: any.
 */
export function artHandlers({ baseUrl = '*' }: { baseUrl?: string } = {}): HttpHandler[] {
  // Requires the version: `/Art/Art.stories.tsx` is no artwork, and URLs are matched case-insensitively.
  return Array.from({ length: ART_VERSION }, (_, earlier) =>
    http.get(`${baseUrl}/art/v${earlier + 1}/*`, ({ request }) => {
      const subject = parseArtPath(new URL(request.url).pathname);
      if (subject === null) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(drawArt(subject), {
        headers: {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=31536000, immutable',
        },
      });
    }),
  );
}
