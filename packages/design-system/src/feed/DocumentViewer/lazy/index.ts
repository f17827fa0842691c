/*
 * What stands where a document may be opened. It must not import the viewer, which comes with the first document, and
 * so must nothing that it shares an index with: bundlers would load the viewer at once.
 */
export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
  useDocuments,
  viewerAddress,
} from './DocumentsProvider';
export { LazyDocumentViewer } from './LazyDocumentViewer';
