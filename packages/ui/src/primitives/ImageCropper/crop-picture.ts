import type { CropArea } from './crop-area';

interface CropPictureOptions {
  /** Output format; `image/jpeg` loses transparency. Default `image/png`. */
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Quality of JPEG and WebP, 0 to 1. Default 0.9. */
  quality?: number;
  /** Maximum of the longer edge in px; larger areas are scaled down. Default: no scaling. */
  maxEdge?: number;
}

/**
 * Crops a picture in the browser.
 *
 * @throws if the browser cannot decode the file
 */
export async function cropPicture(
  picture: Blob,
  area: CropArea,
  { type = 'image/png', quality = 0.9, maxEdge }: CropPictureOptions = {},
): Promise<Blob> {
  const scale = maxEdge === undefined ? 1 : Math.min(1, maxEdge / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const bitmap = await createImageBitmap(picture);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!cropped) throw new Error('The picture could not be written.');
  return cropped;
}
