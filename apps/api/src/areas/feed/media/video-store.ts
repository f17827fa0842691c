import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context';
import { type FileType, newFileName } from './file-store';
import { markComplete, type UploadRow } from './media.repository';
import { forgetStoredPlaces, readVideoType } from './video-file';

/** A video that is to come, as its sender says. */
interface AnnouncedVideo {
  id: string;
  name: string;
  /** In bytes. */
  bytes: number;
  type: FileType;
}

/** Where a video goes. */
export interface VideoPlace {
  /** Takes its bytes by tus 1.0. */
  uploadUrl: string;
  /** What the store calls it. */
  place: string;
  /** Where it is watched, if not with us. */
  link: string | null;
}

/** A video all of which has arrived: a file in our own storage, or one that is watched elsewhere. */
export type ArrivedVideo = { kind: 'file'; contentType: FileType } | { kind: 'link'; link: string };

/** Where videos are kept. Whichever it is, their bytes arrive by tus. @see GAP-021, FEED-032 */
export interface VideoStore {
  readonly kind: UploadRow['store'];
  /** Makes a place for a video. @throws {VideosUnavailableError} */
  begin(video: AnnouncedVideo): Promise<VideoPlace>;
  /**
   * What has become of an upload; null while not all of it has arrived.
   *
   * @throws {WrongMediumError} when it is no video.
   * @throws {VideosUnavailableError}
   */
  arrived(upload: UploadRow): Promise<ArrivedVideo | null>;
  /**
   * Forgets a video, or what has arrived of it. One that is not there any more is forgotten already.
   *
   * @throws {VideosUnavailableError}
   */
  remove(video: Pick<UploadRow, 'place'>): Promise<void>;
}

/** Where the bytes of an upload to our own store are sent. */
const uploadPath = (id: string): string => `/api/v1/feed/video/${id}`;

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
