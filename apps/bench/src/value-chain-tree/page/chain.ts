import type { DiagramLists, DiagramNode, DiagramPath } from '@millrace/value-chain';

/** Product and its applications, in the format of peers and the floor. */
export interface ChainNode {
  id: string;
  title: string;
  /** Second line, below the title. */
  fact: string;
  sector: string | null;
  children: ChainNode[];
}

/** Same tree in our format and in that of the others; created before the measurement. */
export interface Chain {
  count: number;
  lists: DiagramLists;
  root: ChainNode;
  titles: ReadonlyMap<string, string>;
  /** Ids on the path from below the root to a node. */
  pathTo(id: string): DiagramPath;
  /** Node below the root, in the middle; it has applications. */
  pressed: string;
  /** One of the deepest nodes of another branch, surrounded by many. */
  dense: string;
  /** Nodes that follow it downwards on the same level. */
  column: readonly string[];
}

/** Number of applications of each product that has any. */
const BRANCHES = 10;
const SECTORS = ['photovoltaic', 'optics', 'medical', 'energy', null] as const;
const WORDS = [
  'Preform silica glass',
  'Single-mode fiber',
  'Submarine cable',
  'Ytterbium-doped fiber',
  'Fiber laser',
  'Drop cable',
  'Wafer carrier',
];

/** Creates a tree in which every product has ten applications. @param count Number of nodes below the root. */
export function makeChain(count: number): Chain {
  const nodes = Array.from(
    { length: count + 1 },
    (_, at): DiagramNode => ({
      id: `product-${at}`,
      label: at === 0 ? 'Quartz sand' : `${WORDS[(at * 7) % WORDS.length]} ${at}`,
      group: SECTORS[at % SECTORS.length] ?? null,
      weight: (at * 37) % 90,
    }),
  );
  const parentOf = (at: number): number => Math.floor((at - 1) / BRANCHES);
  const below = nodes.map((): number[] => []);
  for (let at = 1; at <= count; at += 1) below[parentOf(at)]?.push(at);
  const toNested = (at: number): ChainNode => {
    const { id, label, weight, group } = nodes[at] as DiagramNode;
    return {
      ...{ id, title: label, fact: `${weight} suppliers`, sector: group ?? null },
      children: (below[at] ?? []).map(toNested),
    };
  };
  const numberOf = new Map(nodes.map(({ id }, at) => [id, at]));
  const idAt = (at: number): string => nodes[at]?.id ?? '';
  const branchesOf = (at: number): number[] => (below[at] ?? []).filter((child) => below[child]?.length);
  const pressed = branchesOf(0)[4] ?? 0;
  let dense = branchesOf(0)[6] ?? 0;
  for (let next = branchesOf(dense)[4]; next !== undefined; next = branchesOf(next)[4]) dense = next;
  dense = below[dense]?.[4] ?? dense;
  const levelOf = (at: number): number => (at === 0 ? 0 : 1 + levelOf(parentOf(at)));
  const level = levelOf(dense);
  return {
    count,
    lists: {
      root: idAt(0),
      nodes,
      links: nodes.slice(1).map(({ id }, at) => ({ source: idAt(parentOf(at + 1)), target: id })),
    },
    root: toNested(0),
    titles: new Map(nodes.map(({ id, label }) => [id, label])),
    pathTo(id) {
      const path: string[] = [];
      for (let at = numberOf.get(id) ?? 0; at > 0; at = parentOf(at)) path.unshift(idAt(at));
      return path;
    },
    pressed: idAt(pressed),
    dense: idAt(dense),
    column: nodes.slice(dense).flatMap(({ id }, at) => (levelOf(dense + at) === level ? [id] : [])),
  };
}
