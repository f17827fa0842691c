import { expect, it } from 'vitest';
import { localeInDirection } from './locale-in-direction';

it('leaves a locale alone whose direction is that of its language', () => {
  expect(localeInDirection('en', 'ltr')).toBe('en');
  expect(localeInDirection('ar-EG', 'rtl')).toBe('ar-EG');
});

it('names a script of the direction that a host sets', () => {
  expect(localeInDirection('en', 'rtl')).toBe('en-Arab');
  expect(localeInDirection('de-AT', 'rtl')).toBe('de-Arab-AT');
  expect(localeInDirection('ar', 'ltr')).toBe('ar-Latn');
});

it('writes numbers and dates as before', () => {
  expect(new Intl.NumberFormat(localeInDirection('de', 'rtl')).format(1234.5)).toBe('1.234,5');
});
