import { describe, expect, it } from 'vitest';
import { barHeight, drawSide, outerEdge, STRIP } from './strip-paths';

describe('drawSide', () => {
  it('parts the height evenly among the ends', () => {
    expect(drawSide(4, 'inputs').map(({ y }) => y)).toEqual([27, 81, 135, 189]);
  });

  it('leads every strand from its end to the bar, the middle one carrying the hue', () => {
    for (const side of ['inputs', 'uses'] as const) {
      for (const { strands } of drawSide(5, side)) {
        expect(strands).toHaveLength(STRIP.strands);
        expect(strands.filter(({ isMiddle }) => isMiddle)).toHaveLength(1);
        const outer = side === 'inputs' ? STRIP.labelWidth : STRIP.width - STRIP.labelWidth;
        for (const { d } of strands) {
          expect(d).toMatch(new RegExp(`^M${outer} .* ${STRIP.width / 2} [\\d.]+$`));
        }
      }
    }
  });

  it('puts the inputs where reading starts', () => {
    expect(outerEdge('inputs', false)).toBe(STRIP.labelWidth);
    expect(outerEdge('inputs', true)).toBe(STRIP.width - STRIP.labelWidth);
    expect(outerEdge('uses', true)).toBe(STRIP.labelWidth);
  });

  it('keeps every strand within the bar, however many there are', () => {
    for (let count = 1; count <= 5; count++) {
      const half = barHeight(count, count) / 2;
      const ends = drawSide(count, 'uses').flatMap(({ strands }) =>
        strands.map(({ d }) => Number(d.slice(d.lastIndexOf(' ') + 1))),
      );
      for (const y of ends) expect(Math.abs(y - STRIP.height / 2)).toBeLessThanOrEqual(half);
    }
  });
});
