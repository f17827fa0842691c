import { createTextMeasure } from '@millrace/ui/bare';
import { afterPaint } from './after-paint';
import { LabelLayer } from './label-layer';
import { type LabelSize, LabelSizes } from './label-sizes';
import { type PlatePalette, readPalette } from './palette';
import { levelsIn, PlatePicture } from './plate-picture';
import { drawnRow, type Scene, sceneBounds, settle } from './scene';
import type { StageBody, StageElements, StageOptions } from './stage-body';
import { StageLabels } from './stage-labels';
import type { StageLife } from './stage-life';
import type { TreeController, TreeEvent } from './tree-controller';
import { startZoom, Viewport } from './viewport';
import type { Occurrence } from './visible-tree';

/**
 * Draws a tree on a plate: links and blocks on one canvas, labels as elements above it. The cost of a frame depends on
 * the visible part, not on the size of the tree; nothing is drawn while nothing changes.
 *
 * The tree is drawn at once; the interactive parts are lazy-loaded, and events until then are replayed.
 */
export class TreeStage implements StageBody {
  readonly viewport = new Viewport();
  readonly labels: LabelLayer;
  readonly picture: PlatePicture;
  private readonly stageLabels: StageLabels;
  private readonly path = new Map<Occurrence, number>();
  private readonly disposals: (() => void)[];
  private readonly takeEvents: () => readonly Event[];
  private life: StageLife | null = null;
  private isLifeAsked = false;
  private isDestroyed = false;
  /** Queued until the interactive parts are loaded. */
  private waiting: ((life: StageLife) => void)[] = [];
  /** Scene until then. */
  private firstScene: Scene;
  private sizes = new LabelSizes(createTextMeasure());
  private palette: PlatePalette;
  private found: ReadonlySet<string> = new Set();
  private frameRequest = 0;
  private toldZoom = 0;

  constructor(
    readonly elements: StageElements,
    readonly controller: TreeController,
    readonly options: StageOptions,
  ) {
    const { plate, canvas, labels, probe } = elements;
    const { fonts } = document;
    this.firstScene = settle(controller.model.visibleTree());
    this.viewport.bounds = sceneBounds(this.firstScene);
    this.labels = new LabelLayer(
      labels,
      options.classes,
      options.idPrefix,
      this.sizes,
      options.labelTexts,
      options.groupColors,
    );
    this.stageLabels = new StageLabels(this.labels, labels, controller, this.viewport);
    this.palette = readPalette(probe, options.colors);
    this.picture = new PlatePicture(canvas, this.viewport, this.path, this.labelSize);
    this.updatePath();
    const resized = new ResizeObserver(() => this.resize());
    resized.observe(plate);
    fonts.addEventListener('loadingdone', this.renewSizes);
    this.disposals = [
      controller.subscribe((event) => this.handle(event)),
      () => resized.disconnect(),
      () => fonts.removeEventListener('loadingdone', this.renewSizes),
    ];
    this.takeEvents = bufferEvents(plate, this.bringLife);
    this.resize();
    this.bringLife();
  }

  readonly labelSize = ({ node }: Occurrence): LabelSize => this.sizes.of(node);

  readonly isRightToLeft = (): boolean => this.elements.plate.dataset.direction === 'rtl';

  readonly requestFrame = (): void => {
    this.frameRequest ||= requestAnimationFrame((now) => {
      this.frameRequest = 0;
      this.render(now);
    });
  };

  readonly recolor = (): void => {
    this.palette = readPalette(this.elements.probe, this.options.colors);
    this.picture.invalidate();
    this.requestFrame();
  };

  /** Focuses the label of the active place. */
  readonly focusActive = (): void => {
    if (this.frameRequest) this.renderNow();
    this.labels.findElement(this.controller.active)?.focus({ preventScroll: true });
  };

  /** Highlights search matches. */
  setFound(nodeIds: ReadonlySet<string>): void {
    this.found = nodeIds;
    this.requestFrame();
  }

  zoomBy(factor: number): void {
    this.move(({ camera }) => camera.zoomBy(factor));
  }

  fit(): void {
    this.move(({ camera }) => camera.fit());
  }

  /** Fits the whole tree whenever it grows, until the reader moves the viewport. */
  keepWhole(): void {
    this.move(({ camera }) => camera.keepWhole());
  }

  /** Pans by a share of the viewport, for Page Up and Page Down. */
  panByPage(share: number): void {
    this.move(({ camera }) => camera.panByPage(share));
  }

  /** Focuses the next place whose title starts with the typed text, ignoring case and accents. */
  typeAhead(typed: string): void {
    this.move((life) => life.typeAhead(typed));
  }

  destroy(): void {
    this.isDestroyed = true;
    cancelAnimationFrame(this.frameRequest);
    for (const dispose of this.disposals) dispose();
    this.takeEvents();
    this.life?.destroy();
    this.elements.labels.replaceChildren();
  }

  private get scene(): Scene {
    return this.life?.scene ?? this.firstScene;
  }

  /** After a failure to load, the next interaction retries. */
  private bringLife = (): void => {
    if (this.isLifeAsked) return;
    this.isLifeAsked = true;
    this.startLife().catch(() => {
      this.isLifeAsked = false;
    });
  };

  private async startLife(): Promise<void> {
    await afterPaint();
    const { StageLife } = await import('./stage-life');
    if (this.isDestroyed) return;
    const life = new StageLife(this, this.firstScene);
    this.life = life;
    life.watch(this.takeEvents());
    for (const deed of this.waiting) deed(life);
    this.waiting = [];
    this.requestFrame();
  }

  private move(deed: (life: StageLife) => void): void {
    if (this.life) deed(this.life);
    else this.waiting.push(deed);
    this.bringLife();
    this.requestFrame();
  }

  private renewSizes = (): void => {
    this.sizes = new LabelSizes(createTextMeasure());
    this.labels.renew(this.sizes);
    this.picture.invalidate();
    this.requestFrame();
  };

  private handle(event: TreeEvent): void {
    if (event.kind === 'structure') {
      const { anchor, opened } = event;
      if (this.life) this.life.camera.follow(this.controller.model.visibleTree(), anchor, opened);
      else {
        const firstChild = this.firstScene.tree.occurrences[1];
        this.jump(anchor);
        if (this.firstScene.tree.occurrences[1] !== firstChild) this.viewport.start(startZoom(this.viewport));
        else if (anchor && opened) this.move(({ camera }) => camera.makeRoomBeside(anchor));
      }
    }
    if (event.kind === 'reveal') this.move(({ camera }) => camera.reveal(event.place, event.centre));
    this.updatePath();
    this.requestFrame();
  }

  /** Transitions to the current tree; `anchor` keeps its screen position. */
  private jump(anchor: Occurrence | null): void {
    const { viewport } = this;
    const anchorY = (): number => (anchor && this.scene.y[drawnRow(this.scene, anchor)]) ?? 0;
    const before = anchorY();
    this.firstScene = settle(this.controller.model.visibleTree());
    viewport.bounds = sceneBounds(this.firstScene);
    viewport.offsetY -= (anchorY() - before) * viewport.zoom;
  }

  private resize(): void {
    const { viewport, life } = this;
    const { clientWidth: width, clientHeight: height } = this.elements.plate;
    if (width === 0 || height === 0) return;
    if (width === viewport.width && height === viewport.height) {
      // It was hidden and is back at the same size: the minimap has no size while hidden.
      this.requestFrame();
      return;
    }
    if (life) life.camera.resize(width, height, this.controller.selected);
    else {
      viewport.resize(width, height);
      viewport.start(startZoom(viewport));
    }
    this.picture.resize(width, height);
    this.renderNow();
  }

  /** Draws immediately; running transitions advance to this time. */
  private renderNow(): void {
    cancelAnimationFrame(this.frameRequest);
    this.frameRequest = 0;
    this.render(performance.now());
  }

  private render(now: number): void {
    const { viewport, life, path } = this;
    if (viewport.width === 0) return;
    const moved = life?.step(now);
    if (moved?.hasArrived) this.updatePath();
    const { scene, palette } = this;
    const isRightToLeft = this.isRightToLeft();
    this.picture.show(scene, palette, isRightToLeft);
    this.stageLabels.show(scene, levelsIn(scene, viewport), {
      path,
      found: this.found,
      activeRow: drawnRow(scene, this.controller.active),
      isRightToLeft,
    });
    life?.show(palette, path.values());
    if (viewport.zoom !== this.toldZoom) {
      this.toldZoom = viewport.zoom;
      this.options.onZoom(viewport.zoom);
    }
    if (moved?.isMoving) this.requestFrame();
  }

  private updatePath(): void {
    const { path, scene } = this;
    path.clear();
    this.life?.invalidateMap();
    this.picture.invalidate();
    for (let place = this.controller.selected; place; place = place.parent) {
      const row = drawnRow(scene, place);
      if (row >= 0) path.set(place, row);
    }
  }
}

const TYPES = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'click', 'wheel', 'scroll'];

/**
 * Buffers events on an element until there is a handler. A pointer that only hovers is ignored.
 *
 * @param onEvent Called for each event.
 * @returns a function that stops buffering and returns the events in order.
 */
export function bufferEvents(element: HTMLElement, onEvent: () => void): () => readonly Event[] {
  const kept: Event[] = [];
  const keep = (event: Event): void => {
    if (event.type === 'pointermove' && event instanceof PointerEvent && event.buttons === 0) return;
    // Prevents the page from scrolling, as later when the wheel pans.
    if (event.type === 'wheel') event.preventDefault();
    kept.push(event);
    onEvent();
  };
  for (const type of TYPES) element.addEventListener(type, keep, { passive: false });
  return () => {
    for (const type of TYPES) element.removeEventListener(type, keep);
    return kept;
  };
}
