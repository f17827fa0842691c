/** The first level of a language's collation, in numbers: by which letters names are told apart before accents and case. */
export interface LatinWeights {
  /**
   * By UTF-16 code unit: a weight; or from 256 on two of them, as `256 * first + second`; 0 or nothing where it is not
   * known.
   */
  ofUnit: Uint16Array;
  /** More than any weight. */
  radix: number;
}

/** Behind ASCII, Latin-1 and Latin Extended-A. */
const LATIN_END = 0x180;

/** What some letters count as, which are one letter to the eye. */
const PAIRS = ['ae', 'ij', 'oe', 'ss', 'th', 'ue'];

/** Comes after everything else. @see https://www.unicode.org/reports/tr35/tr35-collation.html#Special_Code_Points */
const LAST = '\uFFFF';

/** Without the signs of Latin-1, of which some make one letter with what is before them. */
const latin = (): string[] =>
  Array.from({ length: LATIN_END }, (_, unit) => String.fromCharCode(unit)).filter((char) =>
    /[ -~À-ſ]/.test(char),
  );

/**
 * Asks the collation of a language for the weights of Latin letters, figures and signs.
 *
 * @returns Null where names cannot be compared letter by letter: numbers are taken as a whole, or two letters are one,
 *   as `ch` is in Czech.
 */
export function latinWeights(locale: string): LatinWeights | null {
  const collator = new Intl.Collator(locale, { sensitivity: 'base' });
  const { compare } = collator;
  if (collator.resolvedOptions().numeric) return null;
  /** The first of those that are equal but for accents and case, in their order. */
  const firsts: string[] = [];
  const weightOf = new Map<string, number>();
  const pairOf = new Map<string, string>();
  for (const char of latin().sort(compare)) {
    const former = firsts.at(-1);
    const pair = PAIRS.find((letters) => compare(letters, char) === 0);
    if (pair) pairOf.set(char, pair);
    else if (former !== undefined && compare(former, char) === 0) weightOf.set(char, firsts.length);
    // It begins otherwise: it comes after everything that begins as the former does, and is more than nothing.
    else if (compare(former === undefined ? '' : former + LAST, char) < 0) {
      weightOf.set(char, firsts.push(char));
    }
  }
  if (!isLetterByLetter(firsts, compare)) return null;
  const ofUnit = new Uint16Array(LATIN_END);
  for (const [char, weight] of weightOf) ofUnit[char.charCodeAt(0)] = weight;
  for (const [char, pair] of pairOf) {
    const [first = 0, second = 0] = Array.from(pair, (letter) => weightOf.get(letter) ?? 0);
    ofUnit[char.charCodeAt(0)] = 256 * first + second;
  }
  return { ofUnit, radix: firsts.length + 1 };
}

/** Whether any two letters have the place that each of them has. */
const isLetterByLetter = (firsts: readonly string[], compare: Intl.Collator['compare']): boolean =>
  firsts.every((one) =>
    firsts.every((other, at) => compare(one + other, one + (firsts[at + 1] ?? LAST)) < 0),
  );
