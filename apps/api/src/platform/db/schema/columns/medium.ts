import type { FileMediaKind } from '@millrace/domain';
import { integer, text } from 'drizzle-orm/pg-core';

/** Columns for the attachment of a post or a message; created anew for each table. @see DATA-010 */
export const medium = () => ({
  mediaKind: text('media_kind').$type<FileMediaKind>(),
  /** URL of the file. */
  media: text('media'),
  mediaName: text('media_name'),
  /** Dimensions of an image, in pixels. */
  mediaWidth: integer('media_width'),
  mediaHeight: integer('media_height'),
  /** URL of a smaller version of an image. */
  mediaThumb: text('media_thumb'),
});
