export type { EvidenceSaving, EvidenceWrite } from './evidence-saving';
export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidenceContainer';
export { LinkEvidenceDialog, type LinkEvidenceDialogProps } from './LinkEvidenceDialog';
export { type LinkEvidence, type LinkVerdict, type LinkVerdictDraft, toLinkEvidence } from './link-evidence';
export { type ShownLink, useLinkEvidenceDialog } from './useLinkEvidenceDialog';
