/** What a line says, before anybody asks whether it makes sense. */
export interface SourceRecord {
  /** The line where it begins, or the entry of a JSON array; both from 1. */
  line: number;
  /** Why the line can't be used; it has no cells then. */
  broken?: string;
  /** What is odd about a line that can be used. */
  odd?: string;
  /** Whether the line says anything of a column, be it that it is empty. */
  has(column: string): boolean;
  /** The cell of a column. */
  cell(column: string): Cell;
}

/** A text, several of them, nothing, or something that is no text. */
export type Cell = string | readonly string[] | null | UnreadableCell;

/** A cell that holds no text, such as an object. */
export class UnreadableCell {
  constructor(readonly reason: string) {}
}

/** A file that has been opened. */
export interface SourceFile {
  /** The columns that the file names at its beginning; `null` where each entry names its own. */
  columns: readonly string[] | null;
  records: AsyncGenerator<SourceRecord, void>;
}

/** The longest line that is read. Beyond it a quote was opened and not closed, most likely. */
export const MAX_RECORD_BYTES = 4 * 2 ** 20;

/** A line that can't be used. */
export const brokenRecord = (line: number, reason: string): SourceRecord => ({
  line,
  broken: reason,
  has: () => false,
  cell: () => null,
});
