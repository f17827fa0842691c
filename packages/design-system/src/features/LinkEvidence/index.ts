export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidenceContainer';
export {
  type EvidenceSaving,
  LinkEvidenceDialog,
  type LinkEvidenceDialogProps,
} from './LinkEvidenceDialog';
export { type ShownLink, useShownLink } from './useShownLink';
