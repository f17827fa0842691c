import { expect, it } from 'vitest';
import { priceFormat } from './price-format';

it.each([
  ['en', 1250, '$1250'],
  ['en', 12_500, '$12,500'],
  ['en', 12.5, '$12.50'],
  ['de', 1250, '1250 $'],
  ['ja', 3000, '$3000'],
])('writes a price in %s [PLAN-002]', (locale, amount, price) => {
  const written = new Intl.NumberFormat(locale, priceFormat('USD')).format(amount);
  expect(written.replaceAll('\u00a0', ' ')).toBe(price);
});
