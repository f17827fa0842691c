import { useMemo } from 'react';
import { fromProduct, type RootProduct } from './application-node';
import { useApplications } from './useApplications';
import { ValueChainTree } from './ValueChainTree';
import type { ValueChainData } from './value-chain-data';

export interface ValueChainTreeContainerProps {
  product: RootProduct;
  /** Whether the diagram is open, where the address says so. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Ids of products below this one, to the one that the address names. */
  path?: readonly string[];
  onPathChange?: (path: readonly string[]) => void;
  /** The address that leads to a path. */
  linkTo?: (path: readonly string[]) => string;
}

/** The value chain of a product, fetched level by level as it is opened. @see TREE-004 */
export function ValueChainTreeContainer({ product, ...address }: ValueChainTreeContainerProps) {
  const { applications, ask } = useApplications(product.id);
  const data = useMemo((): ValueChainData => {
    const root = fromProduct(product);
    const first = applications.get(product.id);
    if (first?.status === 'error') return { status: 'error', root };
    if (first?.status !== 'ready') return { status: 'loading', root };
    if (first.nodes.length === 0) return { status: 'empty', root };
    return { status: 'ready', graph: { root, children: applications } };
  }, [product, applications]);
  return <ValueChainTree data={data} onExpand={ask} {...address} />;
}
