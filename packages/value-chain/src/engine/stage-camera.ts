import type { LabelSize } from './label-sizes';
import { LABEL_ZOOM, LAST_LABEL_WIDTH, LEVEL_WIDTH, ROOT_LABEL_WIDTH, ROW_HEIGHT } from './measures';
import { bringIntoView, canShow, centreOn, shows, ViewportGlide, zoomAbout } from './move-viewport';
import { drawnRow, sceneBounds } from './scene';
import { TRANSITION_MS, type TreeMotion } from './tree-motion';
import { type Bounds, startZoom, type Viewport } from './viewport';
import type { Occurrence, VisibleTree } from './visible-tree';

/** Maximum number of rows in a transition; more appear or disappear at once. */
const MOST_PASSING = 200;

/** Margin in px between an area beside the panel and the edge of the viewport. */
const BESIDE_MARGIN = 24;
/** The same above a panel on a phone, which covers half of the height. */
const SHEET_MARGIN = 56;

/**
 * Controls the viewport while the tree changes: a pressed place keeps its position, a requested place comes
 * into view, and nothing else moves.
 */
export class StageCamera {
  private readonly glide: ViewportGlide;
  private anchor: Occurrence | null = null;
  private anchorRow = -1;
  private hasStarted: boolean;
  /** True while the viewport fits the whole tree, however it grows. */
  private keepsWhole = false;
  /** The first child of the root when it was last open: another one tells that the tree is another. */
  private firstChild: Occurrence | undefined;

  constructor(
    private readonly motion: TreeMotion,
    private readonly viewport: Viewport,
    private readonly labelSize: (place: Occurrence) => LabelSize,
  ) {
    this.glide = new ViewportGlide(viewport);
    this.hasStarted = viewport.width > 0;
    this.firstChild = motion.scene.tree.occurrences[1];
  }

  /** Sets the size of the viewport; shows the tree from its root the first time. */
  resize(width: number, height: number, selected: Occurrence | null): void {
    const { viewport } = this;
    const target = selected && selected.row >= 0 ? this.occurrenceBounds(selected) : null;
    const wasShown = target !== null && shows(viewport, target, 0);
    const wasWhole = this.hasStarted && shows(viewport, viewport.bounds, 0);
    viewport.resize(width, height);
    // The panel that opens beside the tree must cover neither the selected place nor a tree that was entirely in view;
    // and the pressed place moves no more than needed, whether its children or the panel come first.
    const isCovered = wasWhole && !shows(viewport, viewport.bounds, 0);
    if (!this.hasStarted || (isCovered && !canShow(viewport, viewport.bounds)))
      viewport.start(startZoom(viewport));
    else if (isCovered) bringIntoView(viewport, viewport.bounds, BESIDE_MARGIN);
    else if (target && wasShown)
      bringIntoView(viewport, target, viewport.isNarrow ? SHEET_MARGIN : BESIDE_MARGIN);
    this.hasStarted = true;
  }

  /** Fits the whole tree whenever it grows, until the reader moves the viewport. */
  keepWhole(): void {
    this.keepsWhole = true;
  }

  panBy(dx: number, dy: number): void {
    this.keepsWhole = false;
    this.glide.stop();
    this.viewport.panBy(dx, dy);
  }

  /** Centres a point of the tree in the viewport. */
  centreOn(x: number, y: number): void {
    this.keepsWhole = false;
    this.glide.stop();
    centreOn(this.viewport, x, y);
  }

  zoomAbout(x: number, y: number, factor: number): void {
    this.keepsWhole = false;
    this.glide.stop();
    zoomAbout(this.viewport, x, y, factor);
  }

  /** Zooms around the centre of the viewport. */
  zoomBy(factor: number): void {
    this.keepsWhole = false;
    this.glide.zoomBy(factor, performance.now(), isMotionReduced());
  }

  fit(): void {
    this.glideTo(() => this.viewport.fit());
  }

  /** Pans down by a share of the viewport's height. */
  panByPage(share: number): void {
    this.glideTo(() => this.viewport.panBy(0, -share * this.viewport.height));
  }

  /** Transitions to another tree; `anchor` keeps its screen position, and gets space if it was opened. */
  follow(tree: VisibleTree, anchor: Occurrence | null, opened: boolean): void {
    const passing = Math.abs(tree.count - this.motion.scene.tree.count);
    const jumps = isMotionReduced() || !this.hasStarted || passing > MOST_PASSING;
    const durationMs = jumps ? 0 : TRANSITION_MS;
    const before = anchor ? this.drawnY(anchor) : null;
    const firstChild = tree.occurrences[1];
    // One that comes before it is added to the same tree.
    const isAnother =
      firstChild !== undefined && firstChild !== this.firstChild && (this.firstChild?.row ?? -1) < 0;
    this.firstChild = firstChild ?? this.firstChild;
    this.motion.headFor(tree, performance.now(), durationMs);
    this.anchor = anchor;
    this.anchorRow = anchor ? drawnRow(this.motion.scene, anchor) : -1;
    this.updateBounds();
    if (durationMs === 0) this.compensate(before);
    if (this.keepsWhole) {
      // The pressed place may move to show its children.
      this.anchor = null;
      if (!shows(this.viewport, this.viewport.bounds, 0)) this.fit();
    } else if (isAnother && !shows(this.viewport, this.viewport.bounds, 0)) {
      this.anchor = null;
      this.glideTo(() => this.viewport.start(startZoom(this.viewport)));
    } else if (anchor && opened) this.makeRoomBeside(anchor);
  }

  /** Pans so that newly opened children are not outside of the viewport. */
  makeRoomBeside(place: Occurrence): void {
    // Its screen position is kept while the tree moves, so the present one counts.
    const y = this.drawnY(place);
    if (y === null) return;
    const left = place.depth * LEVEL_WIDTH;
    const right = left + LEVEL_WIDTH + LAST_LABEL_WIDTH;
    const target = { left, right, top: y - ROW_HEIGHT / 2, bottom: y + ROW_HEIGHT / 2 };
    this.glideTo(() => bringIntoView(this.viewport, target, BESIDE_MARGIN));
  }

  /** Brings a label into view; centred after a distant jump. */
  reveal(place: Occurrence, centre: boolean): void {
    this.keepsWhole = false;
    this.anchor = null;
    const target = this.occurrenceBounds(place);
    const { viewport } = this;
    this.glideTo(() => {
      if (centre && viewport.zoom < LABEL_ZOOM) viewport.zoom = 1;
      if (centre && !shows(viewport, target, 72)) {
        centreOn(viewport, (target.left + target.right) / 2, (target.top + target.bottom) / 2);
      } else bringIntoView(viewport, target);
    });
  }

  /** Advances tree and viewport to a time. */
  step(now: number): { isMoving: boolean; hasArrived: boolean } {
    const wasMoving = this.motion.isMoving;
    const before = wasMoving && this.anchor ? this.drawnY(this.anchor) : null;
    const isTreeMoving = this.motion.step(now);
    const hasArrived = wasMoving && !isTreeMoving;
    if (this.anchor && hasArrived) this.anchorRow = drawnRow(this.motion.scene, this.anchor);
    if (wasMoving) this.compensate(before);
    if (hasArrived) this.anchor = null;
    const isGliding = this.glide.step(now);
    return { isMoving: isTreeMoving || isGliding, hasArrived };
  }

  private compensate(before: number | null): void {
    const after = this.anchor ? this.drawnY(this.anchor) : null;
    if (before === null || after === null) return;
    const shift = (after - before) * this.viewport.zoom;
    this.viewport.offsetY -= shift;
    this.glide.shiftBy(-shift);
  }

  /** Returns the bounds of a label once the tree is at rest. */
  private occurrenceBounds(place: Occurrence): Bounds {
    const x = place.depth * LEVEL_WIDTH;
    const y = this.motion.resting.y[place.row] ?? 0;
    const half = this.labelSize(place).height / 2;
    const isRoot = place.parent === null;
    return {
      left: isRoot ? -ROOT_LABEL_WIDTH : x,
      right: isRoot ? 0 : x + LAST_LABEL_WIDTH,
      top: y - half,
      bottom: y + half,
    };
  }

  private drawnY(place: Occurrence): number | null {
    const { scene } = this.motion;
    const { tree, y } = scene;
    const row = tree.occurrences[this.anchorRow] === place ? this.anchorRow : drawnRow(scene, place);
    return row >= 0 ? (y[row] as number) : null;
  }

  private updateBounds(): void {
    this.viewport.bounds = sceneBounds(this.motion.resting);
  }

  private glideTo(jump: () => void): void {
    this.glide.towards(jump, performance.now(), isMotionReduced());
  }
}

function isMotionReduced(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
