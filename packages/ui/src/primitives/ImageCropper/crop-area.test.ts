import { describe, expect, it } from 'vitest';
import { areaFromPercent, initialArea, moveArea, percentFromArea, sizeArea } from './crop-area';

const picture = { width: 1200, height: 800 };
const wide = 16 / 6.75;

describe('The area of a picture', () => {
  it('starts in the middle, at half of the largest one [PROD-026]', () => {
    expect(initialArea(picture, 1, 0.5)).toEqual({ x: 400, y: 200, width: 400, height: 400 });
    expect(initialArea(picture, 1, 1)).toEqual({ x: 200, y: 0, width: 800, height: 800 });
  });

  it('keeps its aspect', () => {
    const area = initialArea(picture, wide, 0.5);
    expect(area).toEqual({ x: 300, y: 274, width: 600, height: 253 });
    const sized = sizeArea(area, 200, wide, picture);
    expect(sized.width / sized.height).toBeCloseTo(wide, 1);
  });

  it('moves no further than the picture goes', () => {
    const area = { x: 10, y: 10, width: 100, height: 100 };
    expect(moveArea(area, -50, 5, picture)).toEqual({ ...area, x: 0, y: 15 });
    expect(moveArea(area, 5000, 5000, picture)).toEqual({ ...area, x: 1100, y: 700 });
  });

  it('grows around its middle, and from an edge inwards', () => {
    expect(sizeArea({ x: 400, y: 200, width: 400, height: 400 }, 100, 1, picture)).toEqual({
      x: 350,
      y: 150,
      width: 500,
      height: 500,
    });
    expect(sizeArea({ x: 0, y: 0, width: 100, height: 100 }, 100, 1, picture)).toEqual({
      x: 0,
      y: 0,
      width: 200,
      height: 200,
    });
    expect(sizeArea({ x: 0, y: 0, width: 800, height: 800 }, 100, 1, picture).width).toBe(800);
    expect(sizeArea({ x: 0, y: 0, width: 20, height: 20 }, -100, 1, picture).width).toBe(16);
  });

  it('is the same in percent', () => {
    const area = { x: 300, y: 274, width: 600, height: 253 };
    expect(areaFromPercent(percentFromArea(area, picture), wide, picture)).toEqual(area);
  });
});
