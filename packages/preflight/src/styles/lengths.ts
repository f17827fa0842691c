import { calc } from '@csstools/css-calc';
import { generate, parse, walk } from 'css-tree';

/** What lengths are held against. */
export interface Scale {
  /** Of the element. */
  fontPx: number | null;
  /** Of `html`. */
  rootPx: number | null;
  windowPx: number;
  /** What percentages are of; `null` where that is not known. */
  wholePx: number | null;
}

/** Units that are of one size everywhere. @see https://www.w3.org/TR/css-values-4/#absolute-lengths */
export const PX_OF_UNITS: Readonly<Record<string, number>> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  pt: 4 / 3,
  pc: 16,
};

/** Nobody writes a longer one by hand; they could nest without end. */
const VALUE_MAX = 500;

/** The length in px that a value says; `null` where it is none, or it depends on what is not known. */
export function lengthPx(value: string, scale: Scale): number | null {
  if (value.length > VALUE_MAX) return null;
  const plain = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/i.exec(value);
  if (plain) return inPx(Number(plain[1]), plain[2]?.toLowerCase() ?? '', scale);
  if (!/^(?:calc|min|max|clamp|round|abs)\(/i.test(value)) return null;
  const tree = parse(value, { context: 'value' });
  let isKnown = true;
  walk(tree, (node, item, list) => {
    if (node.type !== 'Dimension' && node.type !== 'Percentage') return;
    const px = inPx(Number(node.value), node.type === 'Percentage' ? '%' : node.unit.toLowerCase(), scale);
    if (px === null || !list) isKnown = false;
    else item.data = { type: 'Dimension', value: String(px), unit: 'px' };
  });
  if (!isKnown) return null;
  const [, solved] = /^(-?[\d.]+(?:e-?\d+)?)px$/.exec(calc(generate(tree))) ?? [];
  return solved === undefined ? null : Number(solved);
}

function inPx(number: number, unit: string, { fontPx, rootPx, windowPx, wholePx }: Scale): number | null {
  const of = (px: number | null) => (px === null ? null : number * px);
  switch (unit) {
    case '':
      return number === 0 ? 0 : null;
    case '%':
      return of(wholePx === null ? null : wholePx / 100);
    case 'em':
      return of(fontPx);
    case 'rem':
      return of(rootPx);
    // What the specification has for typefaces that do not say it.
    case 'ch':
    case 'ex':
      return of(fontPx === null ? null : fontPx / 2);
    case 'vw':
    case 'vi':
    case 'svw':
    case 'lvw':
    case 'dvw':
      return of(windowPx / 100);
    default:
      return of(PX_OF_UNITS[unit] ?? null);
  }
}
