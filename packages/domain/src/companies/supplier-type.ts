/** What a company calls itself in the wizard. @see ACC-044 */
export const COMPANY_TYPES = [
  'manufacturer',
  'distributor',
  'publishingHouse',
  'exhibitionOrganiser',
  'salesAgent',
] as const;

/** A type of company. */
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** What a supplier is to a product. @see DATA-019 */
export const SUPPLIER_TYPES = ['DISTRIBUTOR', 'MANUFACTURER'] as const;

/** A type of supplier. */
export type SupplierType = (typeof SUPPLIER_TYPES)[number];

/**
 * Type of supplier that a type of company gives. A company that never chose counts as a manufacturer.
 *
 * @see GAP-044
 */
export function supplierType(companyType: CompanyType | null | undefined): SupplierType {
  return companyType === 'distributor' || companyType === 'salesAgent' ? 'DISTRIBUTOR' : 'MANUFACTURER';
}
