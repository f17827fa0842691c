import { describe, expect, it } from 'vitest';
import { hexagon, path, polygon } from './path-data';
import { element, formatNumber } from './svg';

describe('svg', () => {
  it.each([
    [12, '12'],
    [0.25, '.3'],
    [-0.25, '-.2'],
    [-0.04, '0'],
    [10.04, '10'],
    [-12.5, '-12.5'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
  });

  it('escapes what stands in an attribute', () => {
    expect(element('g', { id: '"<&>' })).toBe('<g id="&quot;&lt;&amp;&gt;"/>');
    expect(element('g', { x: 1.26 }, '<a/>')).toBe('<g x="1.3"><a/></g>');
  });
});

describe('path data', () => {
  it('rounds the numbers of a path', () => {
    expect(path`M${1.234} ${-0.01}h${5}Z`).toBe('M1.2 0h5Z');
  });

  it('closes a polygon', () => {
    expect(
      polygon([
        [0, 0],
        [1, 0.5],
      ]),
    ).toBe('M0 0L1 .5Z');
    expect(hexagon([0, 0], 10).split('L')).toHaveLength(6);
  });
});
