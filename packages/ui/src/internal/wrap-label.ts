/** Maximum width of a label line in px. @see TREE-009 */
export const LABEL_WIDTH = 150;

/** Font of the labels, in canvas and CSS notation; canvas calls 87.5 % semi-condensed. */
export const LABEL_FONT = {
  sizePx: 12.5,
  weight: 560,
  stretch: '87.5%',
  canvasStretch: 'semi-condensed',
  family: 'Archivo, "Archivo Fallback", system-ui, sans-serif',
} as const;

/** Measures the width of a text in px. */
export type TextMeasure = (text: string) => number;

export interface WrappedLabel {
  /** One or two lines. */
  readonly lines: readonly string[];
  /** Width of the widest line in px. */
  readonly width: number;
  /** True if the text did not fit and ends in an ellipsis. */
  readonly cut: boolean;
}

export interface WrapOptions {
  /** Maximum width in px; default `LABEL_WIDTH`. */
  maxWidth?: number;
  /** A wider text is broken into two even lines although it would fit. Default `maxWidth`. */
  comfortableWidth?: number;
}

const ELLIPSIS = '…';
const SPACES = / /gu;
const HYPHENS = /(?<=\p{L}-)(?=\p{L})/gu;
/** Between a vowel and the syllable after it, as in `cyclo-tetra`; nowhere near the ends of a word. */
const SYLLABLES = /(?<=\p{L}{3}[aeiouy])(?=[b-df-hj-np-tv-xz][hlr]?[aeiouy]\p{L})/giu;
const SPACES_AND_HYPHENS = / |(?<=\p{L}-)(?=\p{L})/gu;

/**
 * Breaks a label into at most two lines, as even as its words allow, and truncates the rest. Breaks after spaces,
 * after hyphens if no space helps, and inside a word only if it is too wide itself.
 */
export function wrapLabel(text: string, measure: TextMeasure, options: WrapOptions = {}): WrappedLabel {
  const { maxWidth = LABEL_WIDTH, comfortableWidth = maxWidth } = options;
  const title = text.trim().replace(/\s+/g, ' ');
  const width = measure(title);
  if (width <= comfortableWidth) return { lines: [title], width, cut: false };
  const atSpace = balanceLines(title, measure, maxWidth, SPACES);
  const atHyphen =
    atSpace && atSpace.width <= comfortableWidth ? null : balanceLines(title, measure, maxWidth, HYPHENS);
  const even =
    atSpace && atHyphen ? (atHyphen.width < atSpace.width ? atHyphen : atSpace) : (atSpace ?? atHyphen);
  if (even) return even;
  if (width <= maxWidth) return { lines: [title], width, cut: false };
  return breakAndTruncate(title, measure, maxWidth);
}

function balanceLines(
  title: string,
  measure: TextMeasure,
  maxWidth: number,
  places: RegExp,
  mark = '',
): WrappedLabel | null {
  let best: WrappedLabel | null = null;
  for (const { first, second } of breaks(title, places, mark)) {
    const [upper, lower] = [measure(first), measure(second)];
    const width = Math.max(upper, lower);
    if (width <= maxWidth && (!best || width < best.width))
      best = { lines: [first, second], width, cut: false };
    // From here on the first line only grows.
    if (upper >= lower) break;
  }
  return best;
}

function breakAndTruncate(title: string, measure: TextMeasure, maxWidth: number): WrappedLabel {
  let first = '';
  let rest = title;
  for (const candidate of breaks(title)) {
    if (measure(candidate.first) > maxWidth) break;
    first = candidate.first;
    rest = candidate.second;
  }
  if (first === '') {
    const hyphenated = balanceLines(title, measure, maxWidth, SYLLABLES, '-');
    if (hyphenated) return hyphenated;
    first = longestStart(title, measure, maxWidth);
    rest = title.slice(first.length).trimStart();
  }
  const cut = measure(rest) > maxWidth;
  const second = cut
    ? longestStart(rest, (start) => measure(start + ELLIPSIS), maxWidth).trimEnd() + ELLIPSIS
    : rest;
  return { lines: [first, second], width: Math.max(measure(first), measure(second)), cut };
}

function* breaks(title: string, places = SPACES_AND_HYPHENS, mark = '') {
  for (const { index } of title.matchAll(places)) {
    yield { first: title.slice(0, index) + mark, second: title.slice(index).trimStart() };
  }
}

function longestStart(text: string, measure: TextMeasure, maxWidth: number): string {
  const characters = [...text];
  let low = 1;
  let high = characters.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (measure(characters.slice(0, middle).join('')) <= maxWidth) low = middle;
    else high = middle - 1;
  }
  return characters.slice(0, low).join('');
}

/**
 * Creates a function that measures in the browser's font and caches the results; without a canvas (on a server) it
 * estimates generously. Create another one when fonts have loaded.
 */
export function createTextMeasure(): TextMeasure {
  const context = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return (text) => estimateWidth(text);
  context.font = `${LABEL_FONT.weight} ${LABEL_FONT.sizePx}px ${LABEL_FONT.family}`;
  // Without this canvas property, text measures wider than it is, and breaks a little early.
  context.fontStretch = LABEL_FONT.canvasStretch;
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      width = context.measureText(text).width;
      known.set(text, width);
    }
    return width;
  };
}

/** Estimates the width of a text in px in a narrow font of the given size, by character classes. */
export function estimateWidth(text: string, sizePx: number = LABEL_FONT.sizePx): number {
  let ems = 0;
  for (const character of text) {
    if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(character)) ems += 1;
    else if (/[ .,:;'|ijltf()[\]-]/.test(character)) ems += 0.3;
    else if (/[MWmw@%]/.test(character)) ems += 0.84;
    else if (/[\p{Lu}\d]/u.test(character)) ems += 0.6;
    else ems += 0.53;
  }
  return ems * sizePx;
}
