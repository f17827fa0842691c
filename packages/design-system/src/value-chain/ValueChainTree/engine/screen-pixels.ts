/** A distance in px, to whole pixels of the screen: texts and fine lines are sharp on them. */
export function snap(value: number): number {
  return Math.round(value * devicePixelRatio) / devicePixelRatio;
}
