import type { ApplicationEntry, Product, RawMaterialEntry } from '@millrace/api-client';
import type { ChainWay, ValueChainNode } from './value-chain-data';

/** An application as the API lists it. @see DATA-022 */
export function fromApplication(entry: ApplicationEntry): ValueChainNode {
  return {
    id: entry.application,
    label: entry.application_title,
    group: entry.sector,
    weight: entry.supplierCount,
    childCount: entry.childApplications,
    description: entry.description,
  };
}

/** An input as the API lists it. @see DATA-021 */
export function fromInput(entry: RawMaterialEntry): ValueChainNode {
  return {
    id: entry.rawMaterial,
    label: entry.rawMaterial_title,
    group: entry.sector,
    weight: entry.supplierCount,
    childCount: entry.childRawMaterials ?? 0,
    description: entry.description,
  };
}

/** Fields of the product that the root needs. */
export type RootProduct = Pick<Product, 'id' | 'name' | 'sector' | 'description' | 'counts'>;

/** Converts the product of a page to the root of its tree. */
export function fromProduct(product: RootProduct, way: ChainWay): ValueChainNode {
  return {
    id: product.id,
    label: product.name,
    group: product.sector,
    weight: product.counts.suppliers,
    childCount: way === 'inputs' ? product.counts.raw_materials : product.counts.applications,
    description: product.description,
  };
}
