import type { ChildrenState, DiagramGraph, DiagramNode } from '../graph';
import { flattenTree, type Occurrence, type OccurrenceState, type VisibleTree } from './visible-tree';

/** Result of opening: `fetch` means that the caller must load the children of the node. */
export type OpenResult = 'opened' | 'closed' | 'fetch' | 'unchanged';

/** Changes by an update of the graph. */
export interface SyncResult {
  /** True if the visible tree changed. */
  restructured: boolean;
  /** Waiting occurrences that have opened, or turned out to have no children. */
  arrived: readonly Occurrence[];
  /** Waiting occurrences whose children failed to load. */
  failed: readonly Occurrence[];
}

const NOWHERE: readonly Occurrence[] = [];

/**
 * Tree over a graph of nodes: its open places, waiting places, and repeated ancestors. The cost of an operation
 * is proportional to its changes; the visible tree is computed lazily, in one pass.
 */
export class TreeModel {
  root: Occurrence;
  private graph: DiagramGraph;
  /** By node id; a list is created only for nodes with several places, which are rare. */
  private places = new Map<string, Occurrence | Occurrence[]>();
  private visible: VisibleTree | null = null;
  private stale = true;
  private nextKey = 0;

  constructor(graph: DiagramGraph) {
    this.graph = graph;
    this.root = this.makeOccurrence(graph.root, null, 0);
    this.open(this.root);
    // A failed node is not loading: it waits for a retry.
    if (this.findChildren(this.root)?.status === 'error') this.root.awaiting = false;
  }

  /** Returns the open part of the tree in reading order; the same object until something opens or closes. */
  visibleTree(): VisibleTree {
    if (this.visible && !this.stale) return this.visible;
    this.visible = flattenTree(this.root, this.visible);
    this.stale = false;
    return this.visible;
  }

  occurrenceState(occurrence: Occurrence): OccurrenceState {
    if (occurrence.repeats) return 'cycle';
    const children = this.findChildren(occurrence);
    if (children?.status === 'ready') {
      if (children.nodes.length === 0) return 'end';
      return occurrence.expanded ? 'expanded' : 'collapsed';
    }
    if (occurrence.awaiting || children?.status === 'loading') return 'loading';
    if (children?.status === 'error') return 'failed';
    return (occurrence.node.childCount ?? 0) > 0 || occurrence.parent === null ? 'unloaded' : 'end';
  }

  /** Toggles a place. */
  toggle(occurrence: Occurrence): OpenResult {
    return occurrence.expanded ? this.close(occurrence) : this.open(occurrence);
  }

  /** Opens a place, or requests its children first. A repeated ancestor stays closed. */
  open(occurrence: Occurrence): OpenResult {
    const state = this.occurrenceState(occurrence);
    if (state === 'unloaded' || state === 'failed' || state === 'loading') {
      occurrence.awaiting = true;
      return state === 'loading' ? 'unchanged' : 'fetch';
    }
    if (state !== 'collapsed') return 'unchanged';
    this.makeChildren(occurrence);
    occurrence.expanded = true;
    this.stale = true;
    return 'opened';
  }

  close(occurrence: Occurrence): OpenResult {
    occurrence.awaiting = false;
    if (!occurrence.expanded) return 'unchanged';
    occurrence.expanded = false;
    this.stale = true;
    return 'closed';
  }

  /** Opens every loaded place above a depth. */
  openTo(depth: number): void {
    const waiting = [this.root];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next.depth >= depth) continue;
      if (!next.expanded && this.occurrenceState(next) === 'collapsed') this.open(next);
      if (!next.expanded || !next.children) continue;
      for (const child of next.children) waiting.push(child);
    }
  }

  /** Opens the ancestors of a place. */
  reveal(occurrence: Occurrence): void {
    for (let above = occurrence.parent; above; above = above.parent) this.open(above);
  }

  /** Returns the places of a node in the visible tree, in reading order. */
  visiblePlaces(nodeId: string): readonly Occurrence[] {
    this.visibleTree();
    const places = this.findOccurrences(nodeId);
    if (places.length < 2) return places;
    return places.filter((place) => place.row >= 0).sort((a, b) => a.row - b.row);
  }

  /** Returns the places from the root to a place, both included. */
  pathTo(occurrence: Occurrence): readonly Occurrence[] {
    const path: Occurrence[] = [];
    for (let at: Occurrence | null = occurrence; at; at = at.parent) path.unshift(at);
    return path;
  }

  /** Applies data loaded since. Places stay open, also if their list of children changed. */
  sync(graph: DiagramGraph): SyncResult {
    const before = this.graph;
    const shown = this.visibleTree();
    this.graph = graph;
    const arrived: Occurrence[] = [];
    const failed: Occurrence[] = [];
    let restructured = false;
    if (graph.root !== before.root) this.root.node = graph.root;
    for (const [id, state] of graph.children) {
      if (before.children.get(id) === state) continue;
      for (const place of [...this.findOccurrences(id)]) {
        if (this.update(place, state, arrived, failed)) restructured = true;
      }
    }
    if (restructured) this.stale = true;
    // Changes below a closed place are not visible.
    return { restructured: restructured && !isSameTree(shown, this.visibleTree()), arrived, failed };
  }

  private update(place: Occurrence, state: ChildrenState, arrived: Occurrence[], failed: Occurrence[]) {
    if (state.status === 'error' && place.awaiting) {
      place.awaiting = false;
      failed.push(place);
    }
    if (state.status !== 'ready') return false;
    const changed = place.children !== null;
    if (changed) this.makeChildren(place);
    // The root opens when its children load for the first time, whoever requested them.
    const isFirst = place.parent === null && !changed;
    if (!place.awaiting && !isFirst) return changed && place.expanded;
    place.awaiting = false;
    arrived.push(place);
    return this.open(place) === 'opened' || changed;
  }

  private findOccurrences(nodeId: string): readonly Occurrence[] {
    const places = this.places.get(nodeId);
    if (places === undefined) return NOWHERE;
    return Array.isArray(places) ? places : [places];
  }

  private findChildren(occurrence: Occurrence): ChildrenState | undefined {
    return this.graph.children.get(occurrence.node.id);
  }

  /** Creates the places below one, keeping existing ones. */
  private makeChildren(occurrence: Occurrence): void {
    const children = this.findChildren(occurrence);
    if (children?.status !== 'ready') return;
    if (occurrence.children && isSameList(occurrence.children, children.nodes)) return;
    const kept = new Map(occurrence.children?.map((child) => [child.node.id, child]));
    occurrence.children = children.nodes.map((node, position) => {
      const known = kept.get(node.id);
      if (!known) return this.makeOccurrence(node, occurrence, position);
      kept.delete(node.id);
      known.node = node;
      known.position = position;
      return known;
    });
    for (const gone of kept.values()) this.forget(gone);
  }

  private makeOccurrence(node: DiagramNode, parent: Occurrence | null, position: number): Occurrence {
    const occurrence: Occurrence = {
      key: this.nextKey++,
      node,
      parent,
      depth: parent ? parent.depth + 1 : 0,
      position,
      repeats: findAncestor(node.id, parent),
      children: null,
      expanded: false,
      awaiting: false,
      row: -1,
    };
    const known = this.places.get(node.id);
    if (known === undefined) this.places.set(node.id, occurrence);
    else if (Array.isArray(known)) known.push(occurrence);
    else this.places.set(node.id, [known, occurrence]);
    return occurrence;
  }

  private forget(occurrence: Occurrence): void {
    occurrence.row = -1;
    const places = this.findOccurrences(occurrence.node.id);
    this.places.set(
      occurrence.node.id,
      places.filter((place) => place !== occurrence),
    );
    for (const child of occurrence.children ?? []) this.forget(child);
  }
}

function findAncestor(nodeId: string, from: Occurrence | null): Occurrence | null {
  for (let at = from; at; at = at.parent) if (at.node.id === nodeId) return at;
  return null;
}

function isSameList(children: readonly Occurrence[], nodes: readonly DiagramNode[]): boolean {
  return children.length === nodes.length && children.every((child, index) => child.node === nodes[index]);
}

function isSameTree({ occurrences }: VisibleTree, other: VisibleTree): boolean {
  return (
    occurrences.length === other.count && occurrences.every((place, row) => place === other.occurrences[row])
  );
}
