import { type HttpHandler, HttpResponse } from 'msw';
import { example } from '../contract/examples';
import type { MockServer } from './mock-server';
import { REPLY, REPLY_HEADERS, refuse, refuseField } from './refusals';

// One transparent pixel: a file of the mocks is real enough to be shown, and no more.
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** Pictures and files: every upload becomes the contract's example picture, every file one pixel. */
export function fileHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  return [
    http.post('/api/v2/product/upload', async ({ request, response }) => {
      const form = await request.clone().formData();
      const reply = await server.once(request, () => {
        const product = server.data.products.get(String(form.get('product_id')));
        if (product === undefined) return refuseField('product_id', 'This product does not exist.');
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
