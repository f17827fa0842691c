/** Limits of imported spreadsheets, besides the ten megabytes for all files of a form. */
export const SHEET_LIMITS = {
  rows: 100_000,
  columns: 100,
  /** Characters per cell; longer ones are truncated on reading and then refused for their length. */
  cellCharacters: 10_000,
  /** Decompressed size of an XLSX file. */
  unpackedBytes: 50 * 2 ** 20,
  /** Number of parts of an XLSX file. */
  parts: 1000,
  /** Time limit of the reading thread, and its memory limit besides the file. */
  readingMs: 20_000,
  readingMb: 256,
} as const;
