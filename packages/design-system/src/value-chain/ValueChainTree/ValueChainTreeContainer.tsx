import { useCallback, useMemo, useState } from 'react';
import { fromProduct, type RootProduct } from './application-node';
import { type ChainColoring, RiskLayer } from './RiskLayer';
import { SelectedProductContainer } from './SelectedProductContainer';
import { useApplications } from './useApplications';
import { useRiskLayer } from './useRiskLayer';
import { ValueChainTree } from './ValueChainTree';
import type { ChainWay, ValueChainData, ValueChainNode } from './value-chain-data';

export interface ValueChainTreeContainerProps {
  product: RootProduct;
  /** True if the diagram is open, if controlled by the URL. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Ids of products below this one, down to the one in the URL. */
  path?: readonly string[];
  onPathChange?: (path: readonly string[]) => void;
  /** Returns the URL of a path. */
  linkTo?: (path: readonly string[]) => string;
  /** Direction of the links, if controlled by the URL. Default: uncontrolled. */
  way?: ChainWay;
  onWayChange?: (way: ChainWay) => void;
  /** Login URL for guests who follow a product. */
  signInHref?: string | undefined;
  /** Called when the session has expired: redirect to the login. */
  onSignInRequired?: (() => void) | undefined;
}

/** Value chain of a product, fetched level by level as it is expanded. @see TREE-004 */
export function ValueChainTreeContainer({
  product,
  way: givenWay,
  onWayChange,
  signInHref,
  onSignInRequired,
  ...address
}: ValueChainTreeContainerProps) {
  // Apply the choice at once; the URL follows.
  const [chosen, setChosen] = useState({ given: givenWay, way: givenWay ?? 'applications' });
  if (chosen.given !== givenWay) setChosen({ given: givenWay, way: givenWay ?? 'applications' });
  const { way } = chosen;
  const [coloring, setColoring] = useState<ChainColoring>('sector');
  const layer = useRiskLayer(product.id, way, coloring === 'risk');
  const { applications, ask } = useApplications(product.id, way);
  const data = useMemo((): ValueChainData => {
    const root = fromProduct(product, way);
    const first = applications.get(product.id);
    if (first?.status === 'error') return { status: 'error', root };
    if (first?.status !== 'ready') return { status: 'loading', root };
    if (first.nodes.length === 0) return { status: 'empty', root };
    return { status: 'ready', graph: { root, children: applications } };
  }, [product, applications, way]);
  const renderProduct = useCallback(
    ({ id, label: name }: ValueChainNode) => (
      <SelectedProductContainer
        key={`more ${id}`}
        product={{ id, name }}
        {...{ signInHref, onSignInRequired }}
      />
    ),
    [signInHref, onSignInRequired],
  );
  return (
    <ValueChainTree
      data={data}
      onExpand={ask}
      {...address}
      way={way}
      layer={layer}
      tools={<RiskLayer product={product} coloring={coloring} onColoringChange={setColoring} />}
      onWayChange={(next) => {
        setChosen((before) => ({ ...before, way: next }));
        onWayChange?.(next);
      }}
      renderProduct={renderProduct}
    />
  );
}
