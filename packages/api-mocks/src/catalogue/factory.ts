import type {
  Activity,
  Company,
  ContactDetail,
  DuplicateCase,
  LinkEvidence,
  PotentialCustomer,
  Product,
  ProductDocument,
  ProductRef,
  Supplier,
} from '@millrace/api-client';
import { artPath, CUSTOMER_AVATARS_MAX, SUPPLIER_TYPES } from '@millrace/domain';
import { example, rowAt } from '../contract/examples';
import { many } from '../factories/many';
import { companyName, countryAt, personName, productName, sectorAt } from '../factories/names';
import { stableId } from '../factories/stable-id';

/** Creates a product: the contract's preform of silica glass, with overrides. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return { ...example('ProductReply', 'ProductPreform').Item, ...overrides };
}

/** Creates a product with nothing but a name. */
export function aBareProduct(overrides: Partial<Product> = {}): Product {
  return { ...example('ProductReply', 'ProductBare').Item, ...overrides };
}

/** Creates a product by id and name. */
export function aProductRef(overrides: Partial<ProductRef> = {}): ProductRef {
  return { ...example('ProductRef', 'ProductRefExisting'), ...overrides };
}

/** Creates products: those of the contract's list first, then generated ones. */
export function products(count: number, overrides: Partial<Product> = {}): Product[] {
  const known = example('ProductList', 'ProductListOpticalFiber').Items;
  return many(count, (index) => ({ ...(known[index] ?? madeUpProduct(index)), ...overrides }));
}

function madeUpProduct(index: number): Product {
  const name = productName(index);
  const sector = sectorAt(index);
  const country = countryAt(index);
  return aBareProduct({
    id: stableId('product', name),
    name,
    description: `${name} in grades for series production, with a certificate for each lot.`,
    country: country.name,
    country_code: country.code,
    sector,
    original_images: [{ value: artPath({ name, sector, kind: 'plate' }), width: 1200, height: 900 }],
    crop_images: [{ value: artPath({ name, sector, kind: 'thumb' }), width: 600, height: 600 }],
    followers: index % 17,
  });
}

/** Maximum number of contacts per supplier. */
const CONTACTS_NAMED = 5;

/** Creates a supplier as a paying member sees it: the contract's Kvarnholm, with overrides. */
export function aSupplier(overrides: Partial<Supplier> = {}): Supplier {
  return { ...rowAt(exampleSuppliers(), 1), ...overrides };
}

/** Creates a supplier whose contacts are withheld. @see GAP-076 */
export function aLimitedSupplier(overrides: Partial<Supplier> = {}): Supplier {
  return { ...rowAt(example('SupplierList', 'SuppliersGuest').results, 0), ...overrides };
}

/** Creates suppliers of one product, unsorted: those of the contract, then generated ones, a tenth of them premium. */
export function suppliers(count: number, overrides: Partial<Supplier> = {}): Supplier[] {
  const first = exampleSuppliers();
  const base = aSupplier();
  return many(count, (index) => ({ ...(first[index] ?? supplierAt(index, base)), ...overrides }));
}

/** Returns the generated supplier at an index from 0; `base` distinguishes products. */
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
    contactsDetails: manyContacts(index, Math.min(contacts, CONTACTS_NAMED)),
    country: country.name,
    country_code: country.code,
    sector,
    logo: artPath({ name, sector, kind: 'seal' }),
    images: [],
    type: rowAt(SUPPLIER_TYPES, index % 3),
  };
}

/** Returns a company as a new supplier of a product, without contacts. */
export function aSupplierFor(company: Company, product: Product): Supplier {
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

/** Creates employees of the company at an index; every second has a picture. */
function manyContacts(index: number, count: number): ContactDetail[] {
  return many(count, (place) => {
    const { firstName, lastName } = personName(index * CONTACTS_NAMED + place);
    const image = artPath({ name: `${firstName} ${lastName}`, sector: null, kind: 'seal' });
    return { firstName, image: place % 2 === 0 ? image : null };
  });
}

function exampleSuppliers(): Supplier[] {
  return example('SupplierList', 'SuppliersFilled').results;
}

/** Creates a potential customer as a paying member sees it, with overrides. */
export function aPotentialCustomer(overrides: Partial<PotentialCustomer> = {}): PotentialCustomer {
  return { ...rowAt(exampleCustomers(), 0), ...overrides };
}

/** Creates a potential customer whose `supp` and people are withheld. @see GAP-076 */
export function aLimitedPotentialCustomer(overrides: Partial<PotentialCustomer> = {}): PotentialCustomer {
  return { ...rowAt(example('PotentialCustomerList', 'CustomersGuest').Items, 0), ...overrides };
}

/** Creates potential customers, unsorted: those of the contract first, then generated ones. */
export function potentialCustomers(
  count: number,
  overrides: Partial<PotentialCustomer> = {},
): PotentialCustomer[] {
  const first = exampleCustomers();
  const base = aPotentialCustomer();
  return many(count, (index) => ({ ...(first[index] ?? potentialCustomerAt(index, base)), ...overrides }));
}

/** Returns the generated potential customer at an index from 0; it supplies one application. */
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
    contactsDetails: manyContacts(index, index % (CUSTOMER_AVATARS_MAX + 1)),
  };
}

function exampleCustomers(): PotentialCustomer[] {
  return example('PotentialCustomerList', 'CustomersFilled').Items;
}

const EXAMPLES = {
  own: 'LinkEvidenceOwn',
  imported: 'LinkEvidenceImported',
  disputed: 'LinkEvidenceDisputed',
} as const;

/** Creates the evidence of a link: the member's own link, an imported one, or a disputed one. */
export const linkEvidence = (
  kind: keyof typeof EXAMPLES,
  overrides: Partial<LinkEvidence> = {},
): LinkEvidence => ({
  ...example('LinkEvidenceReply', EXAMPLES[kind]).Item,
  ...overrides,
});

/** Creates a product that is flagged as a duplicate, with overrides. */
export function aDuplicateCase(overrides: Partial<DuplicateCase> = {}): DuplicateCase {
  return { ...rowAt(exampleDuplicates(), 0), ...overrides };
}

/** Creates a merged product, with overrides. */
export function aMergedDuplicate(overrides: Partial<DuplicateCase> = {}): DuplicateCase {
  return { ...example('DuplicateCase', 'DuplicateCaseMerged'), ...overrides };
}

/** Creates open flags, oldest first: those of the contract, then generated ones. */
export function duplicateCases(count: number, overrides: Partial<DuplicateCase> = {}): DuplicateCase[] {
  const first = exampleDuplicates();
  return many(count, (index) => ({
    ...(first[index] ?? { ...rowAt(first, index % first.length), id: stableId('duplicate', index) }),
    ...overrides,
  }));
}

function exampleDuplicates(): DuplicateCase[] {
  return example('DuplicateCaseList', 'DuplicateCasesOpen').results;
}

const HOUR_MS = 3_600_000;
// Generated activity is older than the contract's oldest.
const NEWEST_MADE_UP = Date.parse('2026-08-01T12:00:00.000Z');

/** Creates a text activity, with overrides. */
export function anActivity(overrides: Partial<Activity> = {}): Activity {
  return { ...example('ActivityReply', 'ActivityStatus').Item, ...overrides };
}

/** Creates activities, newest first: those of the contract, which cover every kind of media, then generated texts. */
export function activities(count: number, overrides: Partial<Activity> = {}): Activity[] {
  const first = example('ActivityList', 'ActivitiesFilled').Items;
  return many(count, (index) => ({ ...(first[index] ?? madeUpActivity(index)), ...overrides }));
}

function madeUpActivity(index: number): Activity {
  const { firstName, lastName } = personName(index);
  const company = companyName(index);
  const name = `${firstName} ${lastName}`;
  return anActivity({
    id: stableId('activity', index),
    text: `${rowAt(TEXTS, index)} Lot ${1000 + index}.`,
    added: new Date(NEWEST_MADE_UP - index * HOUR_MS).toISOString(),
    user_id: stableId('user', index),
    user: {
      user_name: name,
      image: artPath({ name, sector: null, kind: 'seal' }),
      user_company_name: company,
      user_company_id: stableId('company', company),
    },
  });
}

const TEXTS = [
  'New measurements are in: scatter is down by a third.',
  'We can deliver from stock again.',
  'Looking for a second source within Europe.',
  'Certificate renewed; ask us for the report.',
  'Samples for qualification are free until the end of the quarter.',
];

/** Creates the documents of the contract's product, newest date first. */
export function productDocuments(): ProductDocument[] {
  return example('ProductDocumentList', 'ProductDocumentsPreform').results;
}
