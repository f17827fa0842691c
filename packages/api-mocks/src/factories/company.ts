import type { Company, CompanyProduct } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, countryAt, productName, sectorAt } from './names';
import { stableId } from './stable-id';

/** A company: the contract's Kvarnholm, with whatever is overridden. */
export function aCompany(overrides: Partial<Company> = {}): Company {
  return { ...example('CompanyReply', 'CompanyKvarnholm').Item, ...overrides };
}

/** A company of which nothing is known but its name. */
export function aBareCompany(overrides: Partial<Company> = {}): Company {
  return { ...example('CompanyReply', 'CompanyBare').Item, ...overrides };
}

/** Made-up companies. */
export function companies(count: number, overrides: Partial<Company> = {}): Company[] {
  return many(count, (index) => ({ ...madeUp(index), ...overrides }));
}

/** A product that a company supplies, with whatever is overridden. */
export function aCompanyProduct(overrides: Partial<CompanyProduct> = {}): CompanyProduct {
  return { ...rowAt(known(), 0), ...overrides };
}

/** Products of one company: those of the contract first, then made-up ones. */
export function companyProducts(count: number, overrides: Partial<CompanyProduct> = {}): CompanyProduct[] {
  const first = known();
  const other = rowAt(first, 0);
  return many(count, (index) => {
    const name = productName(index);
    const made = { product_id: stableId('product', name), product_name: name, sector: sectorAt(index) };
    return { ...(first[index] ?? { ...other, ...made }), ...overrides };
  });
}

function madeUp(index: number): Company {
  const name = companyName(index);
  const sector = sectorAt(index);
  const country = countryAt(index);
  return aBareCompany({
    id: stableId('company', name),
    name,
    country: country.name,
    country_code: country.code,
    sector,
    logo: artPath({ name, sector, kind: 'seal' }),
  });
}

function known(): CompanyProduct[] {
  return example('CompanyProductList', 'CompanyProductsKvarnholm').Items;
}
