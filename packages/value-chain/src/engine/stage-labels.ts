import type { LabelLayer, LabelView } from './label-layer';
import { LABEL_ZOOM, ROOT_LABEL_WIDTH, snap } from './measures';
import type { LevelRange } from './plate-picture';
import type { Scene } from './scene';
import type { TreeController } from './tree-controller';
import type { Viewport } from './viewport';
import { firstWhere, type Occurrence, type Run, rowsInView } from './visible-tree';

/** Margin in px around the viewport in which labels are kept. */
const OVERSCAN = 48;
/** Minimum distance in px of the tree between labels in a transition: closer ones would overlap. At rest none are. */
const MOVING_APART = 30;
/** Distance in px of the tree after which positions get a new origin. */
const ORIGIN_REACH = 20_000;

const NOWHERE: readonly Occurrence[] = [];

/** State of labels beyond the tree itself. */
export interface LabelMarks {
  path: ReadonlyMap<Occurrence, number>;
  /** Ids of search matches. */
  found: ReadonlySet<string>;
  /** Row of the focused place; -1 if it is not drawn. */
  activeRow: number;
  isRightToLeft: boolean;
}

/** Puts the visible labels onto the layer, and transforms the layer with the viewport. */
export class StageLabels {
  private readonly run: Run = { start: 0, end: 0 };
  private originY = 0;
  /** Inputs of the last frame's labels, apart from the viewport. */
  private shown: { scene: Scene; found: ReadonlySet<string>; state: string } | null = null;

  constructor(
    private readonly layer: LabelLayer,
    private readonly container: HTMLElement,
    private readonly controller: TreeController,
    private readonly viewport: Viewport,
  ) {}

  show(scene: Scene, levels: LevelRange, marks: LabelMarks): void {
    const { viewport } = this;
    const isReadable = viewport.zoom >= LABEL_ZOOM;
    const rows = isReadable ? this.rowsToShow(scene, levels) : [];
    keepRow(rows, marks.activeRow);
    const sign = marks.isRightToLeft ? -1 : 1;
    this.moveLayer(sign);
    // When zoomed out too far for labels, the focused one is shown at full size.
    const scale = isReadable ? 1 : 1 / viewport.zoom;
    const state = `${this.controller.version} ${this.originY} ${scale} ${sign}`;
    const { shown } = this;
    const isSame = shown?.scene === scene && shown.found === marks.found && shown.state === state;
    this.shown = { scene, found: marks.found, state };
    this.layer.begin();
    for (const row of rows) {
      const place = scene.tree.occurrences[row] as Occurrence;
      if (isSame && this.layer.keep(place)) continue;
      const x = place.parent ? (scene.x[row] as number) : -ROOT_LABEL_WIDTH;
      const y = (scene.y[row] as number) - this.originY;
      this.layer.show(place, x * sign, y, { ...this.labelView(scene, row, place, marks), scale });
    }
    this.layer.end();
  }

  private moveLayer(sign: number): void {
    const { zoom, offsetX, offsetY, height } = this.viewport;
    // Far from the top, coordinates would exceed the precision of the compositor.
    const middle = this.viewport.toTreeY(height / 2);
    if (Math.abs(middle - this.originY) > ORIGIN_REACH) this.originY = Math.round(middle);
    const x = snap(offsetX) * sign;
    const y = snap(offsetY + this.originY * zoom);
    this.container.style.transform = `translate(${x}px, ${y}px) scale(${zoom})`;
  }

  /** Returns the rows with visible labels, in reading order. */
  private rowsToShow({ tree, y, passing }: Scene, levels: LevelRange): number[] {
    const top = this.viewport.toTreeY(-OVERSCAN);
    const bottom = this.viewport.toTreeY(this.viewport.height + OVERSCAN);
    const rows: number[] = [];
    for (let level = levels.firstLevel; level <= levels.lastLevel; level++) {
      rowsInView(tree, y, level, top, bottom, this.run);
      let shownY = Number.NEGATIVE_INFINITY;
      let isShownPassing = false;
      for (let place = this.run.start; place < this.run.end; place++) {
        const row = tree.byLevel[place] as number;
        const rowY = y[row] as number;
        const isPassing = passing?.[row] === 1;
        if (rowY < shownY + MOVING_APART) {
          // Unchanged rows may also be this close, if a transition started before the last one ended.
          if (isPassing || !isShownPassing) continue;
          rows.pop();
        }
        shownY = rowY;
        isShownPassing = isPassing;
        rows.push(row);
      }
    }
    return rows.sort((a, b) => a - b);
  }

  private labelView(scene: Scene, row: number, place: Occurrence, marks: LabelMarks): LabelView {
    const { controller } = this;
    const isPassing = scene.passing?.[row] === 1;
    const isLeaving = isPassing && scene.closing;
    const share = isLeaving ? 1 - 2 * scene.growth : scene.growth;
    return {
      state: controller.occurrenceState(place),
      places: isLeaving ? NOWHERE : controller.model.visiblePlaces(place.node.id),
      isActive: place === controller.active,
      isSelected: place === controller.selected,
      isOnPath: marks.path.has(place),
      isFound: marks.found.has(place.node.id),
      opacity: isPassing ? Math.max(0.02, share) : 1,
      isLeaving,
    };
  }
}

/** The focused label stays, wherever it is. */
function keepRow(rows: number[], row: number): void {
  if (row < 0) return;
  const at = firstWhere(0, rows.length, (index) => (rows[index] as number) >= row);
  if (rows[at] !== row) rows.splice(at, 0, row);
}
