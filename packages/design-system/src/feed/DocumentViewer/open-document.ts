/** A page's width and height at 100 %, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

/** Where a page is drawn, and how. */
export interface PageDrawing {
  canvas: HTMLCanvasElement;
  /** Takes the words of the page, over their picture, to be read aloud, found and copied. */
  words: HTMLElement;
  /** CSS pixels for one of the page's. */
  scale: number;
  /** Ends it; what is drawn then is nothing. */
  signal: AbortSignal;
}

/** A document of which pages can be drawn. */
export interface OpenDocument {
  pageCount: number;
  /** Of the first page: what the others are taken for until they are drawn. */
  firstPage: PageSize;
  /**
   * Draws a page, counted from 1.
   *
   * @returns Its own size.
   * @throws What went wrong; an `AbortError` when it was ended.
   */
  drawPage(page: number, drawing: PageDrawing): Promise<PageSize>;
}

/**
 * Why a document can't be shown: it asks for a password, is no document that can be read, is not there (any more), or
 * did not arrive.
 */
export type DocumentProblem = 'password' | 'broken' | 'missing' | 'offline';

/** A document on its way to be shown. */
export type DocumentState =
  /** How much of it has arrived, 0 to 1; null while nobody knows. */
  | { status: 'loading'; share: number | null }
  | { status: 'error'; problem: DocumentProblem }
  | { status: 'ready'; document: OpenDocument };

/** A document that could not be opened. */
export class DocumentError extends Error {
  override name = 'DocumentError';

  constructor(
    readonly problem: DocumentProblem,
    options?: ErrorOptions,
  ) {
    super(`The document can't be shown: ${problem}.`, options);
  }
}
