import type { CropArea } from './crop-area';

interface CropPictureOptions {
  /** `image/jpeg` loses what shines through. Default `image/png`. */
  type?: 'image/png' | 'image/jpeg' | 'image/webp';
  /** 0 to 1, of JPEG and WebP. Default 0.9. */
  quality?: number;
  /** px of the longer edge at most; larger areas are scaled down. Default: as they are. */
  maxEdge?: number;
}

/**
 * Cuts an area out of a picture, in the browser.
 *
 * @throws where the file is no picture that the browser can read
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
