import type { Post } from '@millrace/api-client';
import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { REPLY, REPLY_HEADERS, refuse, refuseField } from '../handlers/refusals';

// One transparent pixel: the smallest file that browsers can display.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Handlers of pictures and files: every upload returns the contract's example picture, every file is one pixel. */
export function fileHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/api/v2/product/upload', async ({ request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        const product = server.data.products.get(String(form.get('product_id')));
        if (product === undefined) return refuseField('product_id', 'We couldn’t find this product.');
        const uploaded = example('ProductImages', 'ProductImagesUploaded');
        const original_images = [...product.original_images, ...uploaded.original_images.slice(-1)];
        const crop_images = [...product.crop_images, ...uploaded.crop_images.slice(-1)];
        server.data.products.set(product.id, { ...product, original_images, crop_images });
        return response(201).json({ product_id: product.id, original_images, crop_images }, REPLY);
      });
      return response.untyped(reply);
    }),

    http.get('/api/v1/product/signedUrl/image', ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const signed = example('SignedUpload', 'SignedUploadPng');
      const { origin } = new URL(request.url);
      const here = (address: string) => new URL(new URL(address).pathname, origin).href;
      return response(200).json(
        { ...signed, signedRequest: here(signed.signedRequest), url: here(signed.url) },
        REPLY,
      );
    }),

    http.put('/uploads/{token}', ({ response }) => response(204).empty(REPLY)),

    http.get('/files/{name}', ({ response }) => response.untyped(pixel())),
  ];
}

function pixel(): Response {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  return HttpResponse.arrayBuffer(bytes.buffer, {
    headers: {
      ...REPLY_HEADERS,
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: '"pixel"',
    },
  });
}

// Expiry long after every story and test.
const EXPIRES_AT = '2126-09-15T10:20:30.000Z';

/** Creates handlers of videos, which are uploaded before their posts: the mocks only count the bytes. */
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
      return response.untyped(uploadReply(200, upload));
    }),

    http.patch('/api/v1/feed/video/{id}', async ({ params, request, response }) => {
      const upload = server.data.videoUploads.get(params.id);
      if (user === null || upload === undefined)
        return response.untyped(refuse(user ? 'notFound' : 'signIn'));
      if (Number(request.headers.get('Upload-Offset')) !== upload.offset) {
        return response.untyped(refuse('otherOffset'));
      }
      upload.offset += (await request.clone().arrayBuffer()).byteLength;
      return response.untyped(uploadReply(204, upload));
    }),

    http.delete('/api/v1/feed/video/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const isKnown = server.data.videoUploads.delete(params.id);
      return isKnown ? response(204).empty(REPLY) : response.untyped(refuse('notFound'));
    }),
  ];
}

const uploadReply = (status: number, { offset, size }: { offset: number; size: number }): Response =>
  new HttpResponse(null, {
    status,
    headers: {
      ...REPLY_HEADERS,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(offset),
      'Upload-Length': String(size),
    },
  });

// Mock files have no readable dimensions; a picture is as wide as the contract's example.
const PICTURE = { width: 1600, height: 1000 };

/** Reads the attachment of a post or a message from its form. */
export const sentMedia = (
  server: MockServer,
  form: FormData,
  id: string,
): Pick<Post, 'media' | 'imageContent'> | undefined => readSentVideo(server, form) ?? readMedia(form, id);

/** Returns a video that was uploaded before. */
function readSentVideo(
  { data }: MockServer,
  form: FormData,
): Pick<Post, 'media' | 'imageContent'> | undefined {
  const id = String(form.get('video_upload'));
  const sent = data.videoUploads.get(id);
  if (sent === undefined) return undefined;
  data.videoUploads.delete(id);
  const video = { data: `/files/${id}.webm`, name: sent.name };
  return { media: { video }, imageContent: null };
}

function readMedia(form: FormData, id: string): Pick<Post, 'media' | 'imageContent'> | undefined {
  for (const kind of ['image', 'video', 'pdf', 'ppt'] as const) {
    const file = form.get(kind);
    if (!(file instanceof File)) continue;
    const data = `/files/${id}-${encodeURIComponent(file.name)}`;
    const imageContent = kind === 'image' ? { ...PICTURE, thumb: data } : null;
    return { media: { [kind]: { data, name: file.name } }, imageContent };
  }
  return undefined;
}
