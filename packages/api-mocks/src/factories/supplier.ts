import type { Company, ContactDetail, Product, Supplier } from '@millrace/api-client';
import { artPath, SUPPLIER_TYPES } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from './many';
import { companyName, countryAt, personName, sectorAt } from './names';
import { stableId } from './stable-id';

/** Contacts that one supplier names, at most. */
const CONTACTS_NAMED = 5;

/** A supplier as a paying member sees it: the contract's Kvarnholm, with whatever is overridden. */
export function aSupplier(overrides: Partial<Supplier> = {}): Supplier {
  return { ...rowAt(known(), 1), ...overrides };
}

/** A supplier whose contacts are withheld. @see GAP-076 */
export function aLimitedSupplier(overrides: Partial<Supplier> = {}): Supplier {
  return { ...rowAt(example('SupplierPage', 'SuppliersGuest').results, 0), ...overrides };
}

/** Suppliers of one product, in no order: those of the contract first, then made-up ones, a tenth of them premium. */
export function suppliers(count: number, overrides: Partial<Supplier> = {}): Supplier[] {
  const first = known();
  const base = aSupplier();
  return many(count, (index) => ({ ...(first[index] ?? supplierAt(index, base)), ...overrides }));
}

/** The made-up supplier of a place, counted from 0; `base` is of which product it is one. */
export function supplierAt(index: number, base = aSupplier()): Supplier {
  const name = companyName(index);
  const country = countryAt(index);
  const sector = sectorAt(index);
  const contacts = (index * 7) % 13;
  return {
    ...base,
    company_id: stableId('company', name),
    company_name: name,
    premium: index % 10 === 3,
    contacts,
    contactsDetails: contactsOf(index, Math.min(contacts, CONTACTS_NAMED)),
    country: country.name,
    country_code: country.code,
    sector,
    logo: artPath({ name, sector, kind: 'seal' }),
    images: [],
    type: rowAt(SUPPLIER_TYPES, index % 3),
  };
}

/** A company as a new supplier of a product, without contacts yet. */
export function supplierOf(company: Company, product: Product): Supplier {
  return aSupplier({
    company_id: company.id,
    company_name: company.name,
    product_id: product.id,
    product_name: product.name,
    premium: false,
    contacts: 0,
    contactsDetails: [],
    country: company.country,
    country_code: company.country_code,
    sector: company.sector,
    logo: company.logo,
    images: [],
  });
}

/** People at the company of a place; every second has a picture. */
export function contactsOf(index: number, count: number): ContactDetail[] {
  return many(count, (place) => {
    const { firstName, lastName } = personName(index * CONTACTS_NAMED + place);
    const image = artPath({ name: `${firstName} ${lastName}`, sector: null, kind: 'seal' });
    return { firstName, image: place % 2 === 0 ? image : null };
  });
}

function known(): Supplier[] {
  return example('SupplierPage', 'SuppliersFilled').results;
}
