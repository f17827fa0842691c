import type { Context } from '../../../platform/context';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers, Viewer } from '../../../platform/http/call';
import { contentDisposition } from '../../../platform/http/content-disposition';
import { signedIn } from '../../../platform/http/signed-in';
import { findReadablePosts, isInChat, moderatesPost } from '../../../visibility';
import { type FileRow, findFile } from './media.repository';
import { addPictures, readByteRange, readPictures, signUpload, takeUpload } from './media.service';

// Files are untrusted and must never run as pages. @see GAP-099
const FILE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Accept-Ranges': 'bytes',
} as const;

// Pictures are embedded on the web host and, in widgets, on other sites.
const FOR_ALL = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

const FOR_EVER = { ...FOR_ALL, 'Cache-Control': 'public, max-age=31536000, immutable' } as const;

// A post may be deleted or made private at any time, so caches must revalidate its files. @see GAP-052
const WHILE_PUBLIC = { ...FOR_ALL, 'Cache-Control': 'private, no-cache' } as const;
const WHILE_PRIVATE = {
  'Cache-Control': 'private, no-cache',
  'Cross-Origin-Resource-Policy': 'same-site',
} as const;

/** Routes for uploading and serving members' files. */
export const mediaRoutes = (context: Context) => {
  const { db, storage } = context;

  /**
   * Returns the cache policy of a file.
   *
   * @throws {NotFoundError} For removed documents, and files of posts or conversations that the viewer may not read.
   */
  const keepingOf = async ({ postId, chatId, isRemovedDocument }: FileRow, viewer: Viewer | null) => {
    if (isRemovedDocument !== null) {
      if (isRemovedDocument) throw new NotFoundError();
      return WHILE_PUBLIC;
    }
    if (chatId !== null) {
      if (!viewer || !(await isInChat(db, chatId, viewer.id))) throw new NotFoundError();
      return WHILE_PRIVATE;
    }
    if (postId === null) return FOR_EVER;
    if (viewer && (await moderatesPost(db, postId, viewer.id))) return WHILE_PRIVATE;
    const post = (await findReadablePosts(db, [postId], viewer)).get(postId);
    if (!post) throw new NotFoundError();
    return post.visibility === 'public' && !post.isHidden ? WHILE_PUBLIC : WHILE_PRIVATE;
  };

  return {
    signImageUpload: async (call) => ({
      status: 200,
      json: await signUpload(context, signedIn(call), call.query.file_type ?? 'image/png'),
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

    getFile: async ({ path, range, ifNoneMatch, viewer }) => {
      const file = await findFile(db, path.name);
      if (!file) throw new NotFoundError();
      const etag = `"${file.name.split('.')[0]}"`;
      const headers = {
        ...FILE_HEADERS,
        ...(await keepingOf(file, viewer)),
        // Pages of another origin cannot set the name of a download.
        'Content-Disposition': contentDisposition('inline', file.shownName ?? file.name),
        ETag: etag,
      };
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
