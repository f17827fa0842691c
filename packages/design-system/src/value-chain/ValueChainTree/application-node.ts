import type { ApplicationEntry, Product } from '@millrace/api-client';
import type { ValueChainNode } from './value-chain-graph';

/** An application as the API lists it. @see DATA-022 */
export function fromApplication(entry: ApplicationEntry): ValueChainNode {
  return {
    id: entry.application,
    title: entry.application_title,
    sector: entry.sector,
    supplierCount: entry.supplierCount,
    childApplications: entry.childApplications,
    description: entry.description,
  };
}

/** What the root needs to know of its product. */
export type RootProduct = Pick<Product, 'id' | 'name' | 'sector' | 'description' | 'counts'>;

/** The product of a page as the root of its tree. */
export function fromProduct(product: RootProduct): ValueChainNode {
  return {
    id: product.id,
    title: product.name,
    sector: product.sector,
    supplierCount: product.counts.suppliers,
    childApplications: product.counts.applications,
    description: product.description,
  };
}
