export {
  CatalogueFieldContainer,
  type CatalogueFieldContainerProps,
} from './CatalogueField/CatalogueFieldContainer';
export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidence/LinkEvidenceContainer';
export { type ShownLink, useLinkEvidenceDialog } from './LinkEvidence/useLinkEvidenceDialog';
export {
  AllSuppliersContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
} from './SupplierTable/SupplierTableContainer';
