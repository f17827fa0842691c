import { createHash } from 'node:crypto';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Returns a digest that identifies an encoded picture without decoding it. @param {Uint8Array} bytes */
export const digestOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/**
 * @typedef {object} Difference
 * @property {number} pixels  number of differing pixels; areas that only one of the two covers count as different
 * @property {Buffer} picture  a PNG: differences in red over a pale copy of the former
 */

/**
 * Compares two PNGs pixel by pixel without tolerance, as both come from one browser.
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Difference | undefined} undefined if every pixel is the same
 */
export function comparePictures(before, after) {
  if (before.equals(after)) return undefined;
  const [from, to] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(from.width, to.width);
  const height = Math.max(from.height, to.height);
  const difference = new PNG({ width, height });
  const pixels = pixelmatch(
    onCanvas(from, width, height).data,
    onCanvas(to, width, height).data,
    difference.data,
    width,
    height,
    // Without includeAA, a changed edge of a letter would count as anti-aliasing.
    { threshold: 0, includeAA: true, alpha: 0.15 },
  );
  return pixels === 0 ? undefined : { pixels, picture: PNG.sync.write(difference, { colorType: 2 }) };
}

/** @param {PNG} picture @param {number} width @param {number} height */
function onCanvas(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  // Magenta, which no token uses, so that the area outside one picture differs from any content of the other.
  const canvas = new PNG({ width, height });
  new Uint32Array(canvas.data.buffer, canvas.data.byteOffset, width * height).fill(0xffff00ff);
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}

/** Reads width and height in px from the header of a PNG. @param {Buffer} bytes */
export function sizeOf(bytes) {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
