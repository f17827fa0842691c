import type { PageElement } from '../read-page';
import type { Cascaded, Declared } from '../styles/cascade';
import { lengthPx, type Scale } from '../styles/lengths';

/** What holds for an element in one window. */
export interface Style {
  element: PageElement;
  /**
   * What is declared of a property.
   *
   * @param names The property, and the shorthands that say it too.
   * @returns With what variables stand for; `null` where nothing is, or what it has from the start.
   */
  get(...names: string[]): Declared | null;
  /** In px; `null` where it cannot be told. */
  fontPx: number | null;
  /** What lengths of the element are held against, percentages those of `wholePx`. */
  scale(wholePx: number | null): Scale;
}

/** Variables may name each other in circles, and double with each. */
const VARIABLES_DEEP = 10;
const VALUE_MAX = 500;
const FONT_PX = 16;

const FONT_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

/** Says what holds for the elements of a page in a window that is so wide. */
export function styles(
  cascadeOf: (element: PageElement) => Cascaded,
  windowPx: number,
): (element: PageElement) => Style {
  const known = new Map<PageElement, Style>();
  const cascaded = new Map<PageElement, Cascaded>();

  const declaredOf = (element: PageElement): Cascaded => {
    const found = cascaded.get(element) ?? cascadeOf(element);
    cascaded.set(element, found);
    return found;
  };

  const variable = (start: PageElement, name: string): Declared | null => {
    for (let one: PageElement | null = start; one; one = one.parent) {
      const declared = declaredOf(one)([name]);
      if (declared && !/^(?:inherit|unset)$/i.test(declared.value)) return declared;
    }
    return null;
  };

  /** What a value is once its variables are put in; `null` where it is not valid with them. */
  const substitute = (element: PageElement, declared: Declared, deep = 0): Declared | null => {
    const found = /var\(/i.exec(declared.value);
    if (!found) return declared;
    if (deep > VARIABLES_DEEP || declared.value.length > VALUE_MAX) return { ...declared, isSure: false };
    const from = found.index + found[0].length;
    const end = closingOf(declared.value, from);
    const [name = '', ...fallback] = declared.value.slice(from, end).split(',');
    const meant = variable(element, name.trim());
    const text = meant?.value ?? (fallback.length > 0 ? fallback.join(',').trim() : null);
    if (text === null) return null;
    const value = `${declared.value.slice(0, found.index)}${text}${declared.value.slice(end + 1)}`;
    const isSure = declared.isSure && (meant?.isSure ?? true);
    return substitute(element, { ...declared, place: declared.place, value: value.trim(), isSure }, deep + 1);
  };

  const styleOf = (element: PageElement): Style => {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parent ? styleOf(element.parent) : null;
    const get = (...names: string[]): Declared | null => {
      const declared = declaredOf(element)(names);
      const whole = declared && substitute(element, declared);
      if (!whole) return null;
      const value = whole.value.toLowerCase();
      if (value === 'inherit') return parent?.get(...names) ?? null;
      return /^(?:initial|unset|revert|revert-layer)$/.test(value) && whole.isSure ? null : whole;
    };
    const rootOf = (): number | null => {
      let top = element;
      while (top.parent) top = top.parent;
      return top === element ? style.fontPx : styleOf(top).fontPx;
    };
    const style: Style = {
      element,
      get,
      fontPx: parent?.fontPx ?? (parent ? null : FONT_PX),
      scale: (wholePx) => ({ fontPx: style.fontPx, rootPx: rootOf(), windowPx, wholePx }),
    };
    const size = get('font-size', 'font');
    if (size) style.fontPx = fontSize(size, parent ? parent.fontPx : FONT_PX, style, windowPx);
    known.set(element, style);
    return style;
  };
  return styleOf;
}

function fontSize(
  { property, value, isSure }: Declared,
  around: number | null,
  style: Style,
  windowPx: number,
): number | null {
  if (!isSure) return null;
  // Of the shorthand it is the first length.
  const [text = ''] =
    property === 'font'
      ? (/(?:[\d.]+(?:[a-z]+|%)|(?:calc|clamp|min|max)\(.*\)|xx?-(?:small|large))/i.exec(value) ?? [])
      : [value];
  const size = text.toLowerCase();
  if (size === 'smaller') return around === null ? null : around / 1.2;
  if (size === 'larger') return around === null ? null : around * 1.2;
  // `html` itself has nothing else that a rem could be of.
  const rootPx = style.element.parent ? style.scale(null).rootPx : FONT_PX;
  return FONT_SIZES[size] ?? lengthPx(size, { fontPx: around, rootPx, windowPx, wholePx: around });
}

function closingOf(value: string, from: number): number {
  let open = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') open += 1;
    if (value[at] === ')') open -= 1;
    if (open === 0) return at;
  }
  return value.length;
}

/** The parts of a value, which stand apart by spaces, or by slashes that are parts too. */
export const partsOf = (value: string): string[] =>
  (value.match(/(?:[^\s()/[\]]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|\[[^\]]*\])+|\//g) ?? []).map(String);
