import { expect, it } from 'vitest';
import { cropPicture } from './crop-picture';

/** Left half red, right half blue, 40 × 20. */
async function twoColours(): Promise<Blob> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = 'rgb(255 0 0)';
  context.fillRect(0, 0, 20, 20);
  context.fillStyle = 'rgb(0 0 255)';
  context.fillRect(20, 0, 20, 20);
  return canvas.convertToBlob();
}

async function read(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red, , blue] = context?.getImageData(bitmap.width >> 1, bitmap.height >> 1, 1, 1).data ?? [];
  return { width: bitmap.width, height: bitmap.height, red, blue };
}

it('cuts the area out, pixel by pixel', async () => {
  const cropped = await cropPicture(await twoColours(), { x: 24, y: 2, width: 12, height: 12 });
  expect(cropped.type).toBe('image/png');
  expect(await read(cropped)).toEqual({ width: 12, height: 12, red: 0, blue: 255 });
});

it('scales down what is larger than wanted', async () => {
  const area = { x: 0, y: 0, width: 20, height: 10 };
  const cropped = await cropPicture(await twoColours(), area, { maxEdge: 10, type: 'image/jpeg' });
  expect(cropped.type).toBe('image/jpeg');
  expect(await read(cropped)).toMatchObject({ width: 10, height: 5 });
});

it('refuses what is no picture', async () => {
  const text = new Blob(['%PDF'], { type: 'application/pdf' });
  await expect(cropPicture(text, { x: 0, y: 0, width: 1, height: 1 })).rejects.toThrow();
});
