import { createTextMeasure } from '../../../internal/wrap-label';
import { JUMP_PART, type LabelClasses, LabelLayer, type LabelTexts } from './label-layer';
import { LabelSizes } from './label-sizes';
import { LevelHeads, type LevelHeadTexts } from './level-heads';
import type { Minimap } from './minimap';
import type { placeAt } from './place-at';
import { watchGestures } from './plate-gestures';
import { type PlateColorSources, type PlatePalette, readPalette } from './plate-palette';
import { levelsIn, PlatePicture } from './plate-picture';
import { StageCamera } from './stage-camera';
import { StageLabels } from './stage-labels';
import { LABEL_ZOOM } from './stage-measures';
import type { TreeController, TreeEvent } from './tree-controller';
import type { Occurrence } from './tree-model';
import { TreeMotion } from './tree-motion';
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
  private placeAt: typeof placeAt | null = null;
  private isDestroyed = false;
  private areLatePartsAsked = false;
  private readonly picture: PlatePicture;
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
    this.picture = new PlatePicture(elements.canvas, this.viewport, this.path, ({ node }) =>
      this.sizes.of(node),
    );
    this.updatePath();
    this.watch();
    this.resize();
    this.addLateParts();
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
    if (this.frameRequest) this.renderNow();
    this.labels.elementOf(this.controller.active)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.isDestroyed = true;
    if (this.frameRequest) cancelAnimationFrame(this.frameRequest);
    for (const dispose of this.disposals) dispose();
    this.elements.labels.replaceChildren();
    this.elements.heads.replaceChildren();
  }

  /** What nobody needs to see the tree and walk in it: its overview, and what is seen far out. */
  private addLateParts(): void {
    if (this.areLatePartsAsked) return;
    this.areLatePartsAsked = true;
    this.bringLateParts().catch(() => {
      // Without them a tree is a tree all the same; where they are missed they are asked for again.
      this.areLatePartsAsked = false;
    });
  }

  private async bringLateParts(): Promise<void> {
    await afterPaint();
    const { Minimap, drawBlocks, placeAt } = await import('./late-parts');
    if (this.isDestroyed) return;
    const { minimap, minimapWindow } = this.elements;
    this.placeAt = placeAt;
    this.picture.addBlocks(drawBlocks);
    this.minimap = new Minimap(minimap, minimapWindow, this.viewport, {
      onCentre: (x, y) => {
        this.camera.centreOn(x, y);
        this.requestFrame();
      },
      onDue: this.requestFrame,
    });
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
          this.minimap?.recolor();
          this.picture.invalidate();
          this.requestFrame();
        },
        onResolution: () => {
          this.picture.resize(this.viewport.width, this.viewport.height);
          this.minimap?.recolor();
          this.requestFrame();
        },
        onFonts: () => {
          this.sizes = new LabelSizes(createTextMeasure());
          this.labels.renew(this.sizes);
          this.picture.invalidate();
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
      this.placeAt?.(this.motion.scene, this.viewport.toTreeX(x), this.viewport.toTreeY(y));
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
    const { plate } = this.elements;
    const { clientWidth: width, clientHeight: height } = plate;
    const { viewport } = this;
    if (width === 0 || height === 0) return;
    if (width === viewport.width && height === viewport.height) {
      // It was away and is back as large as before: the overview has no size while nobody sees it.
      this.requestFrame();
      return;
    }
    this.camera.resize(width, height, this.controller.selected);
    this.picture.resize(width, height);
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
    const { viewport } = this;
    if (viewport.width === 0) return;
    if (viewport.zoom < LABEL_ZOOM) this.addLateParts();
    const { isMoving, hasArrived } = this.camera.step(now);
    if (hasArrived) {
      this.updatePath();
      this.minimap?.invalidate();
    }
    const { scene } = this.motion;
    const isRightToLeft = this.isRightToLeft();
    this.picture.show(scene, this.palette, isRightToLeft);
    this.stageLabels.show(scene, levelsIn(scene, viewport), {
      path: this.path,
      found: this.found,
      activeRow: this.camera.drawnRow(this.controller.active),
      isRightToLeft,
    });
    this.heads.show(scene.tree, viewport, isRightToLeft);
    this.minimap?.show(scene, this.palette, this.path.values());
    if (viewport.zoom !== this.toldZoom) {
      this.toldZoom = viewport.zoom;
      this.options.onZoom(viewport.zoom);
    }
    if (isMoving) this.requestFrame();
  }

  private updatePath(): void {
    this.path.clear();
    this.minimap?.invalidate();
    this.picture.invalidate();
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

/** Once the next frame is on the screen. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
