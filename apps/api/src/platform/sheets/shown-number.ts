import { formatValue } from 'hucre';

/** Built-in formats whose look differs by country: a date, and a date with time. */
const DATE = 14;
const DATE_TIME = 22;

/** Built-in formats by number. @see ECMA-376 part 1, 18.8.30 */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%', 12: '# ?/?', 13: '# ??/??' },
  ...{ [DATE]: 'yyyy-mm-dd', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy' },
  ...{ 18: 'h:mm AM/PM', 19: 'h:mm:ss AM/PM', 20: 'h:mm', 21: 'h:mm:ss', [DATE_TIME]: 'yyyy-mm-dd hh:mm' },
  ...{ 37: '#,##0;(#,##0)', 38: '#,##0;(#,##0)', 39: '#,##0.00;(#,##0.00)', 40: '#,##0.00;(#,##0.00)' },
  ...{ 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss.0' },
};

/** Digits of a number that a spreadsheet keeps. */
const PRECISION = 15;

/** Returns a number as its cell shows it. @param format The code, or the number of a built-in one. */
export function shownNumber(text: string, format: string | number, is1904: boolean): string {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) return text;
  const plain = String(Number(value.toPrecision(PRECISION)));
  const code = typeof format === 'number' ? (BUILT_IN[format] ?? '') : format;
  // A column that is too narrow shows long numbers with an exponent; their digits are what was meant.
  if (code === '' || /^General$/i.test(code) || code.includes('E+')) return plain;
  try {
    // A format may hide its value.
    return formatValue(value, code, { is1904 }).trim() || plain;
  } catch {
    return plain;
  }
}
