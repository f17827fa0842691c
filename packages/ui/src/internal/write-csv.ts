/** Value of a cell in a file or on the clipboard; null is an empty one. */
export type CellValue = string | number | null;

/**
 * Formats rows as CSV with CRLF, UTF-8 and a byte order mark, for spreadsheets. Values that a spreadsheet would run as
 * a formula are escaped.
 *
 * @see RFC 4180
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(heads: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Matches positions before a formula: at the start of a text, and after a semicolon, tab or line break, which may start
 * a new cell even inside quotes if a spreadsheet splits at semicolons.
 */
const FORMULA = /(?:^|[;\t\r\n])\s*(?=[=+\-@＝＋－＠])/g;

/** Escapes a text so that no spreadsheet takes it for a formula. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "$&'");

function toCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
