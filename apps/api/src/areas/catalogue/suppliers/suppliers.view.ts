import type { components } from '@millrace/api-client';
import { countryName, supplierType } from '@millrace/domain';
import type { SupplierRow } from './suppliers.repository';

type Supplier = components['schemas']['Supplier'];

/**
 * Returns a supplier for its row.
 *
 * @param disclosed True if the viewer may see its contacts. @see GAP-076
 */
export const supplierView = (
  row: SupplierRow,
  product: { id: string; name: string },
  disclosed: boolean,
): Supplier => ({
  company_id: row.companyId,
  company_name: row.companyName,
  product_id: product.id,
  product_name: product.name,
  premium: row.premium,
  contacts: disclosed ? row.contactCount : null,
  country: countryName(row.country),
  country_code: row.country,
  sector: row.sector,
  logo: row.logo,
  images: row.images,
  contactsDetails: disclosed ? row.contactCards : [],
  type: supplierType(row.type),
  limited: !disclosed,
});
