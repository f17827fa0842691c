import type { PageElement } from '../read-page';
import { lengthPx, type Scale } from '../styles/lengths';
import { type Cause, causeOf, keyword, UntoldWidthError } from './box';
import { columnGapPx, itemsOf } from './flex-room';
import { partsOf, type Style } from './style';

const COLUMNS_MAX = 200;

/**
 * How wide the area of an item in a grid is.
 *
 * @throws {UntoldWidthError} where that depends on what is in it, or on names of lines and areas.
 */
export function gridAreaPx(
  item: Style,
  around: Style,
  wholePx: number,
  styleOf: (element: PageElement) => Style,
): { px: number; cause: Cause } {
  const declared = around.get('grid-template-columns', 'grid-template', 'grid');
  const cause = causeOf(declared ?? around.get('display'), around);
  const untold = () => new UntoldWidthError(cause);
  if (declared && !declared.isSure) throw untold();
  const gap = columnGapPx(around, wholePx);
  const items = itemsOf(around.element, styleOf);
  const text =
    declared?.property === 'grid-template-columns' ? declared.value : declared?.value.split('/').at(-1);
  const columns = columnsOf(text?.toLowerCase() ?? 'none', {
    wholePx,
    gap,
    items: items.length,
    scale: around.scale(wholePx),
  });
  if (!columns || /column|dense/.test(keyword(around, 'grid-auto-flow'))) throw untold();
  const place = placeOf(item, columns.length);
  if (!place)
    throw new UntoldWidthError(causeOf(item.get('grid-column', 'grid-area', 'grid-column-start'), item));
  const start = place.start ?? startOf(item, items, columns, place.span);
  if (start === null || start + place.span > columns.length) throw untold();
  const taken = columns.slice(start, start + place.span);
  return { px: taken.reduce((sum, one) => sum + one, gap * (taken.length - 1)), cause };
}

/** Where an item begins that takes the next place; any will do where all columns are the same. */
function startOf(
  item: Style,
  items: readonly Style[],
  columns: readonly number[],
  span: number,
): number | null {
  if (columns.every((px) => Math.abs(px - (columns[0] ?? 0)) < 0.01))
    return span <= columns.length ? 0 : null;
  const isPlain = items.every((one) => {
    const place = placeOf(one, columns.length);
    return place?.start === null && place.span === 1;
  });
  const at = items.findIndex(({ element }) => element === item.element);
  return isPlain && at >= 0 && !item.element.parent?.hasText ? at % columns.length : null;
}

/** From which column an item goes, and over how many; `null` where names say it. */
function placeOf(style: Style, columns: number): { start: number | null; span: number } | null {
  const declared = style.get('grid-column', 'grid-area');
  const [from, to] =
    style.get('grid-column-start') || style.get('grid-column-end')
      ? [style.get('grid-column-start')?.value ?? 'auto', style.get('grid-column-end')?.value ?? 'auto']
      : linesOf(declared?.property ?? '', declared?.value.toLowerCase() ?? 'auto');
  const [first, last] = [readLine(from, columns), readLine(to, columns)];
  if (!first || !last) return null;
  if (first.line !== null && last.line !== null) {
    const [start, end] = [Math.min(first.line, last.line), Math.max(first.line, last.line)];
    return { start, span: Math.max(1, end - start) };
  }
  const span = first.span ?? last.span ?? 1;
  if (last.line !== null) return { start: Math.max(0, last.line - span), span };
  return { start: first.line, span };
}

function linesOf(property: string, value: string): [string, string] {
  const parts = value.split('/').map((part) => part.trim());
  const [first = 'auto', second, , fourth] = parts;
  // A name stands for both of its lines.
  const ofArea = [second ?? first, fourth ?? 'auto'] as const;
  return property === 'grid-area' ? [...ofArea] : [first, second ?? 'auto'];
}

function readLine(text: string, columns: number): { line: number | null; span: number | null } | null {
  if (text === 'auto') return { line: null, span: null };
  const [, span] = /^span\s+(\d+)$/.exec(text) ?? [];
  if (span !== undefined) return { line: null, span: Number(span) };
  if (!/^-?\d+$/.test(text)) return null;
  const number = Number(text);
  return { line: number > 0 ? number - 1 : columns + 1 + number, span: null };
}

interface Room {
  wholePx: number;
  gap: number;
  items: number;
  scale: Scale;
}

interface Track {
  px: number;
  fr: number;
}

/** How wide the columns are; `null` where what is in them says it. */
function columnsOf(text: string, room: Room): readonly number[] | null {
  const parts = partsOf(text).filter((part) => !part.startsWith('['));
  if (parts.length === 0 || (parts.length === 1 && /^(?:none|auto)$/.test(parts[0] ?? '')))
    return [room.wholePx];
  const tracks = parts.flatMap((part) => repeated(part, room));
  const known = tracks.flatMap((track) => track ?? []);
  return known.length < tracks.length || known.length > COLUMNS_MAX ? null : shared(known, room);
}

function repeated(part: string, room: Room): (Track | null)[] {
  const [, count = '', of = ''] = /^repeat\(\s*([\w-]+)\s*,(.*)\)$/s.exec(part) ?? [];
  if (count === '') return [trackOf(part, room.scale)];
  const tracks = partsOf(of)
    .filter((one) => !one.startsWith('['))
    .map((one) => trackOf(one, room.scale));
  if (/^\d+$/.test(count))
    return Array.from({ length: Math.min(Number(count), COLUMNS_MAX) }, () => tracks).flat();
  const [track] = tracks;
  if (!track || tracks.length !== 1 || track.px <= 0) return [null];
  const fits = Math.max(1, Math.floor((room.wholePx + room.gap) / (track.px + room.gap)));
  const length = Math.min(count === 'auto-fit' ? Math.min(fits, Math.max(1, room.items)) : fits, COLUMNS_MAX);
  return Array.from({ length }, () => track);
}

function trackOf(text: string, scale: Scale): Track | null {
  const [, fr] = /^([\d.]+)fr$/.exec(text) ?? [];
  if (fr !== undefined) return { px: 0, fr: Number(fr) };
  const [, least = '', most = ''] = /^minmax\((.*),\s*([^,()]+|\w+\(.*\))\s*\)$/s.exec(text) ?? [];
  if (most === '') {
    const px = lengthPx(text, scale);
    return px === null ? null : { px, fr: 0 };
  }
  const track = trackOf(most.trim(), scale);
  const px = /^(?:0|auto|min-content)$/.test(least.trim()) ? 0 : lengthPx(least.trim(), scale);
  return track?.fr && px !== null ? { px, fr: track.fr } : null;
}

/** Shares what is left among the flexible columns, of which none gets less than its least. */
function shared(tracks: readonly Track[], { wholePx, gap }: Room): number[] {
  const isFixed = tracks.map(({ fr }) => fr === 0);
  for (;;) {
    const fixed = tracks.reduce((sum, { px }, at) => sum + (isFixed[at] ? px : 0), gap * (tracks.length - 1));
    const parts = tracks.reduce((sum, { fr }, at) => sum + (isFixed[at] ? 0 : fr), 0);
    const share = Math.max(0, wholePx - fixed) / Math.max(1, parts);
    const tight = tracks.findIndex(({ px, fr }, at) => !isFixed[at] && fr * share < px);
    if (tight === -1) return tracks.map(({ px, fr }, at) => (isFixed[at] ? px : fr * share));
    isFixed[tight] = true;
  }
}
