import type { LabelClasses, LabelLayer, LabelTexts } from './label-layer';
import type { LabelSize } from './label-sizes';
import type { LevelHeadClasses, LevelHeadTexts } from './level-heads';
import type { PlateColorSources } from './palette';
import type { PlatePicture } from './plate-picture';
import type { TreeController } from './tree-controller';
import type { Viewport } from './viewport';
import type { Occurrence } from './visible-tree';

export interface StageElements {
  /** Receives pointer and wheel events; its size is the viewport's. */
  plate: HTMLDivElement;
  canvas: HTMLCanvasElement;
  /** Transformed with the tree; contains only the labels. */
  labels: HTMLDivElement;
  /** Heads of the levels, along the top. */
  heads: HTMLDivElement;
  minimap: HTMLCanvasElement;
  /** Frame of the viewport in the minimap. */
  minimapWindow: HTMLDivElement;
  /** Invisible; colours are resolved on it. */
  probe: HTMLSpanElement;
}

export interface StageOptions {
  colors: PlateColorSources;
  classes: LabelClasses & LevelHeadClasses;
  labelTexts: LabelTexts;
  headTexts: LevelHeadTexts;
  /** CSS colours by group, if they are not the theme's. */
  groupColors?: Readonly<Record<string, string>> | undefined;
  /** Prefix of label ids. */
  idPrefix: string;
  /** Called with the zoom, 1 being full size, whenever it changes. */
  onZoom: (zoom: number) => void;
}

/** The drawing of a tree, as the interactive parts see it. */
export interface StageBody {
  readonly elements: StageElements;
  readonly options: StageOptions;
  readonly controller: TreeController;
  readonly viewport: Viewport;
  readonly labels: LabelLayer;
  readonly picture: PlatePicture;
  readonly labelSize: (place: Occurrence) => LabelSize;
  /** Requests a frame that draws the changes. */
  readonly requestFrame: () => void;
  /** Focuses the label of the active place. */
  readonly focusActive: () => void;
  /** Resolves the colours again. */
  readonly recolor: () => void;
  readonly isRightToLeft: () => boolean;
}
