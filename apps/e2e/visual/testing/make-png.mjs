import { PNG } from 'pngjs';

/** @typedef {[number, number, number]} Rgb */

/**
 * Creates a PNG of one colour with some differing pixels.
 * @param {number} width
 * @param {number} height
 * @param {{ fill?: Rgb, dots?: { x: number, y: number, color: Rgb }[], deflateLevel?: number }} [options]
 * @returns {Buffer}
 */
export function makePng(width, height, { fill = [247, 244, 238], dots = [], deflateLevel = 1 } = {}) {
  const picture = new PNG({ width, height });
  const paint = (/** @type {number} */ at, /** @type {Rgb} */ color) =>
    picture.data.set([...color, 255], at * 4);
  for (let at = 0; at < width * height; at += 1) paint(at, fill);
  for (const { x, y, color } of dots) paint(y * width + x, color);
  return PNG.sync.write(picture, { deflateLevel });
}

/** Returns the colour of one pixel. @param {Buffer} bytes @param {number} x @param {number} y */
export function pixelAt(bytes, x, y) {
  const picture = PNG.sync.read(bytes);
  return [...picture.data.subarray((y * picture.width + x) * 4, (y * picture.width + x) * 4 + 3)];
}
