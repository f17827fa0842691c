export { AddProductsHint, type AddProductsHintProps } from './AddProductsHint';
export {
  PARTNER_KINDS,
  type Partner,
  type PartnerKind,
  PartnerTable,
  type PartnerTableProps,
} from './PartnerTable';
export {
  CustomerTableContainer,
  type PartnerTableContainerProps,
  VendorTableContainer,
} from './PartnerTableContainer';
