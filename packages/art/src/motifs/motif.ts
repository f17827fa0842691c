import type { Random } from '../seeded-random';
import type { Frame } from '../svg';

/** Draws shapes over a frame; the random numbers decide between drawings of the same kind. */
export type Draw = (frame: Frame, random: Random) => string;

/** A motif, drawn once for each size. */
export interface Motif {
  /** Detailed, for 240 px and more. */
  plate: Draw;
  /** A few strokes, legible at 40 × 28 px. */
  thumb: Draw;
}
