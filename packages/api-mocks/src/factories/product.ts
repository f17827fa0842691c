import type { Product, ProductRef } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example } from '../contract/examples';
import { many } from './many';
import { countryAt, productName, sectorAt } from './names';
import { stableId } from './stable-id';

/** A product: the contract's preform of silica glass, with whatever is overridden. */
export function aProduct(overrides: Partial<Product> = {}): Product {
  return { ...example('ProductReply', 'ProductPreform').Item, ...overrides };
}

/** A product of which nothing is known but its name. */
export function aBareProduct(overrides: Partial<Product> = {}): Product {
  return { ...example('ProductReply', 'ProductBare').Item, ...overrides };
}

/** A product by id and name. */
export function aProductRef(overrides: Partial<ProductRef> = {}): ProductRef {
  return { ...example('ProductRef', 'ProductRefExisting'), ...overrides };
}

/** Products: those of the contract's list first, then made-up ones. */
export function products(count: number, overrides: Partial<Product> = {}): Product[] {
  const known = example('ProductList', 'ProductListOpticalFiber').Items;
  return many(count, (index) => ({ ...(known[index] ?? madeUp(index)), ...overrides }));
}

function madeUp(index: number): Product {
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
