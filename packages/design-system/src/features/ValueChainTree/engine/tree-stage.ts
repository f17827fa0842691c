import { createTextMeasure } from '../../../internal/wrap-label';
import { BLOCK, drawBlocks } from './draw-blocks';
import { drawLinks } from './draw-links';
import { clearPlate, drawGuides, drawRootBar } from './draw-plate';
import { JUMP_PART, type LabelClasses, LabelLayer, type LabelTexts } from './label-layer';
import { LabelSizes } from './label-sizes';
import { LEVEL_WIDTH, ROW_HEIGHT } from './layout-tree';
import { LevelHeads, type LevelHeadTexts } from './level-heads';
import type { Minimap } from './minimap';
import { placeAt } from './place-at';
import { watchGestures } from './plate-gestures';
import { type PlateColorSources, type PlatePalette, readPalette } from './plate-palette';
import { StageCamera } from './stage-camera';
import { type LevelRange, StageLabels } from './stage-labels';
import { LABEL_ZOOM, LAST_LABEL_WIDTH } from './stage-measures';
import type { TreeController, TreeEvent } from './tree-controller';
import type { Occurrence } from './tree-model';
import { type Scene, TreeMotion } from './tree-motion';
import type { Viewport } from './viewport';
import { watchAppearance } from './watch-appearance';

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
  private readonly viewport: Viewport;
  private readonly camera: StageCamera;
  private readonly motion: TreeMotion;
  private readonly labels: LabelLayer;
  private readonly stageLabels: StageLabels;
  private readonly heads: LevelHeads;
  /** Loaded once the tree stands. */
  private minimap: Minimap | null = null;
  private isDestroyed = false;
  private readonly context: CanvasRenderingContext2D | null;
  private readonly path = new Map<Occurrence, number>();
  private readonly disposals: (() => void)[] = [];
  private sizes = new LabelSizes(createTextMeasure());
  private palette: PlatePalette;
  private found: ReadonlySet<string> = new Set();
  private frameRequest = 0;
  private toldZoom = 0;

  constructor(
    private readonly elements: StageElements,
    private readonly controller: TreeController,
    private readonly options: StageOptions,
  ) {
    const { classes, idPrefix, labelTexts, headTexts, colors } = options;
    this.motion = new TreeMotion(controller.model.visibleTree());
    this.camera = new StageCamera(this.motion, ({ node }) => this.sizes.of(node));
    this.viewport = this.camera.viewport;
    this.labels = new LabelLayer(elements.labels, classes, idPrefix, this.sizes, labelTexts);
    this.stageLabels = new StageLabels(this.labels, elements.labels, controller, this.viewport);
    this.heads = new LevelHeads(elements.heads, classes, headTexts);
    this.palette = readPalette(elements.probe, colors);
    this.context = elements.canvas.getContext('2d');
    this.updatePath();
    this.watch();
    this.resize();
    // Without its overview a tree is a tree all the same.
    this.addMinimap().catch(() => undefined);
  }

  /** Marks products as found. */
  setFound(productIds: ReadonlySet<string>): void {
    this.found = productIds;
    this.requestFrame();
  }

  zoomBy(factor: number): void {
    this.camera.zoomBy(factor);
    this.requestFrame();
  }

  fit(): void {
    this.camera.fit();
    this.requestFrame();
  }

  /** Pans by a share of the window, for Page Up and Page Down. */
  panByPage(share: number): void {
    this.camera.panByPage(share);
    this.requestFrame();
  }

  /** Gives the keyboard to the label of the active place. */
  focusActive(): void {
    this.renderNow();
    this.labels.elementOf(this.controller.active)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.isDestroyed = true;
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    for (const dispose of this.disposals) dispose();
    this.elements.labels.replaceChildren();
    this.elements.heads.replaceChildren();
  }

  private async addMinimap(): Promise<void> {
    const { Minimap } = await import('./minimap');
    if (this.isDestroyed) return;
    const { minimap, minimapWindow } = this.elements;
    this.minimap = new Minimap(minimap, minimapWindow, this.viewport, this.requestFrame);
    this.disposals.push(this.minimap.watch(() => this.isRightToLeft()));
    this.requestFrame();
  }

  private watch(): void {
    const { plate, probe } = this.elements;
    const isRightToLeft = () => this.isRightToLeft();
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(plate);
    this.disposals.push(
      this.controller.subscribe((event) => this.handle(event)),
      () => resized.disconnect(),
      watchGestures(plate, {
        panBy: (dx, dy) => {
          this.camera.panBy(dx, dy);
          this.requestFrame();
        },
        zoomAbout: (x, y, factor) => {
          this.camera.zoomAbout(x, y, factor);
          this.requestFrame();
        },
        press: (event, x, y) => this.press(event, x, y),
        setDragging: (dragging) => {
          if (dragging) plate.dataset.dragging = '';
          else delete plate.dataset.dragging;
        },
        isRightToLeft,
      }),
      watchAppearance(plate, {
        onColors: () => {
          this.palette = readPalette(probe, this.options.colors);
          this.minimap?.invalidate();
          this.requestFrame();
        },
        onFonts: () => {
          this.sizes = new LabelSizes(createTextMeasure());
          this.labels.renew(this.sizes);
          this.requestFrame();
        },
      }),
    );
  }

  private handle(event: TreeEvent): void {
    if (event.kind === 'structure') {
      this.camera.follow(this.controller.model.visibleTree(), event.anchor, event.opened);
      this.minimap?.invalidate();
    }
    if (event.kind === 'reveal') this.camera.reveal(event.place, event.centre);
    this.updatePath();
    this.requestFrame();
  }

  private press(event: MouseEvent, x: number, y: number): void {
    const element = event.target instanceof Element ? event.target : null;
    const place =
      (element && this.labels.placeOf(element)) ??
      placeAt(this.motion.scene, this.viewport.toTreeX(x), this.viewport.toTreeY(y));
    if (!place || place.row < 0) return;
    if (element?.closest('[data-part]')?.getAttribute('data-part') === JUMP_PART) {
      this.controller.goToNextPlace(place);
    } else {
      this.camera.reveal(place, false);
      this.controller.activate(place);
    }
    this.focusActive();
  }

  private resize(): void {
    const { plate, canvas } = this.elements;
    const { clientWidth: width, clientHeight: height } = plate;
    if (width === 0 || height === 0) return;
    this.camera.resize(width, height, this.controller.selected);
    canvas.width = Math.round(width * devicePixelRatio);
    canvas.height = Math.round(height * devicePixelRatio);
    this.renderNow();
  }

  private requestFrame = (): void => {
    if (this.frameRequest) return;
    this.frameRequest = requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.render(now);
    });
  };

  /** Draws at once; what is under way moves on to this moment. */
  private renderNow(): void {
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    this.render(performance.now());
  }

  private render(now: number): void {
    const { context, viewport } = this;
    if (!context || viewport.width === 0) return;
    const { isMoving, hasArrived } = this.camera.step(now);
    if (hasArrived) {
      this.updatePath();
      this.minimap?.invalidate();
    }
    const { scene } = this.motion;
    const levels = this.levelsInView(scene);
    this.draw(context, scene, levels);
    this.stageLabels.show(scene, levels, {
      path: this.path,
      found: this.found,
      activeRow: this.camera.drawnRow(this.controller.active),
      isRightToLeft: this.isRightToLeft(),
    });
    this.heads.show(scene.tree, viewport, this.isRightToLeft());
    this.minimap?.show(scene, this.palette, this.path.values());
    if (viewport.zoom !== this.toldZoom) {
      this.toldZoom = viewport.zoom;
      this.options.onZoom(viewport.zoom);
    }
    if (isMoving) this.requestFrame();
  }

  private draw(context: CanvasRenderingContext2D, scene: Scene, levels: LevelRange): void {
    const { viewport, palette, path } = this;
    clearPlate(context, viewport, this.isRightToLeft());
    drawGuides(context, scene, viewport, palette);
    drawLinks(context, {
      scene,
      viewport,
      palette,
      path,
      edgeOf: (row) => this.edgeOf(scene, row),
      ...levels,
    });
    drawRootBar(context, scene, viewport, palette);
    if (viewport.zoom >= LABEL_ZOOM) return;
    drawBlocks(context, scene, viewport, palette, {
      firstLevel: Math.max(1, levels.firstLevel),
      lastLevel: levels.lastLevel,
      path,
      isBranch: (row) => (scene.tree.occurrences[row]?.node.childApplications ?? 0) > 0,
    });
  }

  private edgeOf(scene: Scene, row: number): { width: number; height: number } {
    if (row === 0) return ROOT_EDGE;
    const place = scene.tree.occurrences[row] as Occurrence;
    return this.viewport.zoom < LABEL_ZOOM ? BLOCK : this.sizes.of(place.node);
  }

  private levelsInView(scene: Scene): LevelRange {
    const first = Math.floor((this.viewport.toTreeX(0) - LAST_LABEL_WIDTH) / LEVEL_WIDTH);
    // A row that grows out of its parent is on its way from the level before its own.
    const last = Math.floor(this.viewport.toTreeX(this.viewport.width) / LEVEL_WIDTH) + 1;
    return { firstLevel: Math.max(0, first), lastLevel: Math.min(scene.tree.levels - 1, last) };
  }

  private updatePath(): void {
    this.path.clear();
    this.minimap?.invalidate();
    const { selected, model } = this.controller;
    if (!selected) return;
    for (const place of model.pathTo(selected)) {
      const row = this.camera.drawnRow(place);
      if (row >= 0) this.path.set(place, row);
    }
  }

  private isRightToLeft(): boolean {
    return this.elements.plate.dataset.direction === 'rtl';
  }
}

const ROOT_EDGE = { width: 0, height: ROW_HEIGHT };
