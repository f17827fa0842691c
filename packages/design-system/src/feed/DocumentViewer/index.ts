export {
  DocumentsProvider,
  type DocumentsProviderProps,
  type DocumentsSettings,
  useDocuments,
  viewerAddress,
} from './DocumentsProvider';
export { DocumentViewer, type DocumentViewerHandle, type DocumentViewerProps } from './DocumentViewer';
export { DocumentViewerContainer, type DocumentViewerContainerProps } from './DocumentViewerContainer';
export { LazyDocumentViewer } from './LazyDocumentViewer';
