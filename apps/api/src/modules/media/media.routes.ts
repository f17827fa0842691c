import type { Context } from '../../context';
import { NotFoundError } from '../../errors';
import type { Handlers } from '../../http/call';
import { signedIn } from '../../http/signed-in';
import { readByteRange } from './byte-range';
import { findFile } from './media.repository';
import { addPictures, readPictures, signUpload, takeUpload } from './media.service';

// Files come from members: none is ever run as a page, whatever it holds. @see GAP-099
const FILE_HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // Pictures are shown on the web host and, in widgets, on other people's pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Accept-Ranges': 'bytes',
} as const;

/** Members' files: sending them and showing them. */
export const mediaRoutes = (context: Context) => {
  const { db, storage } = context;
  return {
    signImageUpload: async (call) => ({
      status: 200,
      json: await signUpload(context, signedIn(call), call.query.file_type),
    }),

    putUpload: async ({ path, raw }) => {
      await takeUpload(context, path.token, raw ?? Buffer.alloc(0));
      return { status: 204 };
    },

    uploadProductImage: async (call) => {
      const viewer = signedIn(call);
      const { product_id } = call.body;
      const pictures = await readPictures(call.files);
      return call.once(async (tx) => {
        const { originalImages, cropImages } = await addPictures(tx, context, viewer, product_id, pictures);
        return {
          status: 201,
          json: { product_id, original_images: originalImages, crop_images: cropImages },
        };
      });
    },

    getFile: async ({ path, range, ifNoneMatch }) => {
      const file = await findFile(db, path.name);
      if (!file) throw new NotFoundError();
      const etag = `"${file.name.split('.')[0]}"`;
      const headers = { ...FILE_HEADERS, ETag: etag };
      if (ifNoneMatch?.includes(etag)) return { status: 304, headers };
      const part = readByteRange(range, file.bytes);
      if (part === 'unsatisfiable') {
        return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.bytes}` } };
      }
      const stream = await storage.read(file.name, part ?? undefined);
      const { contentType } = file;
      if (!part) return { status: 200, headers, file: { stream, contentType, length: file.bytes } };
      return {
        status: 206,
        headers: { ...headers, 'Content-Range': `bytes ${part.start}-${part.end}/${file.bytes}` },
        file: { stream, contentType, length: part.end - part.start + 1 },
      };
    },
  } satisfies Partial<Handlers>;
};
