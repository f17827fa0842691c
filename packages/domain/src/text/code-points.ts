/** Counts code points, so that a letter outside the basic plane counts once. */
export function codePointLength(text: string): number {
  // By regular expression, which is fast enough for counting at every keystroke.
  return text.length - (text.match(PAIRS)?.length ?? 0);
}

/** A surrogate pair. */
const PAIRS = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;

/**
 * Orders two texts by their code points, lower first. This is the order of PostgreSQL's collation "C";
 * JavaScript's own `<` compares UTF-16 units and differs beyond the basic plane.
 *
 * @returns A negative number, zero, or a positive number.
 */
export function compareCodePoints(a: string, b: string): number {
  const inA = a[Symbol.iterator]();
  const inB = b[Symbol.iterator]();
  for (;;) {
    const left = inA.next();
    const right = inB.next();
    if (left.done || right.done) return Number(right.done ?? false) - Number(left.done ?? false);
    const difference = (left.value.codePointAt(0) ?? 0) - (right.value.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
}
