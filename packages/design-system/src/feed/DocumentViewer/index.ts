export { DocumentViewer, type DocumentViewerHandle, type DocumentViewerProps } from './DocumentViewer';
export { DocumentViewerContainer, type DocumentViewerContainerProps } from './DocumentViewerContainer';
export { DocumentsProvider, type DocumentsProviderProps, type DocumentsSettings } from './lazy';
