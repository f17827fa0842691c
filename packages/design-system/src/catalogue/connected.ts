export {
  CatalogueFieldContainer,
  type CatalogueFieldContainerProps,
} from './CatalogueField/CatalogueFieldContainer';
export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidence/LinkEvidenceContainer';
export { useLinkEvidenceDialog } from './LinkEvidence/useLinkEvidenceDialog';
export {
  AllSuppliersContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
} from './SupplierTable/SupplierTableContainer';
