import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** A picture that is fit to be shown. */
export interface CleanPicture {
  bytes: Buffer;
  contentType: PictureType;
  widthPx: number;
  heightPx: number;
}

/** The kinds of picture that are taken. @see PROD-024 */
export const PICTURE_TYPES = ['image/jpeg', 'image/png'] as const;

/** One of the kinds of picture that are taken. */
export type PictureType = (typeof PICTURE_TYPES)[number];

/** A picture of a few kilobytes can unfold to gigabytes. */
export const MEGAPIXEL_LIMIT = 50;

/** Pictures are shown no larger, so that larger ones only cost. In pixels. */
const EDGE_LIMIT_PX = 4096;

/**
 * Makes a picture that is fit to be shown of what somebody sent: the kind is told by the content, it is turned
 * upright, and drawn anew, so that nothing but the picture is left of it, above all not where it was taken.
 *
 * @param edgeLimitPx The longest edge that is left; a smaller picture stays as large as it is.
 * @returns Why not, when it is no JPEG or PNG, or broken, or larger than `MEGAPIXEL_LIMIT`.
 */
export async function cleanPicture(
  bytes: Uint8Array,
  edgeLimitPx: number = EDGE_LIMIT_PX,
): Promise<CleanPicture | 'no-picture' | 'too-large'> {
  const contentType = await pictureTypeOf(bytes);
  if (!contentType) return 'no-picture';
  try {
    // The size stands at the beginning: nothing is unfolded for it.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MEGAPIXEL_LIMIT * 1e6) return 'too-large';
    const drawing = sharp(bytes, { limitInputPixels: MEGAPIXEL_LIMIT * 1e6, failOn: 'error' })
      .autoOrient()
      .resize(edgeLimitPx, edgeLimitPx, { fit: 'inside', withoutEnlargement: true });
    const drawn = contentType === 'image/png' ? drawing.png() : drawing.jpeg({ quality: 85, mozjpeg: true });
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType, widthPx: info.width, heightPx: info.height };
  } catch {
    return 'no-picture';
  }
}

/**
 * The middle of a picture in another shape; one that has the shape is only made smaller where it is too wide.
 *
 * @param ratio Width over height.
 * @param widthLimitPx How wide it is left at most.
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

/** The kind of a picture, told by its content whatever it calls itself. @returns Null for any other file. */
export async function pictureTypeOf(bytes: Uint8Array): Promise<PictureType | null> {
  const found = await fileTypeFromBuffer(bytes);
  return PICTURE_TYPES.find((type) => type === found?.mime) ?? null;
}
