import { EMBED_WIDTH_MIN_PX } from '@millrace/domain';
import type { PageElement } from '../read-page';
import { lengthPx } from '../styles/lengths';
import {
  type Cause,
  causeOf,
  declaredPx,
  displayOf,
  edgesPx,
  hasAutoMargin,
  keyword,
  limited,
  marginsPx,
  UntoldWidthError,
} from './box';
import { flexItemPx, isFlexColumn } from './flex-room';
import { gridAreaPx } from './grid-room';
import { partsOf, type Style } from './style';

/** How wide what stands in an element can be, in one window. */
export type Room =
  | {
      state: 'known';
      px: number;
      /** What took it below what cards need, first; `null` where nothing has. */
      tight: Cause | null;
    }
  | { state: 'unknown'; cause: Cause }
  | { state: 'hidden'; cause: Cause };

/** Says how much room elements of a page, or of a frame in it, give to what is in them. */
export function measurer(
  styleOf: (element: PageElement) => Style,
  windowPx: number,
): (element: PageElement) => Room {
  const known = new Map<PageElement, Room>();
  const measure = (element: PageElement): Room => {
    const chain: PageElement[] = [];
    for (let one: PageElement | null = element; one && !known.has(one); one = one.parent) chain.push(one);
    for (const one of chain.reverse()) known.set(one, roomIn(one));
    return known.get(element) ?? roomIn(element);
  };
  const roomIn = (element: PageElement): Room => {
    const around = element.parent ? (known.get(element.parent) ?? null) : null;
    if (around?.state === 'hidden') return around;
    try {
      const room: Room = around ?? { state: 'known', px: windowPx, tight: null };
      return inside(styleOf(element), room, element.parent ? styleOf(element.parent) : null, styleOf);
    } catch (error) {
      if (error instanceof UntoldWidthError) return { state: 'unknown', cause: error.reason };
      throw error;
    }
  };
  return measure;
}

type StyleOf = (element: PageElement) => Style;

function inside(style: Style, around: Room, parent: Style | null, styleOf: StyleOf): Room {
  const display = displayOf(style);
  if (display === 'none') return { state: 'hidden', cause: causeOf(style.get('display'), style) };
  const isApart = ['absolute', 'fixed'].includes(keyword(style, 'position'));
  const floats = !['normal', 'none'].includes(keyword(style, 'float'));
  const parentDisplay = parent ? displayOf(parent) : 'block';
  const isItem = /flex|grid/.test(parentDisplay) && !isApart;
  if (display === 'contents' || (display === 'inline' && !isItem && !isApart && !floats)) return around;
  if (/^table-(?:row|header|footer|column)/.test(display)) return around;
  for (const [name, usual] of [
    ['writing-mode', 'horizontal-tb'],
    ['zoom', '1'],
  ] as const)
    if (!['normal', usual, '100%'].includes(keyword(style, name)))
      throw new UntoldWidthError(causeOf(style.get(name), style));

  const wholePx = isApart || around.state !== 'known' ? null : around.px;
  const box = boxOf();
  return columnOf(style, kept(box.px - edgesPx(style, wholePx), box.cause));

  function boxOf(): { px: number; cause: Cause } {
    if (isItem && parent && wholePx !== null && !/grid/.test(parentDisplay) && !isFlexColumn(parent))
      return flexItemPx(style, parent, wholePx, styleOf);
    const area =
      isItem && parent && wholePx !== null && /grid/.test(parentDisplay)
        ? gridAreaPx(style, parent, wholePx, styleOf)
        : null;
    const limitPx = area?.px ?? wholePx;
    const declared = declaredPx(style, '', limitPx) ?? replaced(style);
    if (declared) return limited(style, declared, limitPx);
    if (around.state !== 'known' && !isApart) throw new UntoldWidthError(around.cause);
    const isFilled = isFilledBlock() && limitPx !== null;
    const free = limitPx === null ? null : limitPx - marginsPx(style, limitPx);
    const cause = area?.cause ?? spaceCause(style);
    if (free !== null && (isFilled || free < EMBED_WIDTH_MIN_PX))
      return limited(style, { px: free, cause }, limitPx);
    throw new UntoldWidthError(shrinkCause());
  }

  /** Whether an element takes the room that there is, rather than what it needs. */
  function isFilledBlock(): boolean {
    if (isApart || (floats && !isItem) || /^(?:inline-|table)/.test(display)) return false;
    if (!isItem || !parent) return true;
    const [own, all] = /grid/.test(parentDisplay)
      ? [keyword(style, 'justify-self', 'place-self'), keyword(parent, 'justify-items', 'place-items')]
      : [keyword(style, 'align-self', 'place-self'), keyword(parent, 'align-items', 'place-items')];
    const last = (value: string) => partsOf(value).at(-1) ?? 'normal';
    const alignment = ['auto', 'normal'].includes(last(own)) ? last(all) : last(own);
    return ['normal', 'stretch', 'legacy'].includes(alignment) && !hasAutoMargin(style);
  }

  function shrinkCause(): Cause {
    const declared = isApart
      ? style.get('position')
      : floats && !isItem
        ? style.get('float')
        : (style.get('display') ??
          (isItem ? (parent?.get('align-items', 'justify-items', 'place-items') ?? null) : null));
    return causeOf(declared, style);
  }

  function kept(px: number, cause: Cause): Room {
    const tight =
      px >= EMBED_WIDTH_MIN_PX ? null : around.state === 'known' ? (around.tight ?? cause) : cause;
    return { state: 'known', px: Math.max(0, px), tight };
  }
}

/** Frames of which nobody says how wide they are. @see https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width */
const replaced = (style: Style): { px: number; cause: Cause } | null =>
  style.element.name === 'iframe' ? { px: 300 + edgesPx(style, null), cause: causeOf(null, style) } : null;

/** What takes room from an element that fills what there is. */
const spaceCause = (style: Style): Cause =>
  causeOf(
    style.get('padding-left', 'padding-inline', 'padding') ??
      style.get('margin-left', 'margin-inline', 'margin'),
    style,
  );

/** The room in one of several columns of text. @see https://www.w3.org/TR/css-multicol-1/#pseudo-algorithm */
function columnOf(style: Style, room: Room): Room {
  if (room.state !== 'known') return room;
  const declared = style.get('columns', 'column-count') ?? style.get('column-width');
  if (!declared) return room;
  const words = [style.get('columns'), style.get('column-count'), style.get('column-width')].flatMap((one) =>
    one ? partsOf(one.value.toLowerCase()) : [],
  );
  const count = words.map(Number).find((number) => number >= 1);
  const leastPx = words
    .map((word) => lengthPx(word, style.scale(room.px)))
    .find((px) => px !== null && px > 0);
  const gapOf = style.get('column-gap', 'gap');
  const gap = gapOf ? lengthPx(gapOf.value, style.scale(room.px)) : style.fontPx;
  if (!declared.isSure || gap === null) throw new UntoldWidthError(causeOf(declared, style));
  const fits = leastPx
    ? Math.max(1, Math.floor((room.px + gap) / (leastPx + gap)))
    : Number.POSITIVE_INFINITY;
  const columns = Math.min(count ?? Number.POSITIVE_INFINITY, fits);
  if (!Number.isFinite(columns)) return room;
  const px = (room.px - gap * (columns - 1)) / columns;
  return {
    state: 'known',
    px,
    tight: px < EMBED_WIDTH_MIN_PX ? (room.tight ?? causeOf(declared, style)) : null,
  };
}
