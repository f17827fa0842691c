import { expect, it } from 'vitest';
import { frameCountry, framePoint, isInFrame, toViewBox } from './country-frame';
import { COUNTRY_SHAPES } from './generated/country-shapes';

it('frames the largest part of a country with what is around it', () => {
  const frame = frameCountry('M100,100l10,0 0,10-10,0zM900,900l2,0 0,2z', 1);
  expect(toViewBox(frame)).toBe('88 88 34 34');
  expect(isInFrame('M121,121l9,0 0,9z', frame)).toBe(true);
  expect(isInFrame('M123,123l9,0 0,9z', frame)).toBe(false);
});

it('frames a country that is a point', () => {
  expect(toViewBox(framePoint(50, 60, 2))).toBe('38 54 24 12');
});

it('shows a handful of neighbours, which the page of an event can carry', () => {
  const frame = frameCountry(COUNTRY_SHAPES.DE ?? '', 3 / 2);
  const seen = Object.entries(COUNTRY_SHAPES).filter(([, path]) => isInFrame(path, frame));
  expect(seen.map(([code]) => code)).toEqual(expect.arrayContaining(['DE', 'FR', 'PL', 'CZ']));
  expect(seen.map(([, path]) => path).join('').length).toBeLessThan(8000);
});
