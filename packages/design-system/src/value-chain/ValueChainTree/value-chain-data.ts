import type { Sector } from '@millrace/domain';
import type { ChildrenState, DiagramGraph, DiagramNode, GroupColors } from '@millrace/value-chain';

/** Direction of the links of a product: applications or inputs. */
export type ChainWay = 'applications' | 'inputs';

/** All directions, in the order of the menu. */
export const CHAIN_WAYS: readonly ChainWay[] = ['applications', 'inputs'];

/** A product in the tree; its children are its applications. */
export interface ValueChainNode extends DiagramNode {
  /** Number of direct applications; 0 makes it a leaf. */
  readonly childCount: number;
  /** Its sector; `null` if unknown, drawn in a neutral colour. */
  readonly group: Sector | null;
  /** Number of suppliers. */
  readonly weight: number;
  readonly description: string | null;
}

/** Colour scheme of nodes other than by sector. */
export interface NodeLayer {
  /** Colour names by product id. */
  readonly groups: ReadonlyMap<string, string>;
  /** Colour name of all other products. */
  readonly otherwise: string;
  /** CSS colours by colour name. */
  readonly colors: GroupColors;
  /** Legend texts by colour name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** State of the applications of one product. A product that was never requested has no entry. */
export type ApplicationsState = ChildrenState<ValueChainNode>;

/**
 * All loaded products. A product that occurs several times in the tree has one entry, so it is fetched once. The state
 * of a product must be referentially stable while unchanged: only changed entries are read again.
 */
export type ValueChainGraph = DiagramGraph<ValueChainNode>;

/** Data of a value chain. The root product is known from its page. */
export type ValueChainData =
  /** The applications are loading for the first time. */
  | { readonly status: 'loading'; readonly root: ValueChainNode }
  /** It has no applications. */
  | { readonly status: 'empty'; readonly root: ValueChainNode }
  /** Loading failed; `onExpand` with the root's id retries. */
  | { readonly status: 'error'; readonly root: ValueChainNode }
  | { readonly status: 'ready'; readonly graph: ValueChainGraph };

/** Converts the data to a graph, so that the tree renders every state the same way. */
export function toGraph(data: ValueChainData): ValueChainGraph {
  if (data.status === 'ready') return data.graph;
  const { root, status } = data;
  return {
    root,
    children: new Map([[root.id, status === 'empty' ? { status: 'ready', nodes: [] } : { status }]]),
  };
}

/** Returns a graph whose nodes have the colours of a scheme. */
export function withLayer(
  { root, children }: ValueChainGraph,
  { groups, otherwise }: NodeLayer,
): DiagramGraph<ColoredNode> {
  const color = (node: ValueChainNode): ColoredNode => ({
    ...node,
    sector: node.group,
    group: groups.get(node.id) ?? otherwise,
  });
  return {
    root: color(root),
    children: new Map(
      [...children].map(([id, state]) => [
        id,
        state.status === 'ready' ? { ...state, nodes: state.nodes.map(color) } : state,
      ]),
    ),
  };
}

/** A product with the colour of a scheme. */
export interface ColoredNode extends Omit<ValueChainNode, 'group'> {
  readonly group: string | null;
  readonly sector: Sector | null;
}
