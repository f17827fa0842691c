import { expect, test } from 'vitest';
import { quantity } from './quantity';

test('keeps a number and its unit on one line', () => {
  expect(quantity('24 m/s', { direction: 'ltr' })).toBe('24\u00a0m/s');
});

test('isolates a number and its unit from text that runs from right to left', () => {
  expect(quantity('421 kB', { direction: 'rtl' })).toBe('\u2068421\u00a0kB\u2069');
});
