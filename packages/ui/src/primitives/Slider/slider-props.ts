/** From the lower to the higher. */
export type SliderRange = readonly [number, number];
export type SliderValue = number | SliderRange;

/** A tick under the rail. */
export interface SliderMark {
  value: number;
  /** Below the tick. */
  label?: string;
}
