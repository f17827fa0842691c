import type { Supplier } from '@millrace/api-client';
import type { ShownLink } from '../LinkEvidence';

/** That a company supplies a product, as the dialog of its evidence takes it. */
export const supplierLink = (supplier: Supplier): ShownLink => ({
  link: { kind: 'supplier', productId: supplier.product_id, otherId: supplier.company_id },
  names: { other: supplier.company_name, product: supplier.product_name },
});
