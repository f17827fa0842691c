import type {
  ConnectionEntry,
  CustomerRow,
  FollowedProductEntry,
  Follower,
  RecommendedProduct,
  VendorRow,
} from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { products } from '../catalogue/factory';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, countryAt, personName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

/** Creates a vendor of the viewer's company, with overrides. */
export function aVendorRow(overrides: Partial<VendorRow> = {}): VendorRow {
  return { ...rowAt(example('VendorList', 'VendorsFilled').results, 0), ...overrides };
}

/** Creates vendors, most contacts first: those of the contract, then generated ones without contacts. */
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

/** Creates a customer of the viewer's company, with overrides. */
export function aCustomerRow(overrides: Partial<CustomerRow> = {}): CustomerRow {
  return { ...rowAt(example('CustomerList', 'OwnCustomersFilled').results, 0), ...overrides };
}

/** Creates customers, most contacts first: those of the contract, then generated ones without contacts. */
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

/** Creates a connection of the viewer, with overrides. */
export function aConnectionEntry(overrides: Partial<ConnectionEntry> = {}): ConnectionEntry {
  return { ...rowAt(example('ConnectionList', 'ConnectionsFilled').results, 0), ...overrides };
}

/** Creates connections: those of the contract, then generated ones that the viewer does not follow. */
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
      user_designation: null,
      user_image: null,
      user_company_name,
      user_company_id,
      connected: false,
    };
    return { ...(first[index] ?? madeUp), ...overrides };
  });
}

/** Creates product recommendations for the viewer, nearest first. */
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

/** Creates a follower, with overrides. */
export function aFollower(overrides: Partial<Follower> = {}): Follower {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Creates followers, newest first: those of the contract, then generated ones. */
export function followers(count: number, overrides: Partial<Follower> = {}): Follower[] {
  const first = known();
  return many(count, (index) => ({ ...(first[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Follower {
  const { firstName, lastName } = personName(index);
  const company = companyName(index);
  const name = `${firstName} ${lastName}`;
  const user = stableId('user', index);
  return aFollower({
    key: `follower.${user}`,
    user_id: user,
    user_name: name,
    image: index % 2 === 0 ? artPath({ name, sector: null, kind: 'seal' }) : null,
    company_name: company,
    company_id: stableId('company', company),
  });
}

function known(): Follower[] {
  return example('FollowerList', 'FollowersFilled').results;
}

/** Creates a product that the viewer follows, with overrides. */
export function aFollowedProduct(overrides: Partial<FollowedProductEntry> = {}): FollowedProductEntry {
  return { ...rowAt(example('FollowedProductList', 'FollowedProductsFilled').Items, 0), ...overrides };
}

/** Creates products that the viewer follows, most recently followed first. */
export function followedProducts(
  count: number,
  overrides: Partial<FollowedProductEntry> = {},
): FollowedProductEntry[] {
  const all = products(count);
  return many(count, (index) => {
    const { id, name, sector, crop_images, followers } = rowAt(all, index);
    const image = crop_images[0]?.value ?? null;
    return { product_id: id, product_name: name, sector, image, followers, ...overrides };
  });
}
