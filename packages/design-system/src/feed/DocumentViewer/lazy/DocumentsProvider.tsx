import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** Document settings of the host. */
export interface DocumentsSettings {
  /**
   * Base URL of the files of the package `pdfjs-dist` in the same version, without a trailing slash, such as
   * `/pdfjs/5.6.205`: `legacy/build/pdf.worker.min.mjs`, `cmaps/`, `standard_fonts/` and `wasm/`. Must be same-origin.
   * Default null.
   */
  pdfjsUrl?: string | null;
  /**
   * URL of the pdf.js worker, instead of `pdfjsUrl`: `pdfWorkerUrl` of `@millrace/design-system/pdf-worker` is the URL
   * that the bundler assigns. Documents without embedded fonts then use system fonts. Default null: with neither URL, a
   * PDF opens in a new tab.
   */
  pdfWorkerUrl?: string | null;
  /**
   * URL of a third-party viewer of presentations, with `{url}` as placeholder for the URL of the file, such as
   * `https://view.officeapps.live.com/op/view.aspx?src={url}`. It is offered for public posts only. Default null: none.
   * @see GAP-020
   */
  presentationViewer?: string | null;
}

const DocumentsContext = createContext<Required<DocumentsSettings>>({
  pdfjsUrl: null,
  pdfWorkerUrl: null,
  presentationViewer: null,
});

export interface DocumentsProviderProps extends DocumentsSettings {
  children: ReactNode;
}

/**
 * Configures the document viewers below it. Without a provider the defaults apply.
 *
 * @example
 * import { pdfWorkerUrl } from '@millrace/design-system/pdf-worker';
 *
 * <DocumentsProvider pdfWorkerUrl={pdfWorkerUrl}>
 */
export function DocumentsProvider({
  pdfjsUrl = null,
  pdfWorkerUrl = null,
  presentationViewer = null,
  children,
}: DocumentsProviderProps) {
  const settings = useMemo(
    () => ({ pdfjsUrl, pdfWorkerUrl, presentationViewer }),
    [pdfjsUrl, pdfWorkerUrl, presentationViewer],
  );
  return <DocumentsContext value={settings}>{children}</DocumentsContext>;
}

/** Returns the document settings of the host. */
export const useDocuments = (): Required<DocumentsSettings> => useContext(DocumentsContext);

/** Returns the URL that opens a file in the third-party viewer. */
export const viewerAddress = (template: string, fileUrl: string): string =>
  template.replaceAll('{url}', encodeURIComponent(fileUrl));
