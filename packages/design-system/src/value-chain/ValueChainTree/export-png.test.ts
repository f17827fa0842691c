import { describe, expect, it } from 'vitest';
import { pictureScale } from './export-png';

describe('The size of a picture', () => {
  it('is twice that of the drawing, as long as browsers make such pictures', () => {
    expect(pictureScale({ width: 1_000, height: 800 })).toBe(2);
  });

  it('shrinks with the longer edge and with the area', () => {
    const tall = pictureScale({ width: 900, height: 600_000 });
    expect(600_000 * tall).toBeCloseTo(16_384);
    const wide = pictureScale({ width: 12_000, height: 10_000 });
    expect(12_000 * 10_000 * wide * wide).toBeCloseTo(67_108_864, -1);
  });
});
