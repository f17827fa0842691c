/**
 * Returns options of Intl.NumberFormat for prices: no zero cents, the narrow symbol, and no
 * separator in four digits, as the specification writes the prices of plans.
 *
 * @param currency ISO 4217, such as `USD`.
 * @see PLAN-002
 */
export function priceFormat(currency: string): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
    useGrouping: 'min2',
  };
}
