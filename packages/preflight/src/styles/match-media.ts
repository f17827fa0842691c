import type { CssNode, MediaQuery, MediaQueryList } from 'css-tree';
import { PX_OF_UNITS } from './lengths';

/** A window as cards are read in. */
export interface ReaderWindow {
  widthPx: number;
  /** Whether fingers point there, not a mouse. */
  isPhone: boolean;
}

/** `null` where only a browser could tell. */
type Told = boolean | null;

/** Whether all of some media queries hold in a window; `null` where that cannot be told. */
export const matchMedia = (lists: readonly MediaQueryList[], window: ReaderWindow): Told =>
  all(lists.map((list) => any(list.children.toArray().map((query) => matchQuery(query, window)))));

const all = (told: readonly Told[]): Told =>
  told.includes(false) ? false : told.includes(null) ? null : true;
const any = (told: readonly Told[]): Told =>
  told.length === 0 || told.includes(true) ? true : told.includes(null) ? null : false;
const not = (told: Told): Told => (told === null ? null : !told);

function matchQuery(node: CssNode, window: ReaderWindow): Told {
  if (node.type !== 'MediaQuery') return null;
  const { modifier, mediaType, condition }: MediaQuery = node;
  const isOfScreens = mediaType === null || ['all', 'screen'].includes(mediaType.toLowerCase());
  const told = all([isOfScreens, condition === null ? true : matchCondition(condition, window)]);
  return modifier?.toLowerCase() === 'not' ? not(told) : told;
}

function matchCondition(node: CssNode, window: ReaderWindow): Told {
  if (node.type === 'Feature') return matchFeature(node, window);
  if (node.type === 'FeatureRange') return matchRange(node, window);
  if (node.type !== 'Condition') return null;
  const children = node.children.toArray();
  const words = children.flatMap((one) => (one.type === 'Identifier' ? [one.name.toLowerCase()] : []));
  const told = children
    .filter(({ type }) => type !== 'Identifier')
    .map((child) => matchCondition(child, window));
  if (words[0] === 'not') return not(told[0] ?? null);
  return words.includes('or') ? any(told) : all(told);
}

function matchFeature({ name, value }: Extract<CssNode, { type: 'Feature' }>, window: ReaderWindow): Told {
  const { widthPx, isPhone } = window;
  const feature = name.toLowerCase();
  const px = value ? lengthOf(value) : null;
  switch (feature) {
    case 'width':
      return value === null ? true : px === null ? null : widthPx === px;
    case 'min-width':
    case 'min-device-width':
      return px === null ? null : widthPx >= px;
    case 'max-width':
    case 'max-device-width':
      return px === null ? null : widthPx <= px;
    default: {
      const has = OF_WINDOWS[feature]?.(isPhone);
      if (has === undefined) return null;
      return value === null
        ? has !== 'none'
        : value.type === 'Identifier'
          ? value.name.toLowerCase() === has
          : null;
    }
  }
}

/** What readers have who have chosen nothing. */
const OF_WINDOWS: Readonly<Record<string, (isPhone: boolean) => string>> = {
  orientation: (isPhone) => (isPhone ? 'portrait' : 'landscape'),
  hover: (isPhone) => (isPhone ? 'none' : 'hover'),
  'any-hover': (isPhone) => (isPhone ? 'none' : 'hover'),
  pointer: (isPhone) => (isPhone ? 'coarse' : 'fine'),
  'prefers-color-scheme': () => 'light',
  'prefers-reduced-motion': () => 'no-preference',
  'prefers-contrast': () => 'no-preference',
  'forced-colors': () => 'none',
  scripting: () => 'enabled',
  'display-mode': () => 'browser',
};

type Range = Extract<CssNode, { type: 'FeatureRange' }>;

function matchRange(range: Range, window: ReaderWindow): Told {
  const { left, leftComparison, middle, rightComparison, right } = range;
  const first = compare(sideOf(left, window), leftComparison, sideOf(middle, window));
  if (right === null || rightComparison === null) return first;
  return all([first, compare(sideOf(middle, window), rightComparison, sideOf(right, window))]);
}

const sideOf = (node: Range['left'], { widthPx }: ReaderWindow): number | null =>
  node.type === 'Identifier' ? (node.name.toLowerCase() === 'width' ? widthPx : null) : lengthOf(node);

function compare(one: number | null, sign: string, other: number | null): Told {
  if (one === null || other === null) return null;
  switch (sign) {
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
    default:
      return one === other;
  }
}

/** Font sizes of queries are the browser's own, whatever the page says. */
function lengthOf(node: CssNode): number | null {
  if (node.type === 'Number') return Number(node.value) === 0 ? 0 : null;
  if (node.type !== 'Dimension') return null;
  const unit = node.unit.toLowerCase();
  const px = unit === 'em' || unit === 'rem' ? 16 : PX_OF_UNITS[unit];
  return px === undefined ? null : Number(node.value) * px;
}
