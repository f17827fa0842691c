import { type LatinWeights, latinWeights } from './latin-weights';
import { orderByWeights, type WeightedTexts } from './order-by-weights';
import type { TableSort } from './table-props';

/** Of fewer rows it takes longer to ask for weights than to compare them. */
const MANY_ROWS = 500;

type Compare = (one: number, other: number) => number;

/**
 * Rows in the order of a column of text, as readers of the language expect it: exactly as
 * `rows.toSorted((one, other) => new Intl.Collator(locale).compare(textOf(one), textOf(other)))` has them, and several
 * times as fast where there are thousands of them and most are written in Latin letters. Rows of one text stay as
 * they stood, in either direction.
 *
 * @param textOf Called once for each row.
 * @param locale A BCP 47 tag. What `Intl.Collator` refuses is thrown as it does.
 * @example
 * const ordered = useMemo(() => orderByText(rows, ({ name }) => name, 'en'), [rows]);
 */
export function orderByText<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  locale: string,
  direction: Exclude<TableSort, 'none'> = 'ascending',
): Row[] {
  const given = direction === 'ascending' ? rows : [...rows].reverse();
  const order = orderOf(given.map(textOf), locale);
  // As long as the rows from the start: an array that grows keeps room for more.
  const ordered = given.map((_, at) => given[order[at] ?? at] as Row);
  return direction === 'ascending' ? ordered : ordered.reverse();
}

/** The places that texts have now, in the order that they are to have. */
function orderOf(texts: readonly string[], locale: string): ArrayLike<number> {
  const { compare: compareTexts } = new Intl.Collator(locale);
  const compare: Compare = (one, other) => {
    const [text = '', otherText = ''] = [texts[one], texts[other]];
    return (text === otherText ? 0 : compareTexts(text, otherText)) || one - other;
  };
  const weights = texts.length < MANY_ROWS ? null : knownWeights(locale);
  if (!weights) return texts.map((_, at) => at).sort(compare);
  const { weighted, plain, others } = inWeights(texts, weights);
  // Equal but for accents and case.
  orderByWeights(weighted, plain, (alike) => alike.sort(compare));
  return merge(plain, others.sort(compare), compare);
}

/** By locale; null where there are none. */
const known = new Map<string, LatinWeights | null>();

function knownWeights(locale: string): LatinWeights | null {
  const before = known.get(locale);
  if (before !== undefined) return before;
  const weights = latinWeights(locale);
  known.set(locale, weights);
  return weights;
}

/** What is `plain` has weights; of `others` the collator alone knows. */
function inWeights(
  texts: readonly string[],
  { ofUnit, radix }: LatinWeights,
): { weighted: WeightedTexts; plain: Uint32Array; others: number[] } {
  // A letter has two weights at most, and an end one.
  const weights = new Uint8Array(texts.reduce((sum, { length }) => sum + 2 * length + 1, 0));
  const starts = new Uint32Array(texts.length + 1);
  const plain: number[] = [];
  const others: number[] = [];
  let end = 0;
  for (const [at, text] of texts.entries()) {
    const start = end;
    let isPlain = true;
    for (let place = 0; isPlain && place < text.length; place += 1) {
      const weight = ofUnit[text.charCodeAt(place)] ?? 0;
      isPlain = weight > 0;
      if (weight >= 256) weights[end++] = weight >> 8;
      weights[end++] = weight & 255;
    }
    if (isPlain) weights[end++] = 0;
    else end = start;
    starts[at + 1] = end;
    (isPlain ? plain : others).push(at);
  }
  return { weighted: { weights, starts, radix }, plain: Uint32Array.from(plain), others };
}

/** Puts some into an order of others: each is looked for from where the one before it went. */
function merge(ordered: Uint32Array, others: readonly number[], compare: Compare): ArrayLike<number> {
  const merged = new Uint32Array(ordered.length + others.length);
  let taken = 0;
  for (const [at, other] of others.entries()) {
    let [low, high] = [taken, ordered.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(ordered[middle] ?? 0, other) < 0) low = middle + 1;
      else high = middle;
    }
    merged.set(ordered.subarray(taken, low), taken + at);
    merged[low + at] = other;
    taken = low;
  }
  merged.set(ordered.subarray(taken), taken + others.length);
  return merged;
}
