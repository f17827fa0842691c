/** What is drawn at one or more places of a diagram. */
export interface DiagramNode {
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /**
   * How many children it has, whether they are loaded or not. Default 0: it is the end of a chain. Lists count them by
   * their links.
   */
  readonly childCount?: number;
  /** Which colour it has: a sector of the theme, or a name in `colors`. Default neutral. */
  readonly group?: string | null;
  /** The heavier a node, the more strands lead to it: from 10, from 25, from 60. */
  readonly weight?: number;
}

/** What is known of the children of one node. A node that was never asked for has no entry. */
export type ChildrenState<Node extends DiagramNode = DiagramNode> =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly nodes: readonly Node[] };

/**
 * Everything loaded so far. A node that stands in several places of the tree has one entry, so it is fetched once. Keep
 * the state of a node the same object as long as it has not changed: only what differs is read again.
 */
export interface DiagramGraph<Node extends DiagramNode = DiagramNode> {
  readonly root: Node;
  /** By id. */
  readonly children: ReadonlyMap<string, ChildrenState<Node>>;
}

/** A graph as lists of nodes and links, all of it known. */
export interface DiagramLists<Node extends DiagramNode = DiagramNode> {
  /** The id of the node at which the tree begins. */
  readonly root: string;
  readonly nodes: readonly Node[];
  /** Ids of nodes; a link to or from what is no node is left out. */
  readonly links: readonly { readonly source: string; readonly target: string }[];
}

/** Which way links are followed: from source to target, back, or both ways from the root. */
export const DIAGRAM_DIRECTIONS = ['downstream', 'upstream', 'both'] as const;
export type DiagramDirection = (typeof DIAGRAM_DIRECTIONS)[number];

/** Ids of nodes below the root, each a child of the one before; none for the root itself. */
export type DiagramPath = readonly string[];

/**
 * Makes a graph of lists, whose nodes keep what else they have.
 *
 * @throws where the root is none of the nodes.
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

/** What is known of the first level. */
export type DiagramStatus = 'loading' | 'empty' | 'error' | 'ready';

/** Tells how it stands with the children of the root. Nobody has asked for them yet: they are on their way, too. */
export function diagramStatus({ root, children }: DiagramGraph): DiagramStatus {
  const first = children.get(root.id);
  if (first?.status === 'ready') return first.nodes.length === 0 ? 'empty' : 'ready';
  return first?.status ?? 'loading';
}

/** How far a path from the root is known. */
export interface PathReach {
  /** Ids from the root on, as far as they lead. */
  known: readonly string[];
  /** The node whose children must be fetched to go on; null where the path ends, or leads nowhere. */
  next: string | null;
  /** They are on their way. */
  isWaiting: boolean;
  /** They could not be fetched; the path may lead on once they can. */
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
