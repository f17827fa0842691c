/** What a spreadsheet may hold that members send. A file has at most the ten megabytes of all files of forms. */
export const SHEET_LIMITS = {
  rows: 20_000,
  columns: 100,
  /** Of one cell; longer ones are cut when the file is read, and then refused for their length. */
  cellCharacters: 10_000,
  /** What an XLSX file may unfold to. */
  unpackedBytes: 50 * 2 ** 20,
  /** Parts of an XLSX file. */
  parts: 1000,
  /** How long the thread that reads it may take, and how much memory beside the file. */
  readingMs: 20_000,
  readingMb: 256,
} as const;
