import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context';
import { type FileType, newFileName } from './file-store';
import { forgetStoredPlaces } from './strip-location';
import type { VideoStore } from './video-store';
import { readVideoType } from './video-type';
import { markComplete } from './videos.repository';

/** Where the bytes of an upload to our own store are sent. */
export const uploadPath = (id: string): string => `/api/v1/feed/video/${id}`;

/** Keeps videos among members' files. */
export function ownVideoStore({
  config,
  db,
  storage,
}: Pick<Context, 'config' | 'db' | 'storage'>): VideoStore {
  return {
    kind: 'own',
    async begin({ id, type }) {
      return { uploadUrl: `${config.apiUrl}${uploadPath(id)}`, place: newFileName(type), link: null };
    },
    async arrived({ id, place, bytes, contentType }) {
      if (contentType !== null) return { kind: 'file', contentType: contentType as FileType };
      const length = await storage.lengthOf(place);
      if (length < bytes) return null;
      const found = await readVideoType(
        async (at, count) => buffer(await storage.read(place, { start: at, end: at + count - 1 })),
        length,
      );
      // Before it is written down as arrived: after that it is not looked at again.
      if (found === 'video/mp4') await forgetStoredPlaces(storage, place, length);
      await markComplete(db, id, found);
      return { kind: 'file', contentType: found };
    },
    remove: ({ place }) => storage.remove(place),
  };
}
