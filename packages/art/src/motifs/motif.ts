import type { Random } from '../seeded-random';
import type { Frame } from '../svg';

/** Draws shapes over a frame; random numbers vary drawings of the same kind. */
export type Draw = (frame: Frame, random: Random) => string;

/** A motif, with a drawing for each size. */
export interface Motif {
  /** Detailed, for 240 px and more. */
  plate: Draw;
  /** A few strokes, legible at 40 × 28 px. */
  thumb: Draw;
}
