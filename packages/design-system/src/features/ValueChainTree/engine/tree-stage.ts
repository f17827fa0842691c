import { createTextMeasure } from '../../../internal/wrap-label';
import { BLOCK, drawBlocks } from './draw-blocks';
import { drawLinks } from './draw-links';
import { JUMP_PART, type LabelClasses, LabelLayer, type LabelTexts, type LabelView } from './label-layer';
import { LabelSizes } from './label-sizes';
import { LEVEL_WIDTH, ROW_HEIGHT } from './layout-tree';
import { LevelHeads, type LevelHeadTexts } from './level-heads';
import { Minimap } from './minimap';
import { watchGestures } from './plate-gestures';
import { type PlateColorSources, type PlatePalette, readPalette } from './plate-palette';
import { StrandFan } from './strands';
import type { TreeController, TreeEvent } from './tree-controller';
import type { Occurrence } from './tree-model';
import { type Scene, TRANSITION_MS, TreeMotion } from './tree-motion';
import { type Bounds, Viewport } from './viewport';
import { ViewportGlide } from './viewport-glide';
import { firstWhere, type Run, rowsInView } from './visible-rows';

/** Below this zoom labels could not be read: rows are drawn as blocks. */
export const LABEL_ZOOM = 0.55;
/** The least zoom at which the whole tree is shown at first, rather than its root at full size. */
const START_ZOOM = 0.75;
/** px of the tree that the root's own label takes beside its bar. */
const ROOT_LABEL_WIDTH = 172;
/** px beyond the last level that its labels take. */
const LAST_LABEL_WIDTH = 160;
/** px beyond the window in which labels are kept. */
const OVERSCAN = 48;

export interface StageElements {
  /** Takes pointer and wheel; its size is the window. */
  plate: HTMLDivElement;
  canvas: HTMLCanvasElement;
  /** Moves and scales with the tree; holds the labels, nothing else. */
  labels: HTMLDivElement;
  /** The heads of the levels, along the top. */
  heads: HTMLDivElement;
  minimap: HTMLCanvasElement;
  /** What the minimap shows of the window. */
  minimapWindow: HTMLDivElement;
  /** Shows nothing; colours are resolved on it. */
  probe: HTMLSpanElement;
}

export interface StageOptions {
  colors: PlateColorSources;
  classes: LabelClasses & { head: string; headTitle: string; headFact: string };
  labelTexts: LabelTexts;
  headTexts: LevelHeadTexts;
  /** Starts the id of each label. */
  idPrefix: string;
  /** Tells the zoom, 1 being full size, whenever it changes. */
  onZoom: (zoom: number) => void;
}

/**
 * Draws a tree on a plate: links and blocks on one canvas, labels as elements above it. A frame costs what is in
 * view, whatever the size of the tree; nothing is drawn while nothing changes.
 */
export class TreeStage {
  readonly viewport = new Viewport();
  private motion: TreeMotion;
  private labels: LabelLayer;
  private heads: LevelHeads;
  private minimap: Minimap;
  private sizes: LabelSizes;
  private palette: PlatePalette;
  private glide = new ViewportGlide(this.viewport);
  private path = new Map<Occurrence, number>();
  private found: ReadonlySet<string> = new Set();
  private anchor: Occurrence | null = null;
  private anchorRow = -1;
  private frameRequest = 0;
  private hasStarted = false;
  private originY = 0;
  private toldZoom = 0;
  private disposals: (() => void)[] = [];
  private run: Run = { start: 0, end: 0 };
  private fan = new StrandFan();
  private context: CanvasRenderingContext2D | null;

  constructor(
    private readonly elements: StageElements,
    private readonly controller: TreeController,
    private readonly options: StageOptions,
  ) {
    this.motion = new TreeMotion(controller.model.visibleTree());
    this.sizes = new LabelSizes(createTextMeasure());
    this.labels = new LabelLayer(
      elements.labels,
      options.classes,
      options.idPrefix,
      this.sizes,
      options.labelTexts,
    );
    this.heads = new LevelHeads(elements.heads, options.classes, options.headTexts);
    this.minimap = new Minimap(elements.minimap, elements.minimapWindow, this.viewport, () =>
      this.requestFrame(),
    );
    this.palette = readPalette(elements.probe, options.colors);
    this.context = elements.canvas.getContext('2d');
    this.updatePath();
    this.updateBounds();
    this.watch();
    this.resize();
  }

  /** Marks products as found. */
  setFound(productIds: ReadonlySet<string>): void {
    this.found = productIds;
    this.requestFrame();
  }

  zoomBy(factor: number): void {
    this.glide.zoomBy(factor, performance.now(), this.isMotionReduced());
    this.requestFrame();
  }

  fit(): void {
    this.glide.towards(() => this.viewport.fit(), performance.now(), this.isMotionReduced());
    this.requestFrame();
  }

  /** Pans by a share of the window, for Page Up and Page Down. */
  panByPage(share: number): void {
    this.glide.towards(
      () => this.viewport.panBy(0, -share * this.viewport.height),
      performance.now(),
      this.isMotionReduced(),
    );
    this.requestFrame();
  }

  /** Gives the keyboard to the label of the active place. */
  focusActive(): void {
    this.renderNow();
    this.labels.elementOf(this.controller.active)?.focus({ preventScroll: true });
  }

  placeOf(element: Element): Occurrence | null {
    return this.labels.placeOf(element);
  }

  /** Draws at once; what is under way moves on to this moment. */
  renderNow(now = performance.now()): void {
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    this.render(now);
  }

  destroy(): void {
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    for (const dispose of this.disposals) dispose();
    this.elements.labels.replaceChildren();
    this.elements.heads.replaceChildren();
  }

  private watch(): void {
    const { plate } = this.elements;
    const view = plate.ownerDocument.defaultView ?? window;
    const handleEvent = (event: TreeEvent) => this.handle(event);
    this.disposals.push(this.controller.subscribe(handleEvent));
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(plate);
    this.disposals.push(() => resized.disconnect());
    this.disposals.push(
      watchGestures(plate, {
        panBy: (dx, dy) => {
          this.glide.stop();
          this.viewport.panBy(dx, dy);
          this.requestFrame();
        },
        zoomAbout: (x, y, factor) => {
          this.glide.stop();
          this.viewport.zoomAbout(x, y, factor);
          this.requestFrame();
        },
        press: (event, x, y) => this.press(event, x, y),
        setDragging: (dragging) => {
          if (dragging) plate.dataset.dragging = '';
          else delete plate.dataset.dragging;
        },
        isRightToLeft: () => this.isRightToLeft(),
      }),
      this.minimap.watch(() => this.isRightToLeft()),
    );
    const repaint = () => {
      this.palette = readPalette(this.elements.probe, this.options.colors);
      this.minimap.invalidate();
      this.requestFrame();
    };
    for (const query of [
      '(prefers-color-scheme: dark)',
      '(forced-colors: active)',
      '(prefers-contrast: more)',
    ]) {
      const list = view.matchMedia(query);
      list.addEventListener('change', repaint);
      this.disposals.push(() => list.removeEventListener('change', repaint));
    }
    const themed = new MutationObserver(repaint);
    for (let at: Element | null = plate; at; at = at.parentElement) {
      themed.observe(at, { attributes: true, attributeFilter: ['data-theme', 'style', 'class'] });
    }
    this.disposals.push(() => themed.disconnect());
    this.measureAgainWithFonts(plate.ownerDocument);
  }

  private measureAgainWithFonts(document: Document): void {
    const renew = () => {
      this.sizes = new LabelSizes(createTextMeasure());
      this.labels.renew(this.sizes);
      this.requestFrame();
    };
    document.fonts.addEventListener('loadingdone', renew);
    this.disposals.push(() => document.fonts.removeEventListener('loadingdone', renew));
  }

  private handle(event: TreeEvent): void {
    if (event.kind === 'structure') this.restructure(event.anchor, event.opened);
    if (event.kind === 'reveal') this.reveal(event.place, event.centre);
    if (event.kind === 'state') this.updatePath();
    this.requestFrame();
  }

  private restructure(anchor: Occurrence | null, opened: boolean): void {
    const now = performance.now();
    const duration = this.isMotionReduced() || !this.hasStarted ? 0 : TRANSITION_MS;
    const tree = this.controller.model.visibleTree();
    const before = anchor ? this.drawnY(anchor) : null;
    this.motion.headFor(tree, now, duration);
    this.fan.reset();
    this.anchor = anchor;
    this.anchorRow = anchor ? this.drawnRow(anchor) : -1;
    this.updateBounds();
    if (anchor && before !== null && duration === 0) {
      const after = this.drawnY(anchor);
      if (after !== null) this.viewport.offsetY -= (after - before) * this.viewport.zoom;
    }
    this.updatePath();
    this.minimap.invalidate();
    if (anchor && opened) this.makeRoomBeside(anchor, now);
  }

  /** What has just opened should not open beyond the end of the window. */
  private makeRoomBeside(place: Occurrence, now: number): void {
    const left = place.depth * LEVEL_WIDTH;
    const right = left + LEVEL_WIDTH + LAST_LABEL_WIDTH;
    // Its height on the screen is kept while the tree moves, so the present one counts.
    const y = this.drawnY(place) ?? 0;
    this.glide.towards(
      () =>
        this.viewport.bringIntoView({ left, right, top: y - ROW_HEIGHT / 2, bottom: y + ROW_HEIGHT / 2 }, 24),
      now,
      this.isMotionReduced(),
    );
  }

  private reveal(place: Occurrence, centre: boolean): void {
    this.updatePath();
    this.anchor = null;
    const target = this.restingBoundsOf(place);
    this.glide.towards(
      () => {
        if (centre && this.viewport.zoom < LABEL_ZOOM) this.viewport.zoom = 1;
        // What is jumped to comes to the middle, unless it is in view already.
        if (centre && !this.viewport.shows(target, 72)) {
          this.viewport.centreOn((target.left + target.right) / 2, (target.top + target.bottom) / 2);
        } else this.viewport.bringIntoView(target);
      },
      performance.now(),
      this.isMotionReduced(),
    );
  }

  /** What a label takes up once the tree rests. */
  private restingBoundsOf(place: Occurrence): Bounds {
    const x = place.depth * LEVEL_WIDTH;
    const y = this.motion.restingY(place.row);
    const half = this.sizes.of(place.node).height / 2;
    const isRoot = place.parent === null;
    return {
      left: isRoot ? -ROOT_LABEL_WIDTH : x,
      right: isRoot ? 0 : x + LAST_LABEL_WIDTH,
      top: y - half,
      bottom: y + half,
    };
  }

  private press(event: MouseEvent, x: number, y: number): void {
    const element = event.target instanceof Element ? event.target : null;
    const onLabel = element && this.labels.placeOf(element);
    const place = onLabel ?? this.placeAt(x, y);
    if (!place || place.row < 0) return;
    if (element?.closest('[data-part]')?.getAttribute('data-part') === JUMP_PART) {
      this.controller.goToNextPlace(place);
    } else {
      this.reveal(place, false);
      this.controller.activate(place);
    }
    this.focusActive();
  }

  /** The place whose block or label lies under a point of the window. */
  private placeAt(screenX: number, screenY: number): Occurrence | null {
    const { tree, y } = this.motion.scene;
    const x = this.viewport.toTreeX(screenX);
    const at = this.viewport.toTreeY(screenY);
    if (x < 0)
      return x > -ROOT_LABEL_WIDTH && Math.abs(at) < ROW_HEIGHT ? (tree.occurrences[0] ?? null) : null;
    const level = Math.floor(x / LEVEL_WIDTH);
    if (level >= tree.levels || x - level * LEVEL_WIDTH > BLOCK.width) return null;
    rowsInView(tree, y, level, at - ROW_HEIGHT / 2, at + ROW_HEIGHT / 2, this.run);
    let best: Occurrence | null = null;
    let distance = Number.POSITIVE_INFINITY;
    for (let place = this.run.start; place < this.run.end; place++) {
      const row = tree.byLevel[place] as number;
      const away = Math.abs((y[row] as number) - at);
      if (away < distance) {
        distance = away;
        best = tree.occurrences[row] ?? null;
      }
    }
    return best;
  }

  private resize(): void {
    const { plate, canvas } = this.elements;
    const ratio = devicePixelRatio;
    const { clientWidth: width, clientHeight: height } = plate;
    if (width === 0 || height === 0) return;
    const { selected } = this.controller;
    const target = selected && selected.row >= 0 ? this.restingBoundsOf(selected) : null;
    const wasShown = target !== null && this.viewport.shows(target, 0);
    const wasWhole = this.hasStarted && this.viewport.shows(this.viewport.bounds, 0);
    this.viewport.resize(width, height);
    // The panel that opens beside the tree must cover neither what was selected nor a tree that was all in view.
    if (wasWhole && !this.viewport.shows(this.viewport.bounds, 0)) this.viewport.start(START_ZOOM);
    if (target && wasShown) this.viewport.bringIntoView(target, 24);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    if (!this.hasStarted) {
      this.hasStarted = true;
      this.viewport.start(START_ZOOM);
    }
    this.renderNow();
  }

  private requestFrame(): void {
    if (this.frameRequest || !this.hasStarted) return;
    this.frameRequest = requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.render(now);
    });
  }

  private render(now: number): void {
    if (!this.hasStarted || !this.context) return;
    const isMoving = this.move(now);
    const isGliding = this.glide.step(now);
    const { scene } = this.motion;
    const { zoom } = this.viewport;
    const levels = this.levelsInView(scene);
    this.clear();
    drawLinks(this.context, {
      scene,
      viewport: this.viewport,
      palette: this.palette,
      path: this.path,
      edgeOf: (row) => this.edgeOf(scene, row),
      ...levels,
    });
    this.drawRootBar(scene);
    if (zoom < LABEL_ZOOM) this.drawBlocks(scene, levels);
    this.showLabels(scene, levels);
    this.heads.show(scene.tree, this.viewport, this.isRightToLeft());
    this.minimap.show(scene, this.palette, this.path.values());
    if (zoom !== this.toldZoom) {
      this.toldZoom = zoom;
      this.options.onZoom(zoom);
    }
    if (isMoving || isGliding) this.requestFrame();
  }

  /** Moves rows on, and the window with them, so that what was pressed stays under the pointer. */
  private move(now: number): boolean {
    if (!this.motion.isMoving) return false;
    const before = this.anchor ? this.drawnY(this.anchor) : null;
    const isMoving = this.motion.step(now);
    if (this.anchor && !isMoving) this.anchorRow = this.drawnRow(this.anchor);
    const after = this.anchor ? this.drawnY(this.anchor) : null;
    if (before !== null && after !== null) {
      const shift = (after - before) * this.viewport.zoom;
      this.viewport.offsetY -= shift;
      this.glide.shiftBy(-shift);
    }
    if (!isMoving) {
      this.fan.reset();
      this.anchor = null;
      this.updatePath();
      this.minimap.invalidate();
    }
    return isMoving;
  }

  private clear(): void {
    const { canvas } = this.elements;
    const context = this.context as CanvasRenderingContext2D;
    const ratio = canvas.width / Math.max(1, this.viewport.width);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    // Right to left is the same drawing in a mirror: there is no text on the canvas.
    if (this.isRightToLeft()) context.setTransform(-ratio, 0, 0, ratio, canvas.width, 0);
    else context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.drawGuides(context);
  }

  private drawGuides(context: CanvasRenderingContext2D): void {
    const { zoom, offsetX, height } = this.viewport;
    if (zoom < LABEL_ZOOM) return;
    const { levels } = this.motion.scene.tree;
    context.strokeStyle = this.palette.guide;
    context.lineWidth = 1;
    context.setLineDash([1, 5]);
    context.beginPath();
    for (let level = 0; level < levels; level++) {
      const x = Math.round(level * LEVEL_WIDTH * zoom + offsetX) + 0.5;
      context.moveTo(x, 0);
      context.lineTo(x, height);
    }
    context.stroke();
    context.setLineDash([]);
  }

  private drawRootBar(scene: Scene): void {
    const { zoom, offsetX, offsetY } = this.viewport;
    const context = this.context as CanvasRenderingContext2D;
    if ((scene.tree.childCount[0] as number) > 0) this.fan.enter(scene.tree, 0, ROW_HEIGHT);
    else this.fan.span = 0;
    const height = Math.max(36, this.fan.span + 14) * zoom;
    const width = Math.max(2, 6 * zoom);
    context.fillStyle = this.palette.rootBar;
    context.fillRect(offsetX - width, (scene.y[0] as number) * zoom + offsetY - height / 2, width, height);
    this.fan.reset();
  }

  private drawBlocks(scene: Scene, levels: { firstLevel: number; lastLevel: number }): void {
    drawBlocks(this.context as CanvasRenderingContext2D, scene, this.viewport, this.palette, {
      firstLevel: Math.max(1, levels.firstLevel),
      lastLevel: levels.lastLevel,
      path: this.path,
      isBranch: (row) => (scene.tree.occurrences[row]?.node.childApplications ?? 0) > 0,
    });
  }

  private edgeOf(scene: Scene, row: number): { width: number; height: number } {
    if (row === 0) return ROOT_EDGE;
    const place = scene.tree.occurrences[row] as Occurrence;
    return this.viewport.zoom < LABEL_ZOOM ? BLOCK : this.sizes.of(place.node);
  }

  private levelsInView(scene: Scene): { firstLevel: number; lastLevel: number } {
    const first = Math.floor((this.viewport.toTreeX(0) - LAST_LABEL_WIDTH) / LEVEL_WIDTH);
    // A row that grows out of its parent is on its way from the level before its own.
    const last = Math.floor(this.viewport.toTreeX(this.viewport.width) / LEVEL_WIDTH) + 1;
    return { firstLevel: Math.max(0, first), lastLevel: Math.min(scene.tree.levels - 1, last) };
  }

  private showLabels(scene: Scene, levels: { firstLevel: number; lastLevel: number }): void {
    const { viewport } = this;
    const rows = viewport.zoom >= LABEL_ZOOM ? this.labelRows(scene, levels) : [];
    const activeRow = this.drawnRow(this.controller.active);
    // The label that has the keyboard stays, wherever it is.
    if (activeRow >= 0) {
      const at = firstWhere(0, rows.length, (index) => (rows[index] as number) >= activeRow);
      if (rows[at] !== activeRow) rows.splice(at, 0, activeRow);
    }
    const scaleSign = this.isRightToLeft() ? -1 : 1;
    // Far from the top the numbers would outgrow what the compositor counts in.
    const middle = viewport.toTreeY(viewport.height / 2);
    if (Math.abs(middle - this.originY) > 20_000) this.originY = Math.round(middle);
    const x = snap(viewport.offsetX) * scaleSign;
    const y = snap(viewport.offsetY + this.originY * viewport.zoom);
    this.elements.labels.style.transform = `translate(${x}px, ${y}px) scale(${viewport.zoom})`;
    // Where labels are too small to read, the one that has the keyboard is shown at full size.
    const scale = viewport.zoom < LABEL_ZOOM ? 1 / viewport.zoom : 1;
    this.labels.begin();
    for (const row of rows) {
      const place = scene.tree.occurrences[row] as Occurrence;
      const left = place.parent ? (scene.x[row] as number) : -ROOT_LABEL_WIDTH;
      this.labels.show(place, left * scaleSign, (scene.y[row] as number) - this.originY, {
        ...this.viewOf(scene, row, place),
        scale,
      });
    }
    this.labels.end();
  }

  /** Rows whose labels are in view, in reading order. */
  private labelRows(scene: Scene, levels: { firstLevel: number; lastLevel: number }): number[] {
    const { tree, y } = scene;
    const top = this.viewport.toTreeY(-OVERSCAN);
    const bottom = this.viewport.toTreeY(this.viewport.height + OVERSCAN);
    const rows: number[] = [];
    for (let level = levels.firstLevel; level <= levels.lastLevel; level++) {
      rowsInView(tree, y, level, top, bottom, this.run);
      for (let place = this.run.start; place < this.run.end; place++)
        rows.push(tree.byLevel[place] as number);
    }
    return rows.sort((a, b) => a - b);
  }

  private viewOf(scene: Scene, row: number, place: Occurrence): LabelView {
    const { controller } = this;
    const isPassing = scene.passing?.[row] === 1;
    const isLeaving = isPassing && scene.closing;
    const share = isLeaving ? 1 - 2 * scene.growth : scene.growth;
    const opacity = isPassing ? Math.max(0.02, share) : 1;
    return {
      state: controller.stateOf(place),
      places: isLeaving ? 1 : controller.model.visiblePlaces(place.node.id).length,
      isActive: place === controller.active,
      isSelected: place === controller.selected,
      isOnPath: this.path.has(place),
      isFound: this.found.has(place.node.id),
      opacity,
      isLeaving,
    };
  }

  private updatePath(): void {
    this.path.clear();
    const { selected, model } = this.controller;
    if (!selected) return;
    for (const place of model.pathTo(selected)) {
      const row = this.drawnRow(place);
      if (row >= 0) this.path.set(place, row);
    }
    this.minimap?.invalidate();
  }

  private updateBounds(): void {
    this.viewport.bounds = this.motion.restingBounds(ROOT_LABEL_WIDTH, LAST_LABEL_WIDTH);
  }

  /** The row of a place in what is drawn, which lags behind the model while places close; -1 if it is not there. */
  private drawnRow(place: Occurrence): number {
    const { tree, closing } = this.motion.scene;
    if (tree.occurrences[place.row] === place) return place.row;
    return closing ? tree.occurrences.indexOf(place) : -1;
  }

  private drawnY(place: Occurrence): number | null {
    const { tree, y } = this.motion.scene;
    const row = tree.occurrences[this.anchorRow] === place ? this.anchorRow : this.drawnRow(place);
    return row >= 0 ? (y[row] as number) : null;
  }

  private isRightToLeft(): boolean {
    return this.elements.plate.dataset.direction === 'rtl';
  }

  private isMotionReduced(): boolean {
    return matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

const ROOT_EDGE = { width: 0, height: ROW_HEIGHT };

/** Labels are sharp on whole pixels of the screen. */
function snap(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}
