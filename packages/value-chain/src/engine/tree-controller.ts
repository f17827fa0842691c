import type { DiagramGraph, DiagramPath } from '../graph';
import { TreeModel } from './tree-model';
import type { Occurrence, OccurrenceState, VisibleTree } from './visible-tree';

/** Events of the tree, for drawing and announcements. */
export type TreeEvent =
  /** Places opened or closed; `anchor` is the one that keeps its screen position. */
  | { kind: 'structure'; anchor: Occurrence | null; opened: boolean }
  /** Selection, focus or the state of a place changed. */
  | { kind: 'state' }
  /** A place should come into view; `centre` after a distant jump. */
  | { kind: 'reveal'; place: Occurrence; centre: boolean }
  | { kind: 'arrived'; places: readonly Occurrence[] }
  | { kind: 'failed'; places: readonly Occurrence[] };

export interface TreeControllerOptions {
  /** Requests the children of a node, once per attempt to open it. */
  onExpand: (nodeId: string) => void;
  /** Number of levels below the root's children that are open initially, if loaded. Default 0. */
  openLevels?: number;
}

/** Keyboard movements. */
export type TreeStep = 'next' | 'previous' | 'first' | 'last' | 'in' | 'out';

/**
 * Model of the tree's interaction, without a screen: opening, selecting, keyboard movement, search. Views subscribe to
 * its events.
 */
export class TreeController {
  readonly model: TreeModel;
  /** Selected place, whose details are shown. */
  selected: Occurrence | null = null;
  /** Focused place. */
  active: Occurrence;
  /** Incremented by every event, so that a view can tell if it is up to date. */
  version = 0;
  private listeners = new Set<(event: TreeEvent) => void>();
  /** Data loaded so far. */
  graph: DiagramGraph;
  private onExpand: (nodeId: string) => void;

  constructor(graph: DiagramGraph, { onExpand, openLevels = 0 }: TreeControllerOptions) {
    this.graph = graph;
    this.onExpand = onExpand;
    this.model = new TreeModel(graph);
    this.model.openTo(openLevels + 1);
    this.active = this.model.root;
  }

  /** Replaces the callback, which may change on each render. */
  setOnExpand(onExpand: (nodeId: string) => void): void {
    this.onExpand = onExpand;
  }

  subscribe = (listener: (event: TreeEvent) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getVersion = (): number => this.version;

  /** Applies data loaded since. */
  sync(graph: DiagramGraph): void {
    if (graph === this.graph) return;
    this.graph = graph;
    const { restructured, arrived, failed } = this.model.sync(graph);
    this.keepPlaces();
    // Data for a place that the reader has left does not move the viewport.
    const { active } = this;
    this.emit(
      restructured
        ? { kind: 'structure', anchor: active, opened: arrived.includes(active) }
        : { kind: 'state' },
    );
    if (arrived.length > 0) this.emit({ kind: 'arrived', places: arrived });
    if (failed.length > 0) this.emit({ kind: 'failed', places: failed });
  }

  occurrenceState(place: Occurrence): OccurrenceState {
    return this.model.occurrenceState(place);
  }

  /** Handles a click, Enter or Space: selects and opens, closes or loads. */
  activate(place: Occurrence): void {
    this.active = place;
    this.selected = place;
    this.toggle(place);
  }

  select(place: Occurrence | null): void {
    this.selected = place;
    if (place) this.active = place;
    this.emit({ kind: 'state' });
  }

  toggle(place: Occurrence): void {
    this.after(place, this.model.toggle(place));
  }

  open(place: Occurrence): void {
    this.after(place, this.model.open(place));
  }

  close(place: Occurrence): void {
    this.after(place, this.model.close(place));
    this.keepPlaces();
  }

  /** Opens the place and all its siblings. */
  openSiblings(place: Occurrence): void {
    let opened = false;
    for (const sibling of place.parent?.children ?? [place]) {
      const result = this.model.open(sibling);
      if (result === 'opened') opened = true;
      if (result === 'fetch') this.onExpand(sibling.node.id);
    }
    this.emit(opened ? { kind: 'structure', anchor: place, opened: true } : { kind: 'state' });
  }

  /** Moves the focus in reading order, to either end, or along the branch: `in` opens first, `out` closes first. */
  step(step: TreeStep): void {
    const { occurrences } = this.model.visibleTree();
    const { active } = this;
    if (step === 'in') {
      if (active.expanded) this.focus(active.children?.[0]);
      else this.open(active);
    } else if (step === 'out') {
      if (active.expanded) this.close(active);
      else this.focus(active.parent ?? undefined);
    } else if (step === 'first') this.focus(occurrences[0]);
    else if (step === 'last') this.focus(occurrences[occurrences.length - 1]);
    else this.focus(occurrences[active.row + (step === 'next' ? 1 : -1)]);
  }

  focus(place: Occurrence | undefined): void {
    if (!place) return;
    this.active = place;
    this.emit({ kind: 'reveal', place, centre: false });
  }

  /** Selects a place and brings it into view, opening its ancestors. */
  goTo(place: Occurrence): void {
    const before = this.model.visibleTree();
    this.model.reveal(place);
    this.show(place, before);
  }

  /** Moves to a node by its path from the root, as far as the path is loaded. */
  goToPath(path: readonly string[]): void {
    const before = this.model.visibleTree();
    let place = this.model.root;
    for (const id of path.slice(1)) {
      this.model.open(place);
      const below = place.children?.find((child) => child.node.id === id);
      if (!below) break;
      place = below;
    }
    this.show(place, before);
  }

  /** Returns the ids from below the root to each open place, in reading order. */
  openPaths(): DiagramPath[] {
    return this.model
      .visibleTree()
      .occurrences.filter(({ expanded }) => expanded)
      .map((place) => this.nodePath(place));
  }

  /** Returns the ids from below the root to a place; none for the root itself. */
  nodePath(place: Occurrence): DiagramPath {
    return this.model
      .pathTo(place)
      .slice(1)
      .map(({ node }) => node.id);
  }

  /**
   * Opens these places, requesting children that are not loaded, and closes all others unless they are to be kept.
   *
   * @returns true if some of them wait for their children.
   */
  openPlaces(paths: readonly DiagramPath[], { keepsOthers = false } = {}): boolean {
    const before = this.model.visibleTree();
    const wanted = new Set(paths.map((path) => JSON.stringify(path)));
    const isWanted = (place: Occurrence) => wanted.has(JSON.stringify(this.nodePath(place)));
    const waiting = [this.model.root];
    let isAwaited = false;
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (isWanted(next)) {
        const isToOpen = !next.expanded && !next.awaiting && this.occurrenceState(next) !== 'failed';
        if (isToOpen && this.model.open(next) === 'fetch') this.onExpand(next.node.id);
        isAwaited ||= next.awaiting;
      } else if (!keepsOthers) this.model.close(next);
      if (next.expanded) waiting.push(...(next.children ?? []));
    }
    if (this.model.visibleTree() !== before) {
      this.keepPlaces();
      this.emit({ kind: 'structure', anchor: this.active, opened: false });
    }
    return isAwaited;
  }

  /** Returns the next visible place of the same node; wraps around. */
  goToNextPlace(place: Occurrence): void {
    const places = this.model.visiblePlaces(place.node.id);
    const next = places.find((other) => other.row > place.row) ?? places[0];
    if (next && next !== place) this.goTo(next);
  }

  private show(place: Occurrence, before: VisibleTree): void {
    this.selected = place;
    this.active = place;
    if (this.model.visibleTree() !== before) this.emit({ kind: 'structure', anchor: null, opened: true });
    this.emit({ kind: 'reveal', place, centre: true });
  }

  private after(place: Occurrence, result: 'opened' | 'closed' | 'fetch' | 'unchanged'): void {
    if (result === 'fetch') this.onExpand(place.node.id);
    if (result === 'opened' || result === 'closed') {
      this.keepPlaces();
      this.emit({ kind: 'structure', anchor: place, opened: result === 'opened' });
    } else this.emit({ kind: 'state' });
  }

  /** Moves focus and selection to the nearest visible ancestor. */
  private keepPlaces(): void {
    this.model.visibleTree();
    this.active = nearestVisible(this.active) ?? this.model.root;
    if (this.selected) this.selected = nearestVisible(this.selected);
  }

  private emit(event: TreeEvent): void {
    this.version++;
    for (const listener of [...this.listeners]) listener(event);
  }
}

function nearestVisible(place: Occurrence): Occurrence | null {
  for (let at: Occurrence | null = place; at; at = at.parent) if (at.row >= 0) return at;
  return null;
}
