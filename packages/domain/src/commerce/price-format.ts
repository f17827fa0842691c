/**
 * Builds the options of Intl.NumberFormat for every price: no cents where there are none, the shortest symbol, and no
 * separator in four digits, as the prices of the plans are specified.
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
