import type { ConnectionEntry, CustomerRow, RecommendedProduct, VendorRow } from '@millrace/api-client';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, countryAt, personName, sectorAt } from './names';
import { products } from './product';
import { stableId } from './stable-id';

/** A vendor of the viewer's company, with whatever is overridden. */
export function aVendorRow(overrides: Partial<VendorRow> = {}): VendorRow {
  return { ...rowAt(example('VendorList', 'VendorsFilled').results, 0), ...overrides };
}

/** Vendors, most contacts first: those of the contract, then made-up ones without contacts. */
export function vendorRows(count: number, overrides: Partial<VendorRow> = {}): VendorRow[] {
  const first = example('VendorList', 'VendorsFilled').results;
  return many(count, (index) => {
    const { id, name, country, sector } = companyAt(index);
    const madeUp = aVendorRow({
      company_id: id,
      company_name: name,
      company_country: country.name,
      company_contacts: 0,
      country_code: country.code,
      sector,
      logo: null,
    });
    return { ...(first[index] ?? madeUp), ...overrides };
  });
}

/** A customer of the viewer's company, with whatever is overridden. */
export function aCustomerRow(overrides: Partial<CustomerRow> = {}): CustomerRow {
  return { ...rowAt(example('CustomerList', 'OwnCustomersFilled').results, 0), ...overrides };
}

/** Customers, most contacts first: those of the contract, then made-up ones without contacts. */
export function customerRows(count: number, overrides: Partial<CustomerRow> = {}): CustomerRow[] {
  const first = example('CustomerList', 'OwnCustomersFilled').results;
  return many(count, (index) => {
    const { id, name, country, sector } = companyAt(index);
    const madeUp = aCustomerRow({
      customer_id: id,
      customer_name: name,
      customer_country: country.name,
      customer_contacts: 0,
      country_code: country.code,
      sector,
      logo: null,
    });
    return { ...(first[index] ?? madeUp), ...overrides };
  });
}

/** A connection of the viewer, with whatever is overridden. */
export function aConnectionEntry(overrides: Partial<ConnectionEntry> = {}): ConnectionEntry {
  return { ...rowAt(example('ConnectionList', 'ConnectionsFilled').results, 0), ...overrides };
}

/** Connections: those of the contract, then made-up ones that the viewer doesn't follow. */
export function connectionEntries(
  count: number,
  overrides: Partial<ConnectionEntry> = {},
): ConnectionEntry[] {
  const first = example('ConnectionList', 'ConnectionsFilled').results;
  return many(count, (index) => {
    const { firstName, lastName } = personName(index);
    const { id: user_company_id, name: user_company_name } = companyAt(index);
    const user_id = stableId('user', index);
    const madeUp = {
      key: user_id,
      user_id,
      user_name: `${firstName} ${lastName}`,
      user_image: null,
      user_company_name,
      user_company_id,
      connected: false,
    };
    return { ...(first[index] ?? madeUp), ...overrides };
  });
}

/** Products that are recommended to the viewer, the nearest first. */
export function recommendedProducts(
  count: number,
  overrides: Partial<RecommendedProduct> = {},
): RecommendedProduct[] {
  const all = products(count);
  return many(count, (index) => {
    const { id, name, sector, crop_images, followers } = rowAt(all, index);
    const image = crop_images[0]?.value ?? null;
    return { id, product: name, sector, image, followers, ...overrides };
  });
}

function companyAt(index: number) {
  const name = companyName(index);
  return { id: stableId('company', name), name, country: countryAt(index), sector: sectorAt(index) };
}
