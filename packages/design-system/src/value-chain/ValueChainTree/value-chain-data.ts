import type { ValueChainGraph, ValueChainNode } from './value-chain-graph';

/** What is known of a value chain. The product itself is known from the page that shows it. */
export type ValueChainData =
  /** Its applications are on their way for the first time. */
  | { readonly status: 'loading'; readonly root: ValueChainNode }
  /** It has none. */
  | { readonly status: 'empty'; readonly root: ValueChainNode }
  /** They could not be loaded; `onExpand` with the root's id tries again. */
  | { readonly status: 'error'; readonly root: ValueChainNode }
  | { readonly status: 'ready'; readonly graph: ValueChainGraph };

/** The product at the root. */
export function rootNode(data: ValueChainData): ValueChainNode {
  return data.status === 'ready' ? data.graph.root : data.root;
}

/** The same as a graph, so that the tree has one thing to draw in every state. */
export function toGraph(data: ValueChainData): ValueChainGraph {
  if (data.status === 'ready') return data.graph;
  const { root } = data;
  if (data.status === 'loading') return { root, applications: new Map([[root.id, { status: 'loading' }]]) };
  if (data.status === 'error') return { root, applications: new Map([[root.id, { status: 'error' }]]) };
  return { root, applications: new Map([[root.id, { status: 'ready', nodes: [] }]]) };
}
