import type { PageViewport, PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer';
import { useDocuments } from './lazy/DocumentsProvider';
import {
  DocumentError,
  type DocumentProblem,
  type DocumentState,
  type OpenDocument,
  type PageDrawing,
} from './open-document';

export type DocumentViewerContainerProps = Omit<DocumentViewerProps, 'state' | 'onRetry'>;

/**
 * Opens a PDF inline. pdf.js is loaded lazily with the first document; `DocumentsProvider` sets the URL of its
 * worker.
 *
 * @throws If no `DocumentsProvider` sets a worker URL.
 * @see FEED-037, GAP-020
 */
export function DocumentViewerContainer(props: DocumentViewerContainerProps) {
  const { state, retry } = usePdf(props.href);
  return <DocumentViewer {...props} state={state} onRetry={retry} />;
}

const LOADING: DocumentState = { status: 'loading', share: null };

/** Opens a PDF while mounted; `retry` opens it again. */
function usePdf(url: string): { state: DocumentState; retry: () => void } {
  const { pdfjsUrl, pdfWorkerUrl } = useDocuments();
  const workerUrl = pdfjsUrl === null ? pdfWorkerUrl : `${pdfjsUrl}/legacy/build/pdf.worker.min.mjs`;
  if (workerUrl === null) throw new Error('DocumentsProvider has to be given pdfWorkerUrl, or pdfjsUrl.');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it anew
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    setState(LOADING);
    const onProgress = (share: number) => {
      // Progress events may still arrive after the document is ready.
      setState((now) => (now.status === 'loading' && !signal.aborted ? { status: 'loading', share } : now));
    };
    openPdf(url, { workerUrl, assetsUrl: pdfjsUrl, onProgress, signal }).then(
      (document) => {
        if (signal.aborted) document.close();
        else setState({ status: 'ready', document });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setState({ status: 'error', problem: error instanceof DocumentError ? error.problem : 'broken' });
      },
    );
    return () => ending.abort();
  }, [url, workerUrl, pdfjsUrl, attempt]);

  return { state, retry: () => setAttempt((before) => before + 1) };
}

/** Options of `openPdf`. */
interface OpenPdfOptions {
  workerUrl: string;
  /** Base URL of the other files of `pdfjs-dist`, without a trailing slash; null if they are not served. */
  assetsUrl: string | null;
  /** Called with the downloaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Maximum number of pixels of a canvas: phones refuse larger ones, and more only costs memory. */
const PIXELS_MAX = 2 ** 24;

/** Size of a range request, if the server supports ranges. */
const PART_BYTES = 2 ** 18;

/**
 * Opens a PDF with pdf.js, which is imported lazily here. It is fetched with the reader's session and sent to nobody
 * else. Scripts in it are never executed.
 *
 * @throws {DocumentError}
 * @see FEED-037, GAP-020
 */
async function openPdf(
  url: string,
  { workerUrl, assetsUrl, onProgress, signal }: OpenPdfOptions,
): Promise<OpenDocument & { close: () => void }> {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs').catch((cause: unknown) => {
    throw new DocumentError('offline', { cause });
  });
  signal.throwIfAborted();
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = pdfjs.getDocument({
    url,
    withCredentials: true,
    rangeChunkSize: PART_BYTES,
    // A strict content security policy forbids both.
    isEvalSupported: false,
    useWasm: false,
    ...(assetsUrl && {
      cMapUrl: `${assetsUrl}/cmaps/`,
      standardFontDataUrl: `${assetsUrl}/standard_fonts/`,
      wasmUrl: `${assetsUrl}/wasm/`,
    }),
  });
  // After a failed download, `destroy` rejects too; `loading.promise` reports the failure.
  const close = () => void loading.destroy().catch(() => undefined);
  signal.addEventListener('abort', close, { once: true });
  loading.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (total > 0) onProgress(Math.min(1, loaded / total));
  };
  try {
    const pdf = await loading.promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    return {
      pageCount: pdf.numPages,
      firstPage: { width, height },
      drawPage: async (number, drawing) => drawPage(pdfjs, pdf, number, drawing),
      close,
    };
  } catch (cause) {
    signal.throwIfAborted();
    close();
    throw new DocumentError(await documentProblem(cause, url), { cause });
  }
}

async function drawPage(
  { TextLayer }: typeof import('pdfjs-dist'),
  pdf: PDFDocumentProxy,
  number: number,
  { canvas, words, scale, signal }: PageDrawing,
) {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const viewport = page.getViewport({ scale });
  const ratio = pagePixelRatio(viewport);
  canvas.width = Math.floor(viewport.width * ratio);
  canvas.height = Math.floor(viewport.height * ratio);
  const rendering = page.render({ canvas, viewport, transform: [ratio, 0, 0, ratio, 0, 0] });
  words.replaceChildren();
  words.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport });
  const stop = () => {
    rendering.cancel();
    text.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all([rendering.promise, text.render()]);
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}

/** Returns the resolution of the screen, limited by the maximum canvas size. */
function pagePixelRatio({ width, height }: PageViewport): number {
  return Math.min(window.devicePixelRatio, Math.sqrt(PIXELS_MAX / (width * height)));
}

/** Classifies errors by name, as pdf.js documents them. For unknown ones it probes the server. */
async function documentProblem(error: unknown, url: string): Promise<DocumentProblem> {
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'PasswordException') return 'password';
  if (name === 'InvalidPDFException' || name === 'FormatError') return 'broken';
  if (name === 'ResponseException') return problemOfStatus(Number(status));
  try {
    const answer = await fetch(url, { credentials: 'include' });
    await answer.body?.cancel();
    return answer.ok ? 'broken' : problemOfStatus(answer.status);
  } catch {
    return 'offline';
  }
}

const problemOfStatus = (status: number): DocumentProblem =>
  [401, 403, 404, 410].includes(status) ? 'missing' : 'offline';
