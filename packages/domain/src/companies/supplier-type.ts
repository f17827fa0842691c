/** Company types of the wizard. @see ACC-044 */
export const COMPANY_TYPES = [
  'manufacturer',
  'distributor',
  'publishingHouse',
  'exhibitionOrganiser',
  'salesAgent',
] as const;

/** A type of company. */
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** Roles of a supplier for a product. @see DATA-019 */
export const SUPPLIER_TYPES = ['DISTRIBUTOR', 'MANUFACTURER'] as const;

/** A type of supplier. */
export type SupplierType = (typeof SUPPLIER_TYPES)[number];

/**
 * Derives the supplier role from a company type. Companies that never chose count as manufacturers.
 *
 * @see GAP-044
 */
export function supplierType(companyType: CompanyType | null | undefined): SupplierType {
  return companyType === 'distributor' || companyType === 'salesAgent' ? 'DISTRIBUTOR' : 'MANUFACTURER';
}
