import type { Sector } from '@millrace/domain';
import type { ChildrenState, DiagramGraph, DiagramNode, GroupColors } from '@millrace/value-chain';

/** Way in which the links of a product are followed: to what it goes into, or to what goes into it. */
export type ChainWay = 'applications' | 'inputs';

/** All ways, in the order in which they are offered. */
export const CHAIN_WAYS: readonly ChainWay[] = ['applications', 'inputs'];

/** A product as the tree knows it; its children are its applications. */
export interface ValueChainNode extends DiagramNode {
  /** How many direct applications it has; 0 makes it the end of a chain. */
  readonly childCount: number;
  /** Its sector; `null`: not known, drawn in a neutral hue. */
  readonly group: Sector | null;
  /** How many suppliers it has. */
  readonly weight: number;
  readonly description: string | null;
}

/** Colours of nodes by something else than their sectors. */
export interface NodeLayer {
  /** By the id of a product, the name of its colour. */
  readonly groups: ReadonlyMap<string, string>;
  /** The name of the colour of all others. */
  readonly otherwise: string;
  /** CSS colours by name. */
  readonly colors: GroupColors;
  /** Meanings of the colours, by name. */
  readonly texts: Readonly<Record<string, string>>;
}

/** What is known of the applications of one product. A product that was never asked for has no entry. */
export type ApplicationsState = ChildrenState<ValueChainNode>;

/**
 * Everything loaded so far. A product that stands in several places of the tree has one entry, so it is fetched
 * once. Keep the state of a product the same object as long as it has not changed: only what differs is read
 * again.
 */
export type ValueChainGraph = DiagramGraph<ValueChainNode>;

/** What is known of a value chain. The product itself is known from the page that shows it. */
export type ValueChainData =
  /** Its applications are on their way for the first time. */
  | { readonly status: 'loading'; readonly root: ValueChainNode }
  /** It has none. */
  | { readonly status: 'empty'; readonly root: ValueChainNode }
  /** They could not be loaded; `onExpand` with the root's id tries again. */
  | { readonly status: 'error'; readonly root: ValueChainNode }
  | { readonly status: 'ready'; readonly graph: ValueChainGraph };

/** The same as a graph, so that the tree has one thing to draw in every state. */
export function toGraph(data: ValueChainData): ValueChainGraph {
  if (data.status === 'ready') return data.graph;
  const { root, status } = data;
  return {
    root,
    children: new Map([[root.id, status === 'empty' ? { status: 'ready', nodes: [] } : { status }]]),
  };
}

/** Returns a graph whose nodes have the colours of a layer. */
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

/** A product that is coloured by something else than its sector. */
export interface ColoredNode extends Omit<ValueChainNode, 'group'> {
  readonly group: string | null;
  readonly sector: Sector | null;
}
