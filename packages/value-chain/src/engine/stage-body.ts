import type { LabelClasses, LabelLayer, LabelTexts } from './label-layer';
import type { LabelSize } from './label-sizes';
import type { LevelHeadClasses, LevelHeadTexts } from './level-heads';
import type { PlateColorSources } from './palette';
import type { PlatePicture } from './plate-picture';
import type { TreeController } from './tree-controller';
import type { Viewport } from './viewport';
import type { Occurrence } from './visible-tree';

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
  classes: LabelClasses & LevelHeadClasses;
  labelTexts: LabelTexts;
  headTexts: LevelHeadTexts;
  /** A CSS colour by group, where it is not the theme's. */
  groupColors?: Readonly<Record<string, string>> | undefined;
  /** Starts the id of each label. */
  idPrefix: string;
  /** Tells the zoom, 1 being full size, whenever it changes. */
  onZoom: (zoom: number) => void;
}

/** The picture of a tree, for what makes it move. */
export interface StageBody {
  readonly elements: StageElements;
  readonly options: StageOptions;
  readonly controller: TreeController;
  readonly viewport: Viewport;
  readonly labels: LabelLayer;
  readonly picture: PlatePicture;
  readonly labelSize: (place: Occurrence) => LabelSize;
  /** Draws what has changed with the next frame. */
  readonly requestFrame: () => void;
  /** Gives the keyboard to the label of the active place. */
  readonly focusActive: () => void;
  /** Takes the colours that hold now. */
  readonly recolor: () => void;
  readonly isRightToLeft: () => boolean;
}
