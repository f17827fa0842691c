/*
 * Entry for views that may open a document. It must not import the viewer, nor share an index with modules that do:
 * bundlers would load the viewer eagerly instead of with the first document.
 */
export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
  useDocuments,
  viewerAddress,
} from './DocumentsProvider';
export { LazyDocumentViewer } from './LazyDocumentViewer';
