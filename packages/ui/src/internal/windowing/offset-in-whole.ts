/** Origin of a concatenated list: its part and the offset of it. Weak references, so nothing is kept alive. */
const origins = new WeakMap<readonly unknown[], { part: WeakRef<readonly unknown[]>; place: number }>();

/** Concatenates lists, and records the offset of `part`, so that `offsetInWhole` need not compare each item. */
export function extend<Item>(
  before: readonly Item[],
  part: readonly Item[],
  after: readonly Item[],
): readonly Item[] {
  const whole = before.concat(part, after);
  origins.set(whole, { part: new WeakRef(part), place: before.length });
  return whole;
}

/** Finds the offset of a list within another that contains it contiguously. @returns -1 if it does not, or is empty. */
export function offsetInWhole<Item>(part: readonly Item[], whole: readonly Item[]): number {
  const origin = origins.get(whole);
  if (origin?.part.deref() === part && part.length > 0) return origin.place;
  const place = part[0] === undefined ? -1 : whole.indexOf(part[0]);
  if (place < 0 || place + part.length > whole.length) return -1;
  // A plain loop, as it runs over all rows whenever some are added. `Object.is` compares references only, while `===`
  // dereferences every row, to rule out numbers.
  for (let at = 0; at < part.length; at += 1) if (!Object.is(part[at], whole[place + at])) return -1;
  return place;
}
