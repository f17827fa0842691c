import { largeChain } from '../../../../../packages/design-system/src/value-chain/ValueChainTree/testing/fiber-chain';
import type {
  ValueChainGraph,
  ValueChainNode,
} from '../../../../../packages/design-system/src/value-chain/ValueChainTree/value-chain-data';

/** A product and its applications, as peers and the floor take trees. */
export interface ChainNode {
  id: string;
  title: string;
  /** What stands below the title. */
  fact: string;
  sector: string | null;
  children: ChainNode[];
}

/** The same tree, as ours takes it and as the others do; made before anything is measured. */
export interface Chain {
  count: number;
  graph: ValueChainGraph;
  root: ChainNode;
  /** Below the root, in the middle; it has applications. */
  pressed: string;
  /** Among the deepest of another branch: many stand around it. */
  dense: string;
}

/** Every product has ten applications. @param count How many stand below the root. */
export function makeChain(count: number): Chain {
  const graph = largeChain(count);
  const root = toNested(graph, graph.root);
  const branchOf = (node: ChainNode, at: number): ChainNode | undefined =>
    node.children.filter((child) => child.children.length > 0)[at];
  const pressed = branchOf(root, 4) ?? root;
  let dense = branchOf(root, 6) ?? root;
  for (let next: ChainNode | undefined = dense; next; next = branchOf(next, 4)) dense = next;
  dense = dense.children[4] ?? dense;
  return { count, graph, root, pressed: pressed.id, dense: dense.id };
}

function toNested(graph: ValueChainGraph, node: ValueChainNode): ChainNode {
  const state = graph.children.get(node.id);
  return {
    id: node.id,
    title: node.label,
    fact: `${node.weight} suppliers`,
    sector: node.group,
    children: state?.status === 'ready' ? state.nodes.map((child) => toNested(graph, child)) : [],
  };
}
