import { POST_MEDIA } from '@millrace/domain';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from '../../context';
import { WrongMediumError } from '../../errors';
import type { FileStorage } from '../../storage/storage';
import { type FileType, newFileName } from '../media';
import { forgetStoredPlaces } from './forget-places';
import type { VideoStore } from './video-store';
import { markComplete } from './videos.repository';

/** What tells a video's kind stands at its beginning. */
const HEAD_BYTES = 4100;

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
      const found = await typeOf(storage, place);
      // Before it is written down as arrived: after that it is not looked at again.
      if (found === 'video/mp4') await forgetStoredPlaces(storage, place, length);
      await markComplete(db, id, found);
      return { kind: 'file', contentType: found };
    },
    remove: ({ place }) => storage.remove(place),
  };
}

/** @see GAP-098 */
async function typeOf(storage: FileStorage, name: string): Promise<FileType> {
  const parts: Buffer[] = [];
  for await (const part of await storage.read(name, { start: 0, end: HEAD_BYTES - 1 })) parts.push(part);
  const found = await fileTypeFromBuffer(Buffer.concat(parts));
  const type = POST_MEDIA.video.types.find((one) => one === found?.mime);
  if (type === undefined) throw new WrongMediumError('video');
  return type as FileType;
}
