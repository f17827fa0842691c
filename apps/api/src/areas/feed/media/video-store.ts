import type { FileType } from './file-store';
import type { UploadRow } from './videos.repository';

/** A video that is to come, as its sender says. */
export interface AnnouncedVideo {
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
