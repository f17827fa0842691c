/** Page and files of a candidate. */
export interface Candidate {
  name: string;
  /** Returns its markup for a page. @param ids One per widget. */
  body: (ids: readonly string[]) => string;
  /** Served files by path, compressed by brotli-11, which every candidate could use. */
  files?: Readonly<Record<string, { type: string; content: string | Uint8Array }>>;
  /** Selectors of a widget's element, and of its content (or that of its shadow root) once it is painted. */
  painted: readonly [host: string, content: string];
}
