/** What a page with one of the candidates is made of. */
export interface Candidate {
  name: string;
  /** Its markup for a page. @param ids As many as there are widgets. */
  body: (ids: readonly string[]) => string;
  /** What it is served by path; brotli-11, as everybody may have it. */
  files?: Readonly<Record<string, { type: string; content: string | Uint8Array }>>;
  /** What the page has for each widget, and what is in it (or its shadow root) once it is painted. */
  painted: readonly [host: string, content: string];
}
