import { describe, expect, it } from 'vitest';
import { contrast, fromCss, mix, type Oklch, toCss, toSrgb } from './oklch';

const black: Oklch = [0, 0, 0];
const white: Oklch = [1, 0, 0];

describe('oklch', () => {
  it('shows the colours that CSS Color 4 gives as examples', () => {
    expect(toSrgb(white)).toEqual([255, 255, 255]);
    expect(toSrgb(black)).toEqual([0, 0, 0]);
    // Red, green and blue of sRGB, as the specification of CSS Color 4 converts them.
    expect(toSrgb([0.62796, 0.25768, 29.234])).toEqual([255, 0, 0]);
    expect(toSrgb([0.51975, 0.17686, 142.495])).toEqual([0, 128, 0]);
    expect(toSrgb([0.45201, 0.31321, 264.052])).toEqual([0, 0, 255]);
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast(black, white)).toBeCloseTo(21, 1);
    expect(contrast(white, black)).toBeCloseTo(21, 1);
    expect(contrast([0.5999, 0, 0], white)).toBeCloseTo(3.95, 1);
  });

  it('mixes in oklab', () => {
    expect(mix(white, black, 0.25)).toEqual([0.25, 0, 0]);
    expect(mix([0.5, 0.1, 0], [0.5, 0.1, 180], 0.5)[1]).toBeCloseTo(0);
  });

  it('writes what it reads', () => {
    expect(fromCss(toCss([0.42, 0.14, 254]))).toEqual([0.42, 0.14, 254]);
    expect(() => fromCss('#fff')).toThrow('Not an oklch colour');
  });
});
