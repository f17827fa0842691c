import { isFontName } from './font-name';

/** Largest corners of a widget, in px. */
export const EMBED_RADIUS_MAX = 24;

/** Theme of a widget: the host page's own colours, corners and font; null for our default. */
export interface WidgetTheme {
  /** Colour of its button, marks and outlines of focus, as `#rrggbb` in small letters. */
  accent: string | null;
  /** Background colour, as `#rrggbb`. */
  surface: string | null;
  /** Colour of its text, as `#rrggbb`. */
  text: string | null;
  /** Corners in whole px, 0 to 24. */
  radius: number | null;
  /** Name of one font that the page loads or the reader's system has. */
  font: string | null;
}

/** A theme as one widget has it. */
export interface ResolvedWidgetTheme extends WidgetTheme {
  /** True if it has a background; a button stands on the page's, which nobody knows. Default `true`. */
  hasBackground?: boolean;
}

/** Names of what can be set, which are those of the parameters of an address. */
export const WIDGET_THEME_PROPERTIES = ['accent', 'surface', 'text', 'radius', 'font'] as const;

/** One of them. */
export type WidgetThemeProperty = (typeof WIDGET_THEME_PROPERTIES)[number];

/** Our default: nothing is set. */
export const DEFAULT_WIDGET_THEME: WidgetTheme = {
  accent: null,
  surface: null,
  text: null,
  radius: null,
  font: null,
};

/** The grammar of each value: what reads as null is refused, so nothing else ever reaches a style sheet. */
const grammar: { [Name in WidgetThemeProperty]: (text: string) => WidgetTheme[Name] } = {
  accent: readColor,
  surface: readColor,
  text: readColor,
  radius: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= EMBED_RADIUS_MAX ? Number(text) : null),
  font: (text) => (isFontName(text) ? text : null),
};

/** Reads `rrggbb` or `#rrggbb`. */
function readColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** Reads one value as an address or a field says it; null for what makes no sense. */
export const readWidgetThemeValue = <Name extends WidgetThemeProperty>(
  name: Name,
  text: string,
): WidgetTheme[Name] => grammar[name](text);

/** Reads a theme from the query of an address; values that make no sense are ignored. */
export function readWidgetTheme(query: { get(name: string): string | null }): WidgetTheme {
  const read = <Name extends WidgetThemeProperty>(name: Name) => grammar[name](query.get(name) ?? '');
  return {
    accent: read('accent'),
    surface: read('surface'),
    text: read('text'),
    radius: read('radius'),
    font: read('font'),
  };
}

/** Returns the first parameter with an invalid value; null where all are valid. */
export function invalidWidgetThemeProperty(query: {
  get(name: string): string | null;
}): WidgetThemeProperty | null {
  const isRefused = (name: WidgetThemeProperty) => {
    const text = query.get(name);
    return text !== null && grammar[name](text) === null;
  };
  return WIDGET_THEME_PROPERTIES.find(isRefused) ?? null;
}

/** Writes a theme as parameters of an address, without our defaults; `readWidgetTheme` reads them. */
export function widgetThemeQuery(theme: WidgetTheme): Record<string, string> {
  return Object.fromEntries(
    WIDGET_THEME_PROPERTIES.flatMap((name) =>
      theme[name] === null ? [] : [[name, String(theme[name]).replace(/^#/, '')]],
    ),
  );
}

/** Ink and paper, for what is not chosen beside what is. */
const DARK = '#161b23';
const LIGHT = '#fdfcf9';

/** Generic families stand without quotation marks. */
const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'system-ui']);

/**
 * Returns the custom properties that a theme sets on a widget, with their values. Where only background or text is set
 * the other is set as well, as our default would follow the colour scheme and could not be read on it; text on a button
 * always is. What has no background gets none.
 */
export function widgetThemeProperties({
  accent,
  surface,
  text,
  radius,
  font,
  hasBackground = true,
}: ResolvedWidgetTheme): Record<string, string> {
  const background = hasBackground ? (surface ?? (text && readableOn(text))) : null;
  const ink = text ?? (surface && readableOn(surface));
  return {
    ...(accent && { '--mr-accent': accent, '--mr-on-accent': readableOn(accent) }),
    ...(background && { '--mr-surface': background }),
    ...(ink && { '--mr-text': ink }),
    ...(radius !== null && { '--mr-radius': `${radius}px` }),
    ...(font && { '--mr-font': GENERIC.has(font) ? font : `'${font}',sans-serif` }),
  };
}

/** Properties as declarations of a style sheet or an attribute. */
export const widgetThemeDeclarations = (theme: ResolvedWidgetTheme): string =>
  Object.entries(widgetThemeProperties(theme))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * Lists what of a theme has too little contrast with the background: text, and marks in the accent. Without a background
 * nothing is known. @see WCAG 2.2, 1.4.3 and 1.4.11
 */
export function hardToRead(theme: ResolvedWidgetTheme): ('text' | 'accent')[] {
  const set = widgetThemeProperties(theme);
  const [background, ink] = [set['--mr-surface'], set['--mr-text']];
  return [
    ...(background && ink && contrastRatio(background, ink) < 4.5 ? (['text'] as const) : []),
    ...(background && theme.accent && contrastRatio(background, theme.accent) < 3
      ? (['accent'] as const)
      : []),
  ];
}

/** Ink or paper, whichever is read better on a colour. */
function readableOn(color: string): string {
  return contrastRatio(color, LIGHT) >= contrastRatio(color, DARK) ? LIGHT : DARK;
}

/** Ratio from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(one: string, other: string): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
