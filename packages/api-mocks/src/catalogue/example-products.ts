import type { ApplicationEntry, Product, RawMaterialEntry } from '@millrace/api-client';
import { artPath } from '@millrace/domain';
import { example } from '../contract/examples';
import { stableId } from '../factories/stable-id';
import { aBareProduct } from './factory';

/** Products with full records in the contract's examples, the most complete record first. */
export function exampleProducts(): Product[] {
  return [
    example('ProductReply', 'ProductPreform').Item,
    example('ProductReply', 'ProductSiliconTetrachloride').Item,
    example('ProductReply', 'ProductSingleMode').Item,
    example('ProductReply', 'ProductBare').Item,
    ...example('ProductList', 'ProductListOpticalFiber').Items,
  ];
}

/** Links in the contract's examples: raw materials of the preform, and applications of it and its fiber. */
export function exampleLinks(): { rawMaterial: Product; application: Product }[] {
  const preform = example('ProductReply', 'ProductPreform').Item;
  const singleMode = example('ProductReply', 'ProductSingleMode').Item;
  const materials = example('RawMaterialList', 'RawMaterialsFilled').Items;
  const uses = example('ApplicationList', 'ApplicationsFilled').Items;
  const usesOfSingleMode = example('ApplicationList', 'ApplicationsOfSingleMode').Items;
  return [
    ...materials.map((entry) => ({ rawMaterial: productOfMaterial(entry), application: preform })),
    ...uses.map((entry) => ({ rawMaterial: preform, application: productOfApplication(entry) })),
    ...usesOfSingleMode.map((entry) => ({
      rawMaterial: singleMode,
      application: productOfApplication(entry),
    })),
  ];
}

/** Creates a product without a full example. */
export function madeUpProduct(known: {
  name: string;
  id?: string;
  description?: string;
  sector?: Product['sector'];
  counts?: Partial<Product['counts']>;
}): Product {
  const { name, id = stableId('product', name), description = '', sector = null, counts } = known;
  return aBareProduct({
    id,
    name,
    description,
    sector,
    original_images: [{ value: artPath({ name, sector, kind: 'plate' }), width: 1200, height: 900 }],
    crop_images: [{ value: artPath({ name, sector, kind: 'thumb' }), width: 600, height: 600 }],
    counts: { suppliers: 0, raw_materials: 0, applications: 0, potential_customers: 0, ...counts },
  });
}

/** Returns a product's row in the raw materials of another one. */
export function materialEntry({ id, name, description, sector, counts }: Product): RawMaterialEntry {
  return {
    rawMaterial: id,
    rawMaterial_title: name,
    description,
    supplierCount: counts.suppliers,
    sector,
  };
}

/** Returns a product's row in the applications of another one. */
export function applicationEntry({ id, name, description, sector, counts }: Product): ApplicationEntry {
  return {
    application: id,
    application_title: name,
    description,
    supplierCount: counts.suppliers,
    childApplications: counts.applications,
    sector,
  };
}

function productOfMaterial(entry: RawMaterialEntry): Product {
  return madeUpProduct({
    id: entry.rawMaterial,
    name: entry.rawMaterial_title,
    description: entry.description,
    sector: entry.sector,
    counts: { suppliers: entry.supplierCount },
  });
}

function productOfApplication(entry: ApplicationEntry): Product {
  return madeUpProduct({
    id: entry.application,
    name: entry.application_title,
    description: entry.description,
    sector: entry.sector,
    counts: { suppliers: entry.supplierCount, applications: entry.childApplications },
  });
}
