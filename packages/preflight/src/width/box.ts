import type { Place } from '../finding';
import type { Declared } from '../styles/cascade';
import { lengthPx } from '../styles/lengths';
import { partsOf, type Style } from './style';

/** What of a page decides. */
export interface Cause {
  place: Place;
  /** As it is written, such as `float: left`; the element’s name where nothing is. */
  text: string;
}

/** Thrown where nobody can tell a width without a browser. */
export class UntoldWidthError extends Error {
  override name = 'UntoldWidthError';
  constructor(readonly reason: Cause) {
    super(reason.text);
  }
}

export const causeOf = (declared: Declared | null, { element }: Style): Cause =>
  declared
    ? { place: declared.place, text: `${declared.property}: ${declared.value}` }
    : { place: element.place, text: `<${element.name}>` };

/** A keyword of a property; `normal` where nothing is declared. */
export function keyword(style: Style, ...names: string[]): string {
  const declared = style.get(...names);
  if (declared && !declared.isSure) throw new UntoldWidthError(causeOf(declared, style));
  return declared?.value.toLowerCase() ?? 'normal';
}

const BLOCKS = new Set([
  ...[
    'html',
    'body',
    'address',
    'article',
    'aside',
    'blockquote',
    'center',
    'dd',
    'details',
    'dialog',
    'dir',
  ],
  ...['div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'header', 'hgroup', 'hr', 'legend', 'li', 'main', 'menu', 'nav', 'ol', 'optgroup', 'option', 'p'],
  ...['pre', 'search', 'section', 'summary', 'ul', 'frameset', 'amp-iframe', 'amp-layout'],
]);
const TABLES: Readonly<Record<string, string>> = {
  table: 'table',
  caption: 'table-caption',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
  thead: 'table-row-group',
  tbody: 'table-row-group',
  tfoot: 'table-row-group',
};
const UNSHOWN = new Set(['head', 'script', 'style', 'template', 'link', 'meta', 'title', 'base', 'noscript']);

/** How an element is laid out. */
export function displayOf(style: Style): string {
  const { name, attributes } = style.element;
  const declared = style.get('display');
  if (declared) return keyword(style, 'display');
  if (UNSHOWN.has(name)) return 'none';
  // The loader makes blocks of what it fills.
  if (BLOCKS.has(name) || name.startsWith('millrace-') || attributes['data-millrace'] !== undefined)
    return 'block';
  return TABLES[name] ?? (name === 'iframe' ? 'inline-block' : 'inline');
}

/** What browsers have for elements of which a page says nothing. */
function startLength({ element, fontPx }: Style, side: string): number | null {
  switch (element.name) {
    case 'body':
      return side.startsWith('margin') ? 8 : 0;
    case 'blockquote':
    case 'figure':
      return side.startsWith('margin') ? 40 : 0;
    case 'dd':
      return side === 'margin-left' ? 40 : 0;
    case 'ul':
    case 'ol':
    case 'menu':
      return side === 'padding-left' ? 40 : 0;
    case 'td':
    case 'th':
      return side.startsWith('padding') ? 1 : 0;
    case 'fieldset':
      if (side.startsWith('margin')) return 2;
      return fontPx === null ? null : side.startsWith('padding') ? 0.75 * fontPx : 2;
    case 'iframe':
      return side.startsWith('border') ? 2 : 0;
    default:
      return 0;
  }
}

type Side = 'left' | 'right';

/** The margin or padding of a side in px. Automatic margins take what is left over, which is nothing at first. */
export function spacing(
  style: Style,
  kind: 'margin' | 'padding',
  side: Side,
  wholePx: number | null,
): number {
  const logical = `${kind}-inline-${side === 'left' ? 'start' : 'end'}`;
  const declared = style.get(`${kind}-${side}`, logical, `${kind}-inline`, kind);
  const start = startLength(style, `${kind}-${side}`);
  if (!declared) return start ?? 0;
  const text = sideOf(declared, kind, side);
  const px = text === 'auto' ? 0 : lengthPx(text, style.scale(wholePx));
  if (!declared.isSure || px === null) throw new UntoldWidthError(causeOf(declared, style));
  return kind === 'padding' ? Math.max(0, px) : px;
}

function sideOf({ property, value }: Declared, kind: string, side: Side): string {
  const parts = partsOf(value.toLowerCase());
  const [first = '', second = first, , fourth = second] = parts;
  if (property === kind) return side === 'left' ? fourth : second;
  return property === `${kind}-inline` && side === 'right' ? second : first;
}

/** Whether a margin takes what is left over, and so keeps an element from being stretched. */
export function hasAutoMargin(style: Style): boolean {
  return (['left', 'right'] as const).some((side) => {
    const logical = `margin-inline-${side === 'left' ? 'start' : 'end'}`;
    const declared = style.get(`margin-${side}`, logical, 'margin-inline', 'margin');
    return declared !== null && sideOf(declared, 'margin', side) === 'auto';
  });
}

const BORDER_PX: Readonly<Record<string, number>> = { thin: 1, medium: 3, thick: 5 };

function borderPx(style: Style, side: Side): number {
  const line = style.get(`border-${side}-style`, `border-${side}`, 'border-style', 'border-inline', 'border');
  const width = style.get(
    `border-${side}-width`,
    `border-${side}`,
    'border-width',
    'border-inline',
    'border',
  );
  if (!line && !width) return startLength(style, `border-${side}`) ?? 0;
  const styleWords = line ? partsOf(line.value.toLowerCase()) : [];
  const isDrawn = styleWords.some((word) =>
    /^(?:solid|dashed|dotted|double|groove|ridge|inset|outset)$/.test(word),
  );
  if (line?.isSure && !isDrawn) return 0;
  const words = width ? partsOf(width.value.toLowerCase()) : [];
  const lengths = words.flatMap((word) => BORDER_PX[word] ?? lengthPx(word, style.scale(null)) ?? []);
  const declared = width ?? line;
  if (declared && !declared.isSure) throw new UntoldWidthError(causeOf(declared, style));
  const [first = BORDER_PX.medium ?? 3, second = first, , fourth = second] = lengths;
  return width?.property === 'border-width' ? (side === 'left' ? fourth : second) : first;
}

/** What of an element's box is not room in it: paddings and borders. */
export function edgesPx(style: Style, wholePx: number | null): number {
  return (
    spacing(style, 'padding', 'left', wholePx) +
    spacing(style, 'padding', 'right', wholePx) +
    borderPx(style, 'left') +
    borderPx(style, 'right')
  );
}

export const marginsPx = (style: Style, wholePx: number | null): number =>
  spacing(style, 'margin', 'left', wholePx) + spacing(style, 'margin', 'right', wholePx);

/** A width as it is declared: of the whole box, margins aside. `null` where it follows from what is around. */
export function declaredPx(
  style: Style,
  limit: '' | 'min-' | 'max-',
  wholePx: number | null,
): { px: number; cause: Cause } | null {
  const declared = style.get(`${limit}width`, `${limit}inline-size`);
  if (!declared) return null;
  const value = declared.value.toLowerCase();
  const cause = causeOf(declared, style);
  if (declared.isSure && /^(?:auto|none|stretch|normal|-webkit-fill-available|-moz-available)$/.test(value))
    return null;
  const px = lengthPx(value, style.scale(wholePx));
  if (!declared.isSure || px === null) throw new UntoldWidthError(cause);
  const isWhole = keyword(style, 'box-sizing') === 'border-box';
  return { px: Math.max(0, px) + (isWhole ? 0 : edgesPx(style, wholePx)), cause };
}

/** A width held within its limits, and what has decided. */
export function limited(
  style: Style,
  given: { px: number; cause: Cause },
  wholePx: number | null,
): { px: number; cause: Cause } {
  const most = declaredPx(style, 'max-', wholePx);
  const least = declaredPx(style, 'min-', wholePx);
  const held = most && most.px < given.px ? most : given;
  return least && least.px > held.px ? least : held;
}
