import { isFaceName } from './face-name';

/** Largest corners of a widget, in px. */
export const EMBED_RADIUS_MAX = 24;

/** The page's own colours, corners and face on a widget; null for ours. */
export interface EmbedLook {
  /** Colour of its button, marks and outlines of focus, as `#rrggbb` in small letters. */
  accent: string | null;
  /** Colour of its ground, as `#rrggbb`. */
  surface: string | null;
  /** Colour of its text, as `#rrggbb`. */
  text: string | null;
  /** Corners in whole px, 0 to 24. */
  radius: number | null;
  /** Name of one face that the page loads or the reader's system has. */
  font: string | null;
}

/** A look as one widget has it. */
export interface WornLook extends EmbedLook {
  /** Whether it has a ground; a button stands on that of the page, which nobody knows. Default `true`. */
  hasGround?: boolean;
}

/** Names of what can be set, which are those of the parameters of an address. */
export const EMBED_LOOK_NAMES = ['accent', 'surface', 'text', 'radius', 'font'] as const;

/** One of them. */
export type EmbedLookName = (typeof EMBED_LOOK_NAMES)[number];

/** As we made it. */
export const EMBED_LOOK_OURS: EmbedLook = {
  accent: null,
  surface: null,
  text: null,
  radius: null,
  font: null,
};

/** The grammar of each value: what reads as null is refused, so nothing else ever reaches a style sheet. */
const grammar: { [Name in EmbedLookName]: (text: string) => EmbedLook[Name] } = {
  accent: readColor,
  surface: readColor,
  text: readColor,
  radius: (text) => (/^\d{1,2}$/.test(text) && Number(text) <= EMBED_RADIUS_MAX ? Number(text) : null),
  font: (text) => (isFaceName(text) ? text : null),
};

/** Reads `rrggbb` or `#rrggbb`. */
function readColor(text: string): string | null {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text) ?? [];
  return digits === undefined ? null : `#${digits.toLowerCase()}`;
}

/** Reads one value as an address or a field says it; null for what makes no sense. */
export const readEmbedLookValue = <Name extends EmbedLookName>(name: Name, text: string): EmbedLook[Name] =>
  grammar[name](text);

/** Reads a look from the query of an address; what makes no sense is as if it were not said. */
export function readEmbedLook(query: { get(name: string): string | null }): EmbedLook {
  const read = <Name extends EmbedLookName>(name: Name) => grammar[name](query.get(name) ?? '');
  return {
    accent: read('accent'),
    surface: read('surface'),
    text: read('text'),
    radius: read('radius'),
    font: read('font'),
  };
}

/** The first parameter whose value is none, for who must refuse it; null where all make sense. */
export function refusedEmbedLook(query: { get(name: string): string | null }): EmbedLookName | null {
  const isRefused = (name: EmbedLookName) => {
    const text = query.get(name);
    return text !== null && grammar[name](text) === null;
  };
  return EMBED_LOOK_NAMES.find(isRefused) ?? null;
}

/** A look as parameters of an address, without what is ours; `readEmbedLook` reads them. */
export function embedLookQuery(look: EmbedLook): Record<string, string> {
  return Object.fromEntries(
    EMBED_LOOK_NAMES.flatMap((name) =>
      look[name] === null ? [] : [[name, String(look[name]).replace(/^#/, '')]],
    ),
  );
}

/** Ink and paper, for what is not chosen beside what is. */
const DARK = '#161b23';
const LIGHT = '#fdfcf9';

/** Generic families stand without quotation marks. */
const GENERIC = new Set(['serif', 'sans-serif', 'monospace', 'system-ui']);

/**
 * The custom properties that a look sets on a widget, with their values. Where only ground or text is chosen the other
 * is set as well, as ours would follow the theme and could not be read on it; text on a button always is. What has no
 * ground gets none.
 */
export function embedLookProperties({
  accent,
  surface,
  text,
  radius,
  font,
  hasGround = true,
}: WornLook): Record<string, string> {
  const ground = hasGround ? (surface ?? (text && readableOn(text))) : null;
  const ink = text ?? (surface && readableOn(surface));
  return {
    ...(accent && { '--mr-accent': accent, '--mr-on-accent': readableOn(accent) }),
    ...(ground && { '--mr-surface': ground }),
    ...(ink && { '--mr-text': ink }),
    ...(radius !== null && { '--mr-radius': `${radius}px` }),
    ...(font && { '--mr-font': GENERIC.has(font) ? font : `'${font}',sans-serif` }),
  };
}

/** Properties as declarations of a style sheet or an attribute. */
export const embedLookDeclarations = (look: WornLook): string =>
  Object.entries(embedLookProperties(look))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * What of a look is hard to read: text on the ground, and marks in the accent on it. Of what has no ground nothing is
 * known. @see WCAG 2.2, 1.4.3 and 1.4.11
 */
export function hardToRead(look: WornLook): ('text' | 'accent')[] {
  const set = embedLookProperties(look);
  const [ground, ink] = [set['--mr-surface'], set['--mr-text']];
  return [
    ...(ground && ink && contrastOf(ground, ink) < 4.5 ? (['text'] as const) : []),
    ...(ground && look.accent && contrastOf(ground, look.accent) < 3 ? (['accent'] as const) : []),
  ];
}

/** Ink or paper, whichever is read better on a colour. */
function readableOn(color: string): string {
  return contrastOf(color, LIGHT) >= contrastOf(color, DARK) ? LIGHT : DARK;
}

/** Ratio from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
