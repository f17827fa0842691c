/** What a cell of a file or of the clipboard holds; null is an empty one. */
export type CellValue = string | number | null;

/**
 * Rows as CSV, CRLF and UTF-8 with a mark, as spreadsheets want it. What a spreadsheet would take for a formula is
 * made text.
 *
 * @see RFC 4180
 * @see https://owasp.org/www-community/attacks/CSV_Injection
 */
export function writeCsv(heads: readonly string[], rows: readonly (readonly CellValue[])[]): string {
  const lines = [heads, ...rows].map((cells) => cells.map(toCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/**
 * Before what a spreadsheet takes for a formula: at the start of a text, and behind what begins a cell of its own where
 * semicolons separate cells, as a quoted comma does not.
 */
const FORMULA = /(?:^|[;\t\r\n])\s*(?=[=+\-@＝＋－＠])/g;

/** A text that no spreadsheet takes for a formula. */
export const withoutFormula = (text: string): string => text.replace(FORMULA, "$&'");

function toCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
