import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { findProductNames } from '../../../platform/db/names';
import { transact } from '../../../platform/db/transact';
import {
  ForbiddenError,
  InvalidFieldsError,
  PictureTooLargeError,
  UnsupportedTypeError,
} from '../../../platform/errors';
import type { UploadedFile, Viewer } from '../../../platform/http/call';
import { type Sentence, sentence } from '../../../platform/messages/text';
import { fileUrl, newFileName, putFile, storePicture } from './file-store';
import { appendPictures, findTicket, insertTicket, takeTicket } from './media.repository';
import {
  type CleanPicture,
  cleanPicture,
  MEGAPIXEL_LIMIT,
  type PictureProblem,
  type PictureType,
} from './pictures';

/** Validity of a signed URL. @see API-084 */
const TICKET_MS = 15 * 60_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Creates a signed URL for uploading one picture, and returns it with the later URL of the picture. */
export async function signUpload({ db, config }: Context, viewer: Viewer, type: PictureType) {
  const token = randomBytes(32).toString('base64url');
  const fileName = newFileName(type);
  const expiresAt = new Date(Date.now() + TICKET_MS);
  await insertTicket(db, { tokenHash: hashToken(token), userId: viewer.id, fileName, expiresAt });
  return {
    signedRequest: `${config.apiUrl}/uploads/${token}`,
    url: fileUrl(config.apiUrl, fileName),
    expires_at: expiresAt.toISOString(),
  };
}

/**
 * Stores the picture uploaded to a signed URL.
 *
 * @throws {ForbiddenError} If the URL was used, has expired, or never existed.
 * @throws {UnsupportedTypeError} If the picture is not of the signed type.
 * @throws {PictureTooLargeError}
 */
export async function takeUpload({ db, storage }: Context, token: string, bytes: Buffer): Promise<void> {
  const tokenHash = hashToken(token);
  const ticket = await findTicket(db, tokenHash);
  if (!ticket) throw new ForbiddenError('upload_refused');
  const picture = await cleanPicture(bytes);
  const wanted = ticket.fileName.endsWith('.png') ? 'image/png' : 'image/jpeg';
  if (picture === 'too-large') throw new PictureTooLargeError(MEGAPIXEL_LIMIT);
  if (picture === 'damaged') throw new InvalidFieldsError({ file: sentence('field.damagedPicture') });
  if (picture === 'no-picture' || picture.contentType !== wanted) throw new UnsupportedTypeError([wanted]);
  await transact(db, async (tx) => {
    if (!(await takeTicket(tx, tokenHash))) throw new ForbiddenError('upload_refused');
    await putFile(tx, { storage }, ticket.fileName, { ...picture, createdBy: ticket.userId });
  });
}

/** A re-encoded picture and its crop, not yet stored. */
interface PicturePair {
  original: CleanPicture;
  crop: CleanPicture;
}

/** Reads the two pictures of a form. @throws {InvalidFieldsError} naming each that is invalid or too large. */
export async function readPictures(files: Readonly<Record<string, UploadedFile>>): Promise<PicturePair> {
  const [original, crop] = await Promise.all([clean(files.original_image), clean(files.crop_image)]);
  if (typeof original !== 'string' && typeof crop !== 'string') return { original, crop };
  throw new InvalidFieldsError({
    ...(typeof original === 'string' && { original_image: pictureError(original) }),
    ...(typeof crop === 'string' && { crop_image: pictureError(crop) }),
  });
}

/**
 * Reads the picture of a form.
 *
 * @param edgeLimitPx Maximum edge length of the result.
 * @throws {InvalidFieldsError} If it is invalid or too large.
 */
export async function readPicture(
  files: Readonly<Record<string, UploadedFile>>,
  field: string,
  edgeLimitPx: number,
): Promise<CleanPicture> {
  const picture = await clean(files[field], edgeLimitPx);
  if (typeof picture === 'string') throw new InvalidFieldsError({ [field]: pictureError(picture) });
  return picture;
}

const clean = async (file: UploadedFile | undefined, edgeLimitPx?: number) =>
  file ? cleanPicture(file.bytes, edgeLimitPx) : 'no-picture';

function pictureError(problem: PictureProblem): Sentence {
  if (problem === 'too-large') return sentence('field.pictureTooLarge', { limit: MEGAPIXEL_LIMIT });
  return sentence(problem === 'damaged' ? 'field.damagedPicture' : 'field.notAPicture');
}

/** Stores a picture with its crop and adds them to a product. @throws {InvalidFieldsError} If there is no product. */
export async function addPictures(
  tx: Transaction,
  context: Context,
  viewer: Viewer,
  productId: string,
  { original, crop }: PicturePair,
) {
  const known = await findProductNames(tx, [productId]);
  if (!known.has(productId)) {
    throw new InvalidFieldsError({ product_id: sentence('field.missingThing', { kind: 'product' }) });
  }
  const pictures = await appendPictures(tx, productId, {
    original: await storePicture(tx, context, viewer, original),
    crop: await storePicture(tx, context, viewer, crop),
  });
  if (!pictures) throw new Error('The product is gone.');
  return pictures;
}

/** Byte range of a `Range` header, both ends inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header with one range.
 *
 * @returns Null for none, several, or another unit: the reply is then the whole file.
 * `unsatisfiable` if the range is outside of the file.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-range
 */
export function readByteRange(header: string | null, length: number): ByteRange | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && from !== '' && Number(to) < Number(from)) return null;
  return start >= length || start > end ? 'unsatisfiable' : { start, end };
}
