import { EVENT_PICTURE_RATIO, EVENT_PICTURE_WIDTH_PX } from '@millrace/domain';
import type { UploadedFile } from '../../../platform/http/call';
import { type CleanPicture, croppedPicture, readPicture } from '../../feed/media';

/** The field of the form that holds it. */
const FIELD = 'image';

/** A picture may come from a larger one, of which the form cut what is shown. */
const EDGE_LIMIT_PX = 4096;

/**
 * Reads the picture of an event's form, of 16 to 6.75: the form crops it, and what is of another shape is cut around its
 * middle.
 *
 * @returns Null without one.
 * @throws {InvalidFieldsError} when it is none, or too large.
 * @see EVT-020
 */
export async function readEventPicture(
  files: Readonly<Record<string, UploadedFile>>,
): Promise<CleanPicture | null> {
  if (!files[FIELD]) return null;
  const picture = await readPicture(files, FIELD, EDGE_LIMIT_PX);
  return croppedPicture(picture, EVENT_PICTURE_RATIO, EVENT_PICTURE_WIDTH_PX);
}
