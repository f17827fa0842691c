import { foldText } from '@millrace/ui/hooks';
import { drawBlocks } from './draw-blocks';
import { typeAhead } from './find-nodes';
import { LevelHeads } from './level-heads';
import { BLOCK, LEVEL_WIDTH, ROOT_LABEL_WIDTH, ROW_HEIGHT } from './measures';
import { Minimap } from './minimap';
import type { PlatePalette } from './palette';
import { watchGestures } from './plate-gestures';
import type { Scene } from './scene';
import type { StageBody } from './stage-body';
import { StageCamera } from './stage-camera';
import { TreeMotion } from './tree-motion';
import { type Occurrence, type Run, rowsInView } from './visible-tree';

/**
 * Interactive parts of a drawn tree: animation, pointer events, level heads and minimap. Not needed to show
 * the tree, so they are lazy-loaded after it.
 */
export class StageLife {
  readonly camera: StageCamera;
  private readonly motion: TreeMotion;
  private readonly heads: LevelHeads;
  private readonly minimap: Minimap;
  private disposals: readonly (() => void)[] = [];

  /** @param scene Current scene. */
  constructor(
    private readonly body: StageBody,
    scene: Scene,
  ) {
    const { elements, options, picture, viewport, requestFrame } = body;
    this.motion = new TreeMotion(scene);
    this.camera = new StageCamera(this.motion, viewport, body.labelSize);
    this.heads = new LevelHeads(elements.heads, options.classes, options.headTexts);
    this.minimap = new Minimap(elements.minimap, elements.minimapWindow, viewport, {
      onCentre: (x, y) => {
        this.camera.centreOn(x, y);
        requestFrame();
      },
      onDue: requestFrame,
    });
    picture.addBlocks(drawBlocks);
  }

  get scene(): Scene {
    return this.motion.scene;
  }

  /** Starts handling events on the plate. @param early Events that were buffered before, in order. */
  watch(early: readonly Event[]): void {
    const { elements, viewport, picture, recolor, requestFrame, isRightToLeft } = this.body;
    const { plate } = elements;
    const onColors = () => {
      recolor();
      this.minimap.recolor();
    };
    this.disposals = [
      this.minimap.watch(isRightToLeft),
      watchAppearance(plate, {
        onColors,
        onResolution: () => {
          picture.resize(viewport.width, viewport.height);
          this.minimap.recolor();
          requestFrame();
        },
      }),
      watchGestures(
        plate,
        {
          panBy: (dx, dy) => {
            this.camera.panBy(dx, dy);
            requestFrame();
          },
          zoomAbout: (x, y, factor) => {
            this.camera.zoomAbout(x, y, factor);
            requestFrame();
          },
          press: (event, x, y) => this.press(event, x, y),
          setDragging: (dragging) => plate.toggleAttribute('data-dragging', dragging),
          isRightToLeft,
        },
        early,
      ),
    ];
    // They may have changed since the tree was drawn.
    recolor();
  }

  /** Advances to a time. */
  step(now: number): { isMoving: boolean; hasArrived: boolean } {
    const moved = this.camera.step(now);
    if (moved.hasArrived) this.invalidateMap();
    return moved;
  }

  /** Focuses the next place whose title starts with the typed text. */
  typeAhead(typed: string): void {
    typeAhead(this.body.controller, foldText(typed));
    this.body.focusActive();
  }

  /** Draws the overlay of the tree. @param pathRows Rows from the root to the selected node. */
  show(palette: PlatePalette, pathRows: Iterable<number>): void {
    this.heads.show(this.scene.tree, this.body.viewport, this.body.isRightToLeft());
    this.minimap.show(this.scene, palette, pathRows);
  }

  /** The tree or the selected path has changed. */
  invalidateMap(): void {
    this.minimap.invalidate();
  }

  destroy(): void {
    for (const dispose of this.disposals) dispose();
    this.body.elements.heads.replaceChildren();
  }

  private press(event: MouseEvent, x: number, y: number): void {
    const { controller, labels, viewport, focusActive } = this.body;
    const element = event.target instanceof Element ? event.target : null;
    const place =
      (element && labels.findOccurrence(element)) ??
      placeAt(this.scene, viewport.toTreeX(x), viewport.toTreeY(y));
    if (!place || place.row < 0) return;
    if (element && labels.isJump(element)) {
      controller.goToNextPlace(place);
    } else {
      this.camera.reveal(place, false);
      controller.activate(place);
    }
    focusActive();
  }
}

const run: Run = { start: 0, end: 0 };

/** Returns the place whose block or label is at a point of the tree. */
export function placeAt({ tree, y }: Scene, pointX: number, pointY: number): Occurrence | null {
  if (pointX < 0) {
    const isRoot = pointX > -ROOT_LABEL_WIDTH && Math.abs(pointY) < ROW_HEIGHT;
    return isRoot ? (tree.occurrences[0] ?? null) : null;
  }
  const level = Math.floor(pointX / LEVEL_WIDTH);
  if (level >= tree.levels || pointX - level * LEVEL_WIDTH > BLOCK.width) return null;
  rowsInView(tree, y, level, pointY - ROW_HEIGHT / 2, pointY + ROW_HEIGHT / 2, run);
  let nearest: Occurrence | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let place = run.start; place < run.end; place++) {
    const row = tree.byLevel[place] as number;
    const away = Math.abs((y[row] as number) - pointY);
    if (away < distance) {
      distance = away;
      nearest = tree.occurrences[row] ?? null;
    }
  }
  return nearest;
}

const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)'];

export interface AppearanceListeners {
  /** Called when colours may have changed. */
  onColors: () => void;
  /** Called when the pixel ratio changes: another screen, or page zoom. */
  onResolution: () => void;
}

/**
 * Observes what a canvas does not inherit: the theme of an element, the reader's colours, the screen.
 *
 * @returns a function that stops observing.
 */
export function watchAppearance(
  element: Element,
  { onColors, onResolution }: AppearanceListeners,
): () => void {
  const { defaultView } = element.ownerDocument;
  const lists = QUERIES.flatMap((query) => defaultView?.matchMedia(query) ?? []);
  for (const list of lists) list.addEventListener('change', onColors);
  const themed = new MutationObserver(onColors);
  for (let at: Element | null = element; at; at = at.parentElement) {
    themed.observe(at, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-contrast', 'style', 'class'],
    });
  }
  const stopResolution = defaultView ? watchResolution(defaultView, onResolution) : undefined;
  return () => {
    stopResolution?.();
    for (const list of lists) list.removeEventListener('change', onColors);
    themed.disconnect();
  };
}

/** A media query matches one resolution, so a new one is created when it no longer matches. */
function watchResolution(view: Window, onChange: () => void): () => void {
  let list: MediaQueryList;
  const listen = () => {
    list = view.matchMedia(`(resolution: ${view.devicePixelRatio}dppx)`);
    list.addEventListener('change', handleChange, { once: true });
  };
  const handleChange = () => {
    listen();
    onChange();
  };
  listen();
  return () => list.removeEventListener('change', handleChange);
}
