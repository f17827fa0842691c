export { BriefCard, type BriefCardLayout, type BriefCardProps, type BriefFact } from './BriefCard/BriefCard';
export { CardAction, type CardActionProps } from './CardAction/CardAction';
export { CardFoot, type CardFootProps } from './CardFoot/CardFoot';
export { CatalogueField, type CatalogueFieldProps } from './CatalogueField/CatalogueField';
export type { EvidenceSaving, EvidenceWrite } from './LinkEvidence/evidence-saving';
export {
  LinkEvidenceDialog,
  type LinkEvidenceDialogProps,
  type LinkKind,
} from './LinkEvidence/LinkEvidenceDialog';
export {
  type LinkEvidence,
  type LinkVerdict,
  type LinkVerdictDraft,
  toLinkEvidence,
} from './LinkEvidence/link-evidence';
export { ListCard, type ListCardLayout, type ListCardProps, type ListCardRow } from './ListCard/ListCard';
export { type CardProduct, cardProduct } from './ProductCard/card-product';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard';
export { ProductGallery, type ProductGalleryProps } from './ProductHeader/ProductGallery';
export { ProductHeader, type ProductHeaderProps } from './ProductHeader/ProductHeader';
export { type ProductDetails, type ProductPicture, toProductDetails } from './ProductHeader/product-details';
export {
  type SupplierSelection,
  SupplierTable,
  type SupplierTableProps,
} from './SupplierTable/SupplierTable';
export {
  type Supplier,
  type SupplierContact,
  type SupplierType,
  toSupplier,
} from './SupplierTable/supplier';
