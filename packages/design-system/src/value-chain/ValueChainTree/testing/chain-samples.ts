import type { ApplicationsState, ValueChainGraph, ValueChainNode } from '../value-chain-graph';

/** A product for tests and stories; the id stands in for what is not given. */
export function sampleNode(id: string, given: Partial<ValueChainNode> = {}): ValueChainNode {
  return {
    id,
    title: `Product ${id}`,
    sector: null,
    supplierCount: 0,
    childApplications: 0,
    description: null,
    ...given,
  };
}

/** A graph from lists of applications by product id; products that have a list count it as their applications. */
export function sampleGraph(
  rootId: string,
  lists: Readonly<Record<string, readonly string[]>>,
): ValueChainGraph {
  const nodes = new Map<string, ValueChainNode>();
  const node = (id: string): ValueChainNode => {
    const known = nodes.get(id) ?? sampleNode(id, { childApplications: lists[id]?.length ?? 0 });
    nodes.set(id, known);
    return known;
  };
  const applications = new Map<string, ApplicationsState>(
    Object.entries(lists).map(([id, ids]) => [id, { status: 'ready', nodes: ids.map(node) }]),
  );
  return { root: node(rootId), applications };
}

/** Random numbers from 0 up to 1, the same for a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A tree of about `size` different products; no list is longer than `width`. */
export function randomGraph(seed: number, size: number, width = 6): ValueChainGraph {
  const random = seededRandom(seed);
  const lists: Record<string, string[]> = {};
  const open = ['0'];
  let next = 1;
  while (next < size && open.length > 0) {
    const id = open.splice(Math.floor(random() * open.length), 1)[0] as string;
    const children = Array.from({ length: 1 + Math.floor(random() * width) }, () => String(next++));
    lists[id] = children;
    open.push(...children);
  }
  return sampleGraph('0', lists);
}
