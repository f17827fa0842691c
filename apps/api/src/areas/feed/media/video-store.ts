import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../platform/context';
import { type FileType, newFileName } from './file-store';
import { markComplete, type UploadRow } from './media.repository';
import { forgetStoredPlaces, readVideoType } from './video-file';

/** A video to upload, as declared by the client. */
interface AnnouncedVideo {
  id: string;
  name: string;
  /** Size in bytes. */
  bytes: number;
  type: FileType;
}

/** Destination of an upload. */
export interface VideoPlace {
  /** Upload URL, for tus 1.0. */
  uploadUrl: string;
  /** The store's ID of the video. */
  place: string;
  /** Playback URL, if not ours. */
  link: string | null;
}

/** A completely uploaded video: a file in our own storage, or hosted externally. */
export type ArrivedVideo = { kind: 'file'; contentType: FileType } | { kind: 'link'; link: string };

/** Storage of videos. All stores accept uploads by tus. @see GAP-021, FEED-032 */
export interface VideoStore {
  readonly kind: UploadRow['store'];
  /** Creates an upload. @throws {VideosUnavailableError} */
  begin(video: AnnouncedVideo): Promise<VideoPlace>;
  /**
   * Returns the result of an upload; null while it is incomplete.
   *
   * @throws {WrongMediumError} If it is no video.
   * @throws {VideosUnavailableError}
   */
  arrived(upload: UploadRow): Promise<ArrivedVideo | null>;
  /**
   * Deletes a video or a partial upload. Idempotent.
   *
   * @throws {VideosUnavailableError}
   */
  remove(video: Pick<UploadRow, 'place'>): Promise<void>;
}

/** Path for uploads to our own store. */
const uploadPath = (id: string): string => `/api/v1/feed/video/${id}`;

/** Stores videos among members' files. */
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
      // Before it is marked as complete, because it is not validated again.
      if (found === 'video/mp4') await forgetStoredPlaces(storage, place, length);
      await markComplete(db, id, found);
      return { kind: 'file', contentType: found };
    },
    remove: ({ place }) => storage.remove(place),
  };
}
