/** Of what a list was made, and where that stands in it; nothing is kept for it. */
const origins = new WeakMap<readonly unknown[], { part: WeakRef<readonly unknown[]>; place: number }>();

/** A list with more before and behind it; `offsetInWhole` finds its place without comparing each item. */
export function extend<Item>(
  before: readonly Item[],
  part: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const whole = before.concat(part, after);
  origins.set(whole, { part: new WeakRef(part), place: before.length });
  return whole;
}

/** Finds the offset of a list within another that contains it contiguously. @returns -1 where it does not, or is empty. */
export function offsetInWhole<Item>(part: readonly Item[], whole: readonly Item[]): number {
  const origin = origins.get(whole);
  if (origin?.part.deref() === part && part.length > 0) return origin.place;
  const place = part[0] === undefined ? -1 : whole.indexOf(part[0]);
  if (place < 0 || place + part.length > whole.length) return -1;
  // A plain loop: it runs over all rows whenever some come. `Object.is` compares places in memory alone, while `===`
  // fetches every row, to see that it is no number.
  for (let at = 0; at < part.length; at += 1) if (!Object.is(part[at], whole[place + at])) return -1;
  return place;
}
