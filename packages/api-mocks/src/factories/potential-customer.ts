import type { PotentialCustomer } from '@millrace/api-client';
import { artPath, CUSTOMER_AVATARS_MAX } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, countryAt, sectorAt } from './names';
import { stableId } from './stable-id';
import { contactsOf } from './supplier';

/** A potential customer as a paying member sees it, with whatever is overridden. */
export function aPotentialCustomer(overrides: Partial<PotentialCustomer> = {}): PotentialCustomer {
  return { ...rowAt(known(), 0), ...overrides };
}

/** A potential customer whose `supp` and people are withheld. @see GAP-076 */
export function aLimitedPotentialCustomer(overrides: Partial<PotentialCustomer> = {}): PotentialCustomer {
  return { ...rowAt(example('PotentialCustomerList', 'CustomersGuest').Items, 0), ...overrides };
}

/** Potential customers, in no order: those of the contract first, then made-up ones. */
export function potentialCustomers(
  count: number,
  overrides: Partial<PotentialCustomer> = {},
): PotentialCustomer[] {
  const first = known();
  const base = aPotentialCustomer();
  return many(count, (index) => ({ ...(first[index] ?? potentialCustomerAt(index, base)), ...overrides }));
}

/** The made-up potential customer of a place, counted from 0; it supplies one application. */
export function potentialCustomerAt(index: number, base = aPotentialCustomer()): PotentialCustomer {
  const name = companyName(index);
  const country = countryAt(index);
  const sector = sectorAt(index);
  return {
    ...base,
    company_id: stableId('company', name),
    company_name: name,
    supp: 1,
    country: country.name,
    country_code: country.code,
    sector,
    logo: artPath({ name, sector, kind: 'seal' }),
    contactsDetails: contactsOf(index, index % (CUSTOMER_AVATARS_MAX + 1)),
  };
}

function known(): PotentialCustomer[] {
  return example('PotentialCustomerList', 'CustomersFilled').Items;
}
