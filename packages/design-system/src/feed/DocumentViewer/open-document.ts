/** Width and height of a page at 100 %, in CSS pixels. */
export interface PageSize {
  width: number;
  height: number;
}

/** Render target and options of a page. */
export interface PageDrawing {
  canvas: HTMLCanvasElement;
  /** Container of the text layer, for screen readers, search and copying. */
  words: HTMLElement;
  /** Scale: CSS pixels per unit of the page. */
  scale: number;
  /** Cancels the rendering. */
  signal: AbortSignal;
}

/** An open document. */
export interface OpenDocument {
  pageCount: number;
  /** Size of the first page, assumed for the others until they are rendered. */
  firstPage: PageSize;
  /**
   * Renders a page, counted from 1.
   *
   * @returns The actual size of the page.
   * @throws On failure; an `AbortError` if it was cancelled.
   */
  drawPage(page: number, drawing: PageDrawing): Promise<PageSize>;
}

/**
 * Reasons why a document can't be shown: it is password-protected, unreadable, missing, or its download failed.
 */
export type DocumentProblem = 'password' | 'broken' | 'missing' | 'offline';

/** State of a document that is being opened. */
export type DocumentState =
  /** Downloaded share, 0 to 1; null if unknown. */
  | { status: 'loading'; share: number | null }
  | { status: 'error'; problem: DocumentProblem }
  | { status: 'ready'; document: OpenDocument };

/** Thrown if a document could not be opened. */
export class DocumentError extends Error {
  override name = 'DocumentError';

  constructor(
    readonly problem: DocumentProblem,
    options?: ErrorOptions,
  ) {
    super(`The document can't be shown: ${problem}.`, options);
  }
}
