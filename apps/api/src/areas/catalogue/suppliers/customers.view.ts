import type { components } from '@millrace/api-client';
import { CUSTOMER_AVATARS_MAX, countryName } from '@millrace/domain';
import type { CustomerRow } from './suppliers.repository';

type PotentialCustomer = components['schemas']['PotentialCustomer'];

/**
 * Returns a potential customer for its row.
 *
 * @param disclosed True if the viewer may see its number of applications and its people. @see GAP-076
 */
export const customerView = (row: CustomerRow, disclosed: boolean): PotentialCustomer => ({
  company_id: row.companyId,
  company_name: row.companyName,
  supp: disclosed ? row.supplied : null,
  country: countryName(row.country),
  country_code: row.country,
  sector: row.sector,
  logo: row.logo,
  contactsDetails: disclosed ? row.contactCards.slice(0, CUSTOMER_AVATARS_MAX) : [],
  limited: !disclosed,
});
