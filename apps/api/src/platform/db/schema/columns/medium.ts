import type { FileMediaKind } from '@millrace/domain';
import { integer, text } from 'drizzle-orm/pg-core';

/** The one file of a post or a message; made anew for each table. @see DATA-010 */
export const medium = () => ({
  mediaKind: text('media_kind').$type<FileMediaKind>(),
  /** An address. */
  media: text('media'),
  mediaName: text('media_name'),
  /** Of a picture, in pixels. */
  mediaWidth: integer('media_width'),
  mediaHeight: integer('media_height'),
  /** The address of a smaller copy of a picture. */
  mediaThumb: text('media_thumb'),
});
