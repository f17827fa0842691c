import { expect, it } from 'vitest';
import { frameCountry, framePoint } from './country-frame';
import { COUNTRY_SHAPES } from './generated/country-shapes';

it('frames the largest part of a country with what is around it', () => {
  expect(frameCountry('M100,100l10,0 0,10-10,0zM900,900l2,0 0,2z', 1)).toBe(
    '93 93 34 34'.replace('93 93 34 34', '93 93 34 34'),
  );
});

it('frames a country that is a point', () => {
  expect(framePoint(50, 60, 2)).toBe('38 54 24 12');
});

it('reads the shapes that are drawn', () => {
  for (const path of Object.values(COUNTRY_SHAPES)) {
    const [, , width, height] = frameCountry(path, 1.5).split(' ').map(Number);
    expect(width).toBeGreaterThan(20);
    expect(height).toBeGreaterThan(10);
  }
});
