import { expect, it } from 'vitest';
import { numberFormat } from './formatters';

it.each(['en', 'de-AT', 'zh', 'ja', 'ar', 'ar-EG', 'en-US-u-nu-thai', 'hi'])(
  'writes as Intl does: %s',
  (locale) => {
    for (const value of [0, 7, 42, 999, 1000, 1284, 12.5, -3, -0, Number.NaN, Number.POSITIVE_INFINITY])
      expect(numberFormat(locale).format(value)).toBe(new Intl.NumberFormat(locale).format(value));
    const percent = { style: 'percent' } as const;
    expect(numberFormat(locale, percent).format(0)).toBe(new Intl.NumberFormat(locale, percent).format(0));
  },
);

it('refuses what is no language as Intl does, once it must write', () => {
  expect(() => numberFormat('no language').format(1)).toThrow(RangeError);
});
