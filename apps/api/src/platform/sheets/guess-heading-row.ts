import type { SheetRow } from './read-spreadsheet';

/** Guesses which of the first rows is the header. @returns Its row number. */
export function guessHeadingRow(rows: readonly SheetRow[]): number {
  return rows.find(({ broken }) => broken === undefined)?.row ?? 1;
}
