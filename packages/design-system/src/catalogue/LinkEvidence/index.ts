export type { EvidenceSaving, EvidenceWrite } from './evidence-saving';
export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidenceContainer';
export { LinkEvidenceDialog, type LinkEvidenceDialogProps } from './LinkEvidenceDialog';
export { type ShownLink, useLinkEvidenceDialog } from './useLinkEvidenceDialog';
