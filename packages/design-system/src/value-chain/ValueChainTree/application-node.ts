import type { ApplicationEntry, Product } from '@millrace/api-client';
import type { ValueChainNode } from './value-chain-data';

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

/** What the root needs to know of its product. */
export type RootProduct = Pick<Product, 'id' | 'name' | 'sector' | 'description' | 'counts'>;

/** The product of a page as the root of its tree. */
export function fromProduct(product: RootProduct): ValueChainNode {
  return {
    id: product.id,
    label: product.name,
    group: product.sector,
    weight: product.counts.suppliers,
    childCount: product.counts.applications,
    description: product.description,
  };
}
