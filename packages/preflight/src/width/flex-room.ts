import type { PageElement } from '../read-page';
import { lengthPx } from '../styles/lengths';
import {
  type Cause,
  causeOf,
  declaredPx,
  displayOf,
  keyword,
  limited,
  marginsPx,
  UntoldWidthError,
} from './box';
import { partsOf, type Style } from './style';

/** The children of an element that share its room, in their order. */
export function itemsOf(around: PageElement, styleOf: (element: PageElement) => Style): Style[] {
  return around.children
    .map(styleOf)
    .filter(
      (style) => displayOf(style) !== 'none' && !['absolute', 'fixed'].includes(keyword(style, 'position')),
    );
}

/** The gap between columns in px. */
export function columnGapPx(style: Style, wholePx: number): number {
  const declared = style.get('column-gap', 'gap', 'grid-column-gap', 'grid-gap');
  if (!declared) return 0;
  const parts = partsOf(declared.value.toLowerCase());
  const text = parts.at(-1) ?? 'normal';
  const px = text === 'normal' ? 0 : lengthPx(text, style.scale(wholePx));
  if (!declared.isSure || px === null) throw new UntoldWidthError(causeOf(declared, style));
  return px;
}

export const isFlexColumn = (style: Style): boolean =>
  /column/.test(keyword(style, 'flex-direction', 'flex-flow'));

interface FlexItem {
  style: Style;
  /** With margins. */
  px: number;
  marginsPx: number;
  grow: number;
  cause: Cause;
}

/**
 * How wide an item in a row of flexible ones is, margins aside.
 *
 * @throws {UntoldWidthError} where that depends on what is in it, or in one beside it.
 */
export function flexItemPx(
  item: Style,
  around: Style,
  wholePx: number,
  styleOf: (element: PageElement) => Style,
): { px: number; cause: Cause } {
  if (around.element.hasText) throw new UntoldWidthError(causeOf(around.get('display'), around));
  const gap = columnGapPx(around, wholePx);
  const isWrapped = /wrap/.test(keyword(around, 'flex-wrap', 'flex-flow').replace('nowrap', ''));
  const styles = itemsOf(around.element, styleOf);
  const items = styles.map((style) => flexItem(style, wholePx, styles.length === 1));
  const line = lineOf(items, { item, gap, wholePx: isWrapped ? wholePx : Number.POSITIVE_INFINITY });
  const left = wholePx - line.reduce((sum, { px }) => sum + px, gap * (line.length - 1));
  const own = line.find(({ style }) => style.element === item.element);
  if (!own || left < -0.5) throw new UntoldWidthError(own?.cause ?? causeOf(null, item));
  const grow = line.reduce((sum, one) => sum + one.grow, 0);
  const share = grow > 0 && left > 0 ? (left * own.grow) / Math.max(1, grow) : 0;
  return limited(item, { px: own.px - own.marginsPx + share, cause: own.cause }, wholePx);
}

/** Those that stand in one line with an item. */
function lineOf(
  items: readonly FlexItem[],
  { item, gap, wholePx }: { item: Style; gap: number; wholePx: number },
): readonly FlexItem[] {
  let line: FlexItem[] = [];
  let filled = 0;
  for (const one of items) {
    if (line.length > 0 && filled + gap + one.px > wholePx + 0.5) {
      if (line.some(({ style }) => style.element === item.element)) return line;
      [line, filled] = [[], 0];
    }
    filled += one.px + (line.length > 0 ? gap : 0);
    line.push(one);
  }
  return line;
}

function flexItem(style: Style, wholePx: number, isAlone: boolean): FlexItem {
  const declared = style.get('flex-basis', 'flex');
  const cause = causeOf(declared, style);
  if (declared && !declared.isSure) throw new UntoldWidthError(cause);
  const { grow, basis } = readFlex(style);
  const margins = marginsPx(style, wholePx);
  const own = declaredPx(style, '', wholePx);
  const base = basis === 'auto' ? own : basisOf(basis, style, wholePx);
  // What is in it says how wide it is at first; one that is alone and grows takes the whole row whatever that is.
  if (!base && !(isAlone && grow >= 1)) throw new UntoldWidthError(cause);
  const held = limited(style, base ?? { px: 0, cause }, wholePx);
  return { style, px: held.px + margins, marginsPx: margins, grow, cause: held.cause };
}

function basisOf(basis: string, style: Style, wholePx: number): { px: number; cause: Cause } | null {
  const px = lengthPx(basis, style.scale(wholePx));
  return px === null ? null : { px, cause: causeOf(style.get('flex-basis', 'flex'), style) };
}

/** @see https://www.w3.org/TR/css-flexbox-1/#flex-property */
function readFlex(style: Style): { grow: number; basis: string } {
  const flex = style.get('flex');
  const words = flex ? partsOf(flex.value.toLowerCase()) : [];
  const numbers = words.filter((word) => /^[\d.]+$/.test(word)).map(Number);
  const [length] = words.filter((word) => !/^[\d.]+$/.test(word));
  const grow = style.get('flex-grow', 'flex');
  const basis = style.get('flex-basis', 'flex');
  const isAuto = length === 'auto';
  const ownGrow =
    grow?.property === 'flex-grow' ? Number(grow.value) : (numbers[0] ?? (flex && length !== 'none' ? 1 : 0));
  const ofFlex = isAuto || length === 'none' ? 'auto' : (length ?? (numbers.length > 0 ? '0px' : 'auto'));
  return {
    grow: Number.isFinite(ownGrow) ? ownGrow : 0,
    basis: basis?.property === 'flex-basis' ? basis.value.toLowerCase() : ofFlex,
  };
}
