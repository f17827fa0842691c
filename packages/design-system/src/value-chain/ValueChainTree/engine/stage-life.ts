import { drawBlocks } from './draw-blocks';
import { LevelHeads } from './level-heads';
import { Minimap } from './minimap';
import { placeAt } from './place-at';
import { watchGestures } from './plate-gestures';
import type { PlatePalette } from './plate-palette';
import type { Scene } from './scene';
import type { StageBody } from './stage-body';
import { StageCamera } from './stage-camera';
import { TreeMotion } from './tree-motion';
import { typeAhead } from './type-ahead';
import { watchAppearance } from './watch-appearance';

/**
 * What a drawn tree does: it moves, takes what pointers do on it, and has heads and an overview. Nobody needs it to see
 * the tree, so that it is loaded once the tree stands.
 */
export class StageLife {
  readonly camera: StageCamera;
  private readonly motion: TreeMotion;
  private readonly heads: LevelHeads;
  private readonly minimap: Minimap;
  private disposals: readonly (() => void)[] = [];

  /** @param scene What is drawn. */
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

  /** Begins to take what is done on the plate. @param early What was done there before, in order. */
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

  /** Moves on to a moment. */
  step(now: number): { isMoving: boolean; hasArrived: boolean } {
    const moved = this.camera.step(now);
    if (moved.hasArrived) this.invalidateMap();
    return moved;
  }

  /** Gives the keyboard to the next place whose title starts with what was typed. */
  typeAhead(folded: string): void {
    typeAhead(this.body.controller, folded);
    this.body.focusActive();
  }

  /** Draws what stands over the tree. @param pathRows Those from the root to the selected product. */
  show(palette: PlatePalette, pathRows: Iterable<number>): void {
    this.heads.show(this.scene.tree, this.body.viewport, this.body.isRightToLeft());
    this.minimap.show(this.scene, palette, pathRows);
  }

  /** The tree or the path are others. */
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
