import type { components } from '@millrace/api-client';
import type { FileMediaKind } from '@millrace/domain';

type Post = components['schemas']['Post'];

/** Attachment columns of a post or a message. */
export interface MediaRow {
  mediaKind: FileMediaKind | null;
  /** URL of the file. */
  media: string | null;
  mediaName: string | null;
  /** Dimensions of a picture, in pixels. */
  mediaWidth: number | null;
  mediaHeight: number | null;
  /** URL of a picture's thumbnail. */
  mediaThumb: string | null;
}

/** Columns without an attachment. */
export const NO_MEDIA: MediaRow = {
  mediaKind: null,
  media: null,
  mediaName: null,
  mediaWidth: null,
  mediaHeight: null,
  mediaThumb: null,
};

/** Returns a file for the API, in the field of its kind. @see DATA-010 */
export const mediaView = ({ mediaKind, media, mediaName }: MediaRow): Post['media'] =>
  mediaKind === null || media === null ? null : { [mediaKind]: { data: media, name: mediaName ?? '' } };

/** Returns dimensions and thumbnail of a picture; null for other files. */
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
