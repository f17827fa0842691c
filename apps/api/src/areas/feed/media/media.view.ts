import type { components } from '@millrace/api-client';
import type { FileMediaKind } from '@millrace/domain';

type Post = components['schemas']['Post'];

/** The file of a post or a message, as columns hold it. */
export interface MediaRow {
  mediaKind: FileMediaKind | null;
  /** An address. */
  media: string | null;
  mediaName: string | null;
  /** Of a picture, in pixels. */
  mediaWidth: number | null;
  mediaHeight: number | null;
  /** The address of a smaller copy of a picture. */
  mediaThumb: string | null;
}

/** Without a file. */
export const NO_MEDIA: MediaRow = {
  mediaKind: null,
  media: null,
  mediaName: null,
  mediaWidth: null,
  mediaHeight: null,
  mediaThumb: null,
};

/** A file as it is answered, under the key of its kind. @see DATA-010 */
export const mediaView = ({ mediaKind, media, mediaName }: MediaRow): Post['media'] =>
  mediaKind === null || media === null ? null : { [mediaKind]: { data: media, name: mediaName ?? '' } };

/** The size of a picture and its smaller copy, as they are answered; null for every other file. */
export function pictureView({
  mediaKind,
  media,
  mediaThumb,
  mediaWidth,
  mediaHeight,
}: MediaRow): Post['imageContent'] {
  if (mediaKind !== 'image' || media === null || mediaWidth === null || mediaHeight === null) return null;
  return { width: mediaWidth, height: mediaHeight, thumb: mediaThumb ?? media };
}
