/** A node of the graph, drawn at one or more places of a diagram. */
export interface DiagramNode {
  readonly id: string;
  /** Name. */
  readonly label: string;
  /**
   * Number of children, loaded or not. Default 0: a leaf. For lists, it is derived from their
   * links.
   */
  readonly childCount?: number;
  /** Colour group: a sector of the theme, or a name in `colors`. Default neutral. */
  readonly group?: string | null;
  /** Weight; a heavier node has more strands: from 10, from 25, from 60. */
  readonly weight?: number;
}

/** Loading state of a node's children. A node that was never requested has no entry. */
export type ChildrenState<Node extends DiagramNode = DiagramNode> =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly nodes: readonly Node[] };

/**
 * Everything loaded so far. A node with several places has one entry, so it is loaded once. The state of a node must
 * keep its identity while unchanged: only differences are read again.
 */
export interface DiagramGraph<Node extends DiagramNode = DiagramNode> {
  readonly root: Node;
  /** By id. */
  readonly children: ReadonlyMap<string, ChildrenState<Node>>;
}

/** A complete graph as lists of nodes and links. */
export interface DiagramLists<Node extends DiagramNode = DiagramNode> {
  /** Id of the root node. */
  readonly root: string;
  readonly nodes: readonly Node[];
  /** Node ids; links to or from unknown nodes are ignored. */
  readonly links: readonly { readonly source: string; readonly target: string }[];
}

/** Direction in which links are followed: from source to target, reversed, or both ways from the root. */
export const DIAGRAM_DIRECTIONS = ['downstream', 'upstream', 'both'] as const;
export type DiagramDirection = (typeof DIAGRAM_DIRECTIONS)[number];

/** Node ids below the root, each a child of the one before; empty for the root itself. */
export type DiagramPath = readonly string[];

/**
 * Converts lists to a graph, whose nodes keep additional properties.
 *
 * @throws if the root is not among the nodes.
 */
export function followLinks<Node extends DiagramNode>(
  { root, nodes, links }: DiagramLists<Node>,
  direction: 'downstream' | 'upstream' = 'downstream',
): DiagramGraph<Node> {
  const numbers = new Map<string, number>();
  for (let at = 0; at < nodes.length; at++) numbers.set((nodes[at] as Node).id, at);
  const below = nodes.map((): number[] => []);
  for (const { source, target } of links) {
    const from = numbers.get(direction === 'downstream' ? source : target);
    const to = numbers.get(direction === 'downstream' ? target : source);
    if (from !== undefined && to !== undefined) below[from]?.push(to);
  }
  const known = nodes.map((node, at) => {
    const targets = below[at] as number[];
    const unique = targets.length > 1 ? [...new Set(targets)] : targets;
    below[at] = unique;
    return node.childCount === unique.length ? node : { ...node, childCount: unique.length };
  });
  const first = known[numbers.get(root) ?? -1];
  if (!first) throw new Error(`The root "${root}" is none of the nodes.`);
  const children = new Map<string, ChildrenState<Node>>();
  for (let at = 0; at < known.length; at++) {
    const targets = below[at] as number[];
    const state = { status: 'ready', nodes: targets.map((target) => known[target] as Node) } as const;
    children.set((known[at] as Node).id, targets.length === 0 ? NO_CHILDREN : state);
  }
  return { root: first, children };
}

const NO_CHILDREN: ChildrenState<never> = { status: 'ready', nodes: [] };

/** Loading state of the first level. */
export type DiagramStatus = 'loading' | 'empty' | 'error' | 'ready';

/** Returns the loading state of the root's children; loading if not requested yet. */
export function diagramStatus({ root, children }: DiagramGraph): DiagramStatus {
  const first = children.get(root.id);
  if (first?.status === 'ready') return first.nodes.length === 0 ? 'empty' : 'ready';
  return first?.status ?? 'loading';
}

/** Known part of a path from the root. */
export interface PathReach {
  /** Ids from the root, as far as they exist. */
  known: readonly string[];
  /** Node whose children must be loaded to continue; null if the path ends, or does not exist. */
  next: string | null;
  /** True if they are loading. */
  isWaiting: boolean;
  /** True if they failed to load; the path may continue after a retry. */
  isFailed: boolean;
}

/** Follows a path as far as it is loaded. */
export function followPath({ root, children }: DiagramGraph, path: DiagramPath): PathReach {
  const known = [root.id];
  const reach = { known, next: null, isWaiting: false, isFailed: false };
  for (const id of path) {
    const from = known[known.length - 1] as string;
    const state = children.get(from);
    if (state === undefined) return { ...reach, next: from };
    if (state.status === 'loading') return { ...reach, isWaiting: true };
    if (state.status === 'error') return { ...reach, isFailed: true };
    if (!state.nodes.some((node) => node.id === id)) break;
    known.push(id);
  }
  return reach;
}
