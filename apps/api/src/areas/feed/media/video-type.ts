import { fileTypeFromBuffer } from 'file-type';
import { UnplayableVideoError, WrongMediumError } from '../../../platform/errors';
import type { FileType } from './file-store';
import { type ReadBytes, readInWindows } from './mp4-boxes';
import { isPlayable } from './playable-tracks';

/** What tells a video's kind stands at its beginning. */
const HEAD_BYTES = 4100;

/** A kind of video that is kept. */
type VideoType = Extract<FileType, `video/${string}`>;

/**
 * What a video is, by its content: QuickTime as telephones record it is served as MP4, of which it is made.
 *
 * @param length That of the file.
 * @throws {UnplayableVideoError} for QuickTime that browsers cannot play.
 * @throws {WrongMediumError} for what is no video that is taken.
 * @see GAP-098
 */
export async function readVideoType(read: ReadBytes, length: number): Promise<VideoType> {
  const head = await read(0, Math.min(HEAD_BYTES, length));
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'video/mp4' || found?.mime === 'video/webm') return found.mime;
  if (found?.mime !== 'video/quicktime') throw new WrongMediumError('video');
  // Older films of QuickTime begin with something else, and are in forms of that time.
  const isOfBoxes = Buffer.from(head.subarray(4, 8)).toString('latin1') === 'ftyp';
  if (isOfBoxes && (await isPlayable(readInWindows(read, length), length))) return 'video/mp4';
  throw new UnplayableVideoError();
}

/** As what a video is kept that is said to be of a type. */
export const keptTypeOf = (type: string): VideoType => (type === 'video/webm' ? 'video/webm' : 'video/mp4');
