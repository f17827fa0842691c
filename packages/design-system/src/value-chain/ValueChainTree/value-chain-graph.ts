import type { Sector } from '@millrace/domain';

/** A product as the tree knows it. */
export interface ValueChainNode {
  /** Id of the product. */
  id: string;
  title: string;
  /** `null`: not known; drawn in a neutral hue. */
  sector: Sector | null;
  supplierCount: number;
  /** How many direct applications it has; 0 makes it the end of a chain. */
  childApplications: number;
  description: string | null;
}

/** What is known of the applications of one product. A product that was never asked for has no entry. */
export type ApplicationsState =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly nodes: readonly ValueChainNode[] };

/**
 * Everything loaded so far. A product that stands in several places of the tree has one entry, so it is fetched
 * once. Keep the state of a product the same object as long as it has not changed: only what differs is read
 * again.
 */
export interface ValueChainGraph {
  readonly root: ValueChainNode;
  /** By product id. */
  readonly applications: ReadonlyMap<string, ApplicationsState>;
}
