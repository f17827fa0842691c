import { type HeadingMeaning, meaningsOf } from './headings';
import type { SheetRow } from './sheet-row';

const NAMES: readonly HeadingMeaning[] = ['company', 'product', 'name'];

/** True if one of the cells is the heading of a column of names. */
export const namesThings = (cells: readonly string[]): boolean =>
  cells.some((cell) => meaningsOf(cell).some((meaning) => NAMES.includes(meaning)));

const widthOf = ({ cells }: SheetRow): number => cells.filter((cell) => cell !== '').length;

/** Number of known headings in a row; names count once. */
const countKnown = ({ cells }: SheetRow): number => {
  const meanings = new Set(cells.flatMap(meaningsOf).map((one) => (NAMES.includes(one) ? 'name' : one)));
  return meanings.size;
};

/**
 * Guesses which of the first rows is the header; titles and notes may precede it. It is the row with the most known
 * headings, if it has two, or is wider than the rows above it. Without known headings it is the first row, or the first
 * of several columns below a title.
 *
 * @returns Its row number.
 */
export function guessHeadingRow(rows: readonly SheetRow[]): number {
  const readable = rows.filter(({ broken }) => broken === undefined);
  const [first] = readable;
  if (!first) return 1;
  const most = Math.max(...readable.map(countKnown));
  const known = readable.findIndex((row) => countKnown(row) === most);
  const found = readable[known];
  if (found && most > 0 && namesThings(found.cells)) {
    const above = Math.max(0, ...readable.slice(0, known).map(widthOf));
    if (most > 1 || widthOf(found) > above) return found.row;
  }
  const table = readable.findIndex((row) => widthOf(row) > 1);
  const isBelowTitle = table > 0 && readable.slice(table).every((row) => widthOf(row) > 1);
  return (isBelowTitle ? readable[table] : first)?.row ?? first.row;
}
