import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** A sanitized picture. */
export interface CleanPicture {
  bytes: Buffer;
  contentType: PictureType;
  widthPx: number;
  heightPx: number;
}

/** Accepted picture types. @see PROD-024 */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

/** Why a picture is refused. */
export type PictureProblem = 'no-picture' | 'damaged' | 'too-large';

/** An accepted picture type. */
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Limit against decompression bombs: a few kilobytes can decompress to gigabytes. */
export const MEGAPIXEL_LIMIT = 50;

/** Maximum edge length in pixels; pictures are never displayed larger. */
const EDGE_LIMIT_PX = 4096;

/**
 * Sanitizes an uploaded picture: detects its type by content, applies its orientation and re-encodes it without
 * metadata, above all without location.
 *
 * @param edgeLimitPx Maximum edge length; smaller pictures keep their size.
 * An animated PNG becomes its first frame, and a JPEG may lack its end marker.
 *
 * @returns The problem, if it is no JPEG or PNG, damaged, or larger than `MEGAPIXEL_LIMIT`.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  edgeLimitPx: number = EDGE_LIMIT_PX,
): Promise<CleanPicture | PictureProblem> {
  const contentType = await pictureTypeOf(bytes);
  if (!contentType) return 'no-picture';
  try {
    // The header contains the dimensions, so nothing is decoded yet.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MEGAPIXEL_LIMIT * 1e6) return 'too-large';
    if (contentType === 'image/png') return await redrawn(bytes, contentType, edgeLimitPx, 'error');
    return await redrawn(bytes, contentType, edgeLimitPx, 'error').catch(() =>
      // Only a whole picture decodes without a warning then.
      redrawn(Buffer.concat([bytes, END_OF_JPEG]), contentType, edgeLimitPx, 'warning'),
    );
  } catch {
    return 'damaged';
  }
}

/** End of a JPEG, which some cameras and transfers omit; everything before it may be whole. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

async function redrawn(
  bytes: Uint8Array,
  contentType: PictureType,
  edgeLimitPx: number,
  failOn: 'error' | 'warning',
): Promise<CleanPicture> {
  const drawing = sharp(bytes, { limitInputPixels: MEGAPIXEL_LIMIT * 1e6, failOn })
    .autoOrient()
    .resize(edgeLimitPx, edgeLimitPx, { fit: 'inside', withoutEnlargement: true });
  const drawn = contentType === 'image/png' ? drawing.png() : drawing.jpeg({ quality: 85, mozjpeg: true });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType, widthPx: info.width, heightPx: info.height };
}

/**
 * Crops a picture around its center to an aspect ratio, and reduces it to a maximum width.
 *
 * @param ratio Width divided by height.
 * @param widthLimitPx Maximum width.
 */
export async function croppedPicture(
  { bytes, contentType, widthPx, heightPx }: CleanPicture,
  ratio: number,
  widthLimitPx: number,
): Promise<CleanPicture> {
  const width = Math.max(1, Math.min(widthLimitPx, Math.round(Math.min(widthPx, heightPx * ratio))));
  const height = Math.max(1, Math.round(width / ratio));
  const drawing = sharp(bytes).resize(width, height, { fit: 'cover' });
  const drawn = contentType === 'image/png' ? drawing.png() : drawing.jpeg({ quality: 85, mozjpeg: true });
  return { bytes: await drawn.toBuffer(), contentType, widthPx: width, heightPx: height };
}

/** Detects the type of a picture by content, whatever its declared type. @returns Null for other files. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<PictureType | null> {
  const found = await fileTypeFromBuffer(bytes);
  const mime = found?.mime === 'image/apng' ? 'image/png' : found?.mime;
  return PICTURE_TYPES.find((type) => type === mime) ?? null;
}
