import { briefCardMessages } from './BriefCard/BriefCard.messages';
import { cardActionMessages } from './CardAction/CardAction.messages';
import { catalogueFieldMessages } from './CatalogueField/CatalogueField.messages';
import { linkEvidenceMessages } from './LinkEvidence/LinkEvidence.messages';
import { listCardMessages } from './ListCard/ListCard.messages';
import { productCardMessages } from './ProductCard/ProductCard.messages';
import { productHeaderMessages } from './ProductHeader/ProductHeader.messages';
import { supplierTableMessages } from './SupplierTable/SupplierTable.messages';
import { sectorsMessages } from './sectors.messages';

/** The English texts of the area. */
export const catalogueTexts = {
  ...briefCardMessages,
  ...cardActionMessages,
  ...catalogueFieldMessages,
  ...linkEvidenceMessages,
  ...listCardMessages,
  ...productCardMessages,
  ...productHeaderMessages,
  ...supplierTableMessages,
  ...sectorsMessages,
} as const;
