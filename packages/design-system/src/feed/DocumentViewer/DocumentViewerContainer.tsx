import { DocumentViewer, type DocumentViewerProps } from './DocumentViewer';
import { usePdf } from './usePdf';

export type DocumentViewerContainerProps = Omit<DocumentViewerProps, 'state' | 'onRetry'>;

/** Opens a PDF and shows it where it stands. pdf.js is loaded with the first that is opened. @see FEED-037, GAP-020 */
export function DocumentViewerContainer(props: DocumentViewerContainerProps) {
  const { state, retry } = usePdf(props.href);
  return <DocumentViewer {...props} state={state} onRetry={retry} />;
}
