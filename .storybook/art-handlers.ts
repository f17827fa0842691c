import { drawArt } from '@millrace/art';
import { parseArtPath } from '@millrace/domain';
import { HttpResponse, http } from 'msw';

/** Answers addresses of art with the drawing, as the web host does. */
export const artHandlers = [
  http.get('*/art/*', ({ request }) => {
    const subject = parseArtPath(new URL(request.url).pathname);
    if (!subject) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(drawArt(subject), { headers: { 'content-type': 'image/svg+xml' } });
  }),
];
