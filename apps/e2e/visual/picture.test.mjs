import { describe, expect, it } from 'vitest';
import { comparePictures, sizeOf } from './picture.mjs';
import { makePng, pixelAt } from './testing/make-png.mjs';

describe('comparePictures', () => {
  it('finds one pixel that differs by one step of one channel', () => {
    const before = makePng(60, 40);
    const after = makePng(60, 40, { dots: [{ x: 7, y: 9, color: [247, 244, 239] }] });
    const difference = comparePictures(before, after);
    expect(difference?.pixels).toBe(1);
    expect(pixelAt(difference?.picture ?? Buffer.alloc(0), 7, 9)).toEqual([255, 0, 0]);
  });

  it('does not excuse a changed letter edge as anti-aliasing', () => {
    const edge = (/** @type {number} */ grey) =>
      makePng(9, 9, {
        fill: [255, 255, 255],
        dots: [
          { x: 4, y: 4, color: [0, 0, 0] },
          { x: 5, y: 4, color: [grey, grey, grey] },
        ],
      });
    expect(comparePictures(edge(120), edge(140))?.pixels).toBe(1);
  });

  it('ignores the encoding', () => {
    expect(comparePictures(makePng(60, 40, { deflateLevel: 1 }), makePng(60, 40, { deflateLevel: 9 }))).toBe(
      undefined,
    );
  });

  it('counts pixels that only one of two sizes covers', () => {
    const difference = comparePictures(makePng(60, 40), makePng(60, 45));
    expect(difference?.pixels).toBe(60 * 5);
    expect(sizeOf(difference?.picture ?? Buffer.alloc(0))).toEqual({ width: 60, height: 45 });
  });
});
