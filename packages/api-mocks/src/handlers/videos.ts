import { type HttpHandler, HttpResponse } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from './mock-server';
import { REPLY, REPLY_HEADERS, refuse } from './refusals';

// Long after every story and test.
const EXPIRES_AT = '2126-09-15T10:20:30.000Z';

/** Videos that are sent before their posts: the mocks count the bytes, and keep none. */
export function videoHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/api/v1/feed/video', async ({ request, response }) => {
      const { name, size } = await request.clone().json();
      const reply = await server.once(request, () => {
        const { videoUploads } = server.data;
        const id = stableId('video', videoUploads.size);
        videoUploads.set(id, { name, size, offset: 0 });
        const upload_url = new URL(`/api/v1/feed/video/${id}`, request.url).href;
        const Item = { id, upload_url, store: 'own' as const, link: null, expires_at: EXPIRES_AT };
        return response(201).json({ Item }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.head('/api/v1/feed/video/{id}', ({ params, response }) => {
      const upload = server.data.videoUploads.get(params.id);
      if (user === null || upload === undefined)
        return response.untyped(refuse(user ? 'notFound' : 'signIn'));
      return response.untyped(replyOf(200, upload));
    }),

    http.patch('/api/v1/feed/video/{id}', async ({ params, request, response }) => {
      const upload = server.data.videoUploads.get(params.id);
      if (user === null || upload === undefined)
        return response.untyped(refuse(user ? 'notFound' : 'signIn'));
      if (Number(request.headers.get('Upload-Offset')) !== upload.offset) {
        return response.untyped(refuse('otherOffset'));
      }
      upload.offset += (await request.clone().arrayBuffer()).byteLength;
      return response.untyped(replyOf(204, upload));
    }),

    http.delete('/api/v1/feed/video/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const isKnown = server.data.videoUploads.delete(params.id);
      return isKnown ? response(204).empty(REPLY) : response.untyped(refuse('notFound'));
    }),
  ];
}

const replyOf = (status: number, { offset, size }: { offset: number; size: number }): Response =>
  new HttpResponse(null, {
    status,
    headers: {
      ...REPLY_HEADERS,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Upload-Length': String(size),
    },
  });
