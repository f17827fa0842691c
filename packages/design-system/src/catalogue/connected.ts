export {
  CatalogueFieldContainer,
  type CatalogueFieldContainerProps,
} from './CatalogueField/CatalogueFieldContainer';
export { LinkEvidenceContainer, type LinkEvidenceContainerProps } from './LinkEvidence/LinkEvidenceContainer';
export { useShownLink } from './LinkEvidence/useShownLink';
export {
  AllSuppliersContainer,
  SupplierTableContainer,
  type SupplierTableContainerProps,
} from './SupplierTable/SupplierTableContainer';
