import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** What a host decides about documents. */
export interface DocumentsSettings {
  /**
   * Where the host serves the files of the package `pdfjs-dist` of the same version, without a slash at the end, such as
   * `/pdfjs/5.6.205`: `legacy/build/pdf.worker.min.mjs`, `cmaps/`, `standard_fonts/` and `wasm/`. It must be the page's
   * own origin. Default null.
   */
  pdfjsUrl?: string | null;
  /**
   * Where the worker of pdf.js is, instead of `pdfjsUrl`: `pdfWorkerUrl` of `@millrace/design-system/pdf-worker` is its
   * address by the bundler. Documents whose fonts are not within them are then drawn with those of the system. Default
   * null: with neither address, a PDF opens in a tab of its own.
   */
  pdfWorkerUrl?: string | null;
  /**
   * An address of somebody else’s viewer of presentations, `{url}` in place of the file’s address, such as
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
 * Tells the documents below it where their viewers are. Without one they work by the defaults.
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

/** What the host decided. */
export const useDocuments = (): Required<DocumentsSettings> => useContext(DocumentsContext);

/** The address of somebody else’s viewer for a file. */
export const viewerAddress = (template: string, fileUrl: string): string =>
  template.replaceAll('{url}', encodeURIComponent(fileUrl));
