import { SECTOR_HUES } from '@millrace/ui/theme';
import type { ChildrenState, DiagramGraph, DiagramNode } from '../graph';

/** Creates a node for tests and stories; the id is the default of its fields. */
export function sampleNode(id: string, given: Partial<DiagramNode> = {}): DiagramNode {
  return {
    id,
    label: `Product ${id}`,
    group: null,
    weight: 0,
    childCount: 0,
    ...given,
  };
}

/** Creates a graph from lists of children by id; nodes that have a list count it as their children. */
export function sampleGraph(
  rootId: string,
  lists: Readonly<Record<string, readonly string[]>>,
): DiagramGraph {
  const nodes = new Map<string, DiagramNode>();
  const node = (id: string): DiagramNode => {
    const known = nodes.get(id) ?? sampleNode(id, { childCount: lists[id]?.length ?? 0 });
    nodes.set(id, known);
    return known;
  };
  const children = new Map<string, ChildrenState>(
    Object.entries(lists).map(([id, ids]) => [id, { status: 'ready', nodes: ids.map(node) }]),
  );
  return { root: node(rootId), children };
}

/** Creates a seeded random number generator, from 0 up to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Creates a tree of about `size` different products; no list is longer than `width`. */
export function randomGraph(seed: number, size: number, width = 6): DiagramGraph {
  const random = seededRandom(seed);
  const lists: Record<string, string[]> = {};
  const open = ['0'];
  let next = 1;
  while (next < size && open.length > 0) {
    const id = open.splice(Math.floor(random() * open.length), 1)[0] as string;
    const ids = Array.from({ length: 1 + Math.floor(random() * width) }, () => String(next++));
    lists[id] = ids;
    open.push(...ids);
  }
  return sampleGraph('0', lists);
}

/** Creates a tree whose nodes have ten children each, with groups of the theme and weights. @param count Below the root. */
export function largeGraph(count: number): DiagramGraph {
  const random = seededRandom(7);
  const branches = Math.ceil(count / 10);
  const all = Array.from({ length: count + 1 }, (_, serial) =>
    sampleNode(`${serial}`, {
      label: `Node ${serial} of many`,
      group: SECTOR_HUES[Math.floor(random() * SECTOR_HUES.length)] ?? null,
      weight: Math.floor(random() * 90),
      childCount: serial < branches ? 10 : 0,
    }),
  );
  const children = new Map<string, ChildrenState>(
    Array.from({ length: branches }, (_, serial) => [
      `${serial}`,
      { status: 'ready', nodes: all.slice(serial * 10 + 1, serial * 10 + 11) },
    ]),
  );
  return { root: all[0] as DiagramNode, children };
}
