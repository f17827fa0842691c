/** Texts as weights, one after the other, each with a 0 at its end. */
export interface WeightedTexts {
  weights: Uint8Array;
  /** Where each text begins, and where one more would. */
  starts: Uint32Array;
  /** More than any weight. */
  radix: number;
}

/** From one place of the order up to another, which is not among them, texts that begin alike. */
interface Alike {
  from: number;
  to: number;
  /** So many weights are known to be the same. */
  depth: number;
}

/** Integers below are exact. */
const EXACT = 2 ** 53;

/**
 * Orders texts by their weights: as many of them at a time as a number holds beside the place that its text had, so that
 * the engine orders plain numbers. Those that begin alike are ordered by what follows.
 *
 * @param order Which texts, by their numbers; put in order in place. Texts that are alike stay as they stood.
 * @param settle Called with each stretch of `order` whose texts are alike to their ends.
 */
export function orderByWeights(
  texts: WeightedTexts,
  order: Uint32Array,
  settle: (alike: Uint32Array) => void,
): void {
  const { radix } = texts;
  const scratch = { keys: new Float64Array(order.length), former: new Uint32Array(order.length) };
  const stretches: Alike[] = order.length > 1 ? [{ from: 0, to: order.length, depth: 0 }] : [];
  for (let stretch = stretches.pop(); stretch; stretch = stretches.pop()) {
    const { from, to } = stretch;
    const stretchOfOrder = order.subarray(from, to);
    const depth = depthOf(texts, stretchOfOrder, stretch.depth);
    if (depth === null) {
      settle(stretchOfOrder);
      continue;
    }
    const count = to - from;
    // A power of two, so that what is put together comes apart exactly.
    const places = 2 ** Math.ceil(Math.log2(count));
    const length = Math.floor(Math.log(EXACT / places) / Math.log(radix));
    const keys = scratch.keys.subarray(0, count);
    for (let at = 0; at < count; at += 1) {
      const text = stretchOfOrder[at] ?? 0;
      scratch.former[at] = text;
      keys[at] = weigh(texts, text, depth, length) * places + at;
    }
    keys.sort();
    let begun = 0;
    let weight = Math.floor((keys[0] ?? 0) / places);
    for (let at = 0; at < count; at += 1) {
      stretchOfOrder[at] = scratch.former[(keys[at] ?? 0) - weight * places] ?? 0;
      const next = at + 1 < count ? Math.floor((keys[at + 1] ?? 0) / places) : -1;
      if (next === weight) continue;
      if (at > begun) stretches.push({ from: from + begun, to: from + at + 1, depth: depth + length });
      begun = at + 1;
      weight = next;
    }
  }
}

/** How many weights all of them have in common; null where they are alike to their ends. */
function depthOf({ weights, starts }: WeightedTexts, alike: Uint32Array, known: number): number | null {
  const start = starts[alike[0] ?? 0] ?? 0;
  const length = (starts[(alike[0] ?? 0) + 1] ?? 0) - start;
  let depth = length;
  for (let row = 1; row < alike.length && depth > known; row += 1) {
    const other = starts[alike[row] ?? 0] ?? 0;
    let at = known;
    while (at < depth && weights[start + at] === weights[other + at]) at += 1;
    depth = at;
  }
  return depth >= length ? null : depth;
}

/** So many weights of a text as one number. */
function weigh(
  { weights, starts, radix }: WeightedTexts,
  text: number,
  depth: number,
  length: number,
): number {
  const from = (starts[text] ?? 0) + depth;
  const end = starts[text + 1] ?? 0;
  let sum = 0;
  for (let at = from; at < from + length; at += 1) sum = sum * radix + (at < end ? (weights[at] ?? 0) : 0);
  return sum;
}
