import { isSector } from '../catalogue/sectors';
import { isLanguage, type Language } from '../languages';
import {
  EMBED_ELEMENTS,
  EMBED_HEIGHT_MAX,
  EMBED_HEIGHTS,
  EMBED_KINDS,
  EMBED_LEVELS_MAX,
  EMBED_LIST_FRAME_PX,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedElementName,
  type EmbedKind,
  type EmbedLayout,
  type EmbedRelation,
  embedElement,
} from './embed-elements';
import {
  type ResolvedWidgetTheme,
  readWidgetTheme,
  type WidgetTheme,
  widgetThemeQuery,
} from './widget-theme';

/** Colours of a widget; `auto` follows the page. */
export const EMBED_COLOR_SCHEMES = ['auto', 'light', 'dark'] as const;

/** One of them. */
export type EmbedColorScheme = (typeof EMBED_COLOR_SCHEMES)[number];

/** A widget as an editor wants it. */
export interface EmbedChoices {
  element: EmbedElementName;
  /** What it is about, by its id, or the key of a sector; null while that is not chosen. */
  about: { kind: EmbedKind; id: string } | null;
  theme: EmbedColorScheme;
  /** Null for that of the page around it. */
  language: Language | null;
  /** From 1 to as many as the widget can show. */
  rows: number;
  /** Null for the usual layout of the widget. */
  layout: EmbedLayout | null;
  /** In px; null for what layout and rows need. */
  height: number | null;
  /**
   * Which part of it; empty for all. Of a value chain the number of levels, or the id of the product that a way leads to;
   * `path` while that product is not chosen. Of Follow `invite`.
   */
  part: string;
  /** In the order of `EMBED_RELATIONS`. */
  relations: readonly EmbedRelation[];
  /** The page's own colours, corners and face. */
  look: WidgetTheme;
}

/** In the place of a product's id, while the end of a way is not chosen. */
export const EMBED_PATH = 'path';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The query of an address, as `URLSearchParams` is one. */
export interface EmbedQuery {
  get(name: string): string | null;
}

/** Reads what the query of an address says; what makes no sense is as if it were not said. */
export function readEmbedChoices(query: EmbedQuery): EmbedChoices {
  const name = query.get('element');
  const element: EmbedElementName =
    EMBED_ELEMENTS.find((known) => known.name === name)?.name ?? EMBED_ELEMENTS[0].name;
  const [language, rows, height] = [
    query.get('lang'),
    Number(query.get('rows')),
    Number(query.get('height')),
  ];
  const named = (query.get('rel') ?? '').split(/\s+/);
  return {
    element,
    about: readAbout(element, query),
    theme: EMBED_COLOR_SCHEMES.find((theme) => theme === query.get('theme')) ?? 'auto',
    language: isLanguage(language) ? language : null,
    rows: Number.isInteger(rows) && rows >= 1 ? Math.min(rows, embedRowsMax(element)) : EMBED_ROWS_DEFAULT,
    layout: readLayout(element, query.get('layout')),
    height: isEmbedHeight(height) && !embedElement(element).low ? height : null,
    part: readPart(element, query.get('part') ?? ''),
    relations: EMBED_RELATIONS.filter((relation) => named.includes(relation)),
    look: readWidgetTheme(query),
  };
}

function readAbout(element: EmbedElementName, query: EmbedQuery): EmbedChoices['about'] {
  for (const kind of EMBED_KINDS) {
    const id = query.get(kind)?.toLowerCase() ?? '';
    if (!embedElement(element).about.includes(kind)) continue;
    if (kind === 'sector' ? isSector(id) : UUID.test(id)) return { kind, id };
  }
  return null;
}

/** Null for the usual one, and for one that the widget has not. */
function readLayout(element: EmbedElementName, asked: string | null): EmbedLayout | null {
  const { layouts = [] } = embedElement(element);
  const [usual, ...others] = layouts;
  return asked === usual ? null : (others.find((layout) => layout === asked) ?? null);
}

/** True for a height that a page can wish. */
export const isEmbedHeight = (height: number): boolean =>
  Number.isInteger(height) && height >= EMBED_HEIGHTS.compact && height <= EMBED_HEIGHT_MAX;

function readPart(element: EmbedElementName, part: string): string {
  const { part: takes } = embedElement(element);
  if (takes === 'invite') return part === 'invite' ? part : '';
  if (takes !== 'chain') return '';
  const levels = Number(part);
  const isLevels = /^\d$/.test(part) && levels >= 1 && levels <= EMBED_LEVELS_MAX;
  return isLevels || part === EMBED_PATH || UUID.test(part) ? part : '';
}

/** Choices as parameters of an address, without what is as usual; `readEmbedChoices` reads them. */
export function writeEmbedChoices(choices: EmbedChoices): Record<string, string> {
  const { element, about, part } = choices;
  return {
    element,
    ...(about && { [about.kind]: about.id }),
    ...embedAttributes(choices),
    ...(part === EMBED_PATH && { part }),
    ...widgetThemeQuery(choices.look),
  };
}

/** True if all is chosen that the widget needs. */
export const isEmbedWhole = ({ about, part }: EmbedChoices): boolean => about !== null && part !== EMBED_PATH;

/** True if the number of rows changes what is shown. */
export function hasEmbedRows({ element, part }: Pick<EmbedChoices, 'element' | 'part'>): boolean {
  return element === 'value-chain' ? /^\d$/.test(part) : embedElement(element).rows !== undefined;
}

/** How many rows a widget shows at most. */
export const embedRowsMax = (element: EmbedElementName): number =>
  embedElement(element).rows ?? EMBED_ROWS_DEFAULT;

/** The choices that decide the height of a widget. */
export type EmbedSize = Pick<EmbedChoices, 'element' | 'part' | 'rows' | 'layout' | 'height'>;

/** The height that a widget has, in px. */
export function embedHeight(choices: EmbedSize): number {
  if (choices.height !== null && !embedElement(choices.element).low) return choices.height;
  return embedOwnHeight(choices);
}

/** The height that its layout and rows need, in px. */
export function embedOwnHeight(choices: Omit<EmbedSize, 'height'>): number {
  const { card, row, low, ...lower } = EMBED_HEIGHTS;
  const { element, layout } = choices;
  if (embedElement(element).low) return low;
  if (layout === 'strip' || layout === 'compact') return lower[layout];
  return hasEmbedRows(choices) ? EMBED_LIST_FRAME_PX + choices.rows * row : card;
}

/** Below these heights in px a card, and a list, does not fit. */
const CARD_MIN_PX = 304;
const LIST_MIN_PX = EMBED_LIST_FRAME_PX + EMBED_HEIGHTS.row;

/**
 * Resolves the layout and the rows of a widget, as its height has room for.
 *
 * @param asked As a page wishes them; `rows` null where it names none.
 * @param hasRows Whether it is a list.
 */
export function fitEmbedLayout(
  asked: { layout: string; height: number; rows: number | null },
  layouts: readonly string[],
  hasRows: boolean,
): { layout: string; rows: number } {
  const { layout, height } = asked;
  const rows = asked.rows ?? EMBED_ROWS_DEFAULT;
  const fits = (one: string): boolean => layouts.includes(one);
  const lower = fits('strip') && height >= EMBED_HEIGHTS.strip ? 'strip' : 'compact';
  const isLow = height > 0 && height < (hasRows ? LIST_MIN_PX : CARD_MIN_PX);
  if (fits(layout) && layout !== layouts[0]) return { layout, rows };
  if (isLow && fits(lower)) return { layout: lower, rows };
  const room = Math.floor((height - EMBED_LIST_FRAME_PX) / EMBED_HEIGHTS.row);
  return { layout: '', rows: height > 0 && hasRows && !isLow ? Math.min(asked.rows ?? room, room) : rows };
}

/** Attributes beside the id that are not as usual, by the names that frames call them. */
export function embedAttributes(choices: EmbedChoices): Record<string, string> {
  const { theme, language, rows, layout, height, part, relations } = choices;
  const showsRows = hasEmbedRows(choices) && layout !== 'compact';
  return {
    ...(theme !== 'auto' && { theme }),
    ...(language !== null && { lang: language }),
    ...(showsRows && rows !== EMBED_ROWS_DEFAULT && { rows: String(rows) }),
    ...(layout !== null && { layout }),
    ...(height !== null && { height: String(height) }),
    ...(part !== '' && part !== EMBED_PATH && { part }),
    ...(relations.length > 0 && { rel: relations.join(' ') }),
  };
}

/** Resolves the theme of a widget from its choices: a button keeps the page's own background, whatever is chosen for cards. */
export const resolveWidgetTheme = ({
  element,
  look,
}: Pick<EmbedChoices, 'element' | 'look'>): ResolvedWidgetTheme =>
  embedElement(element).low ? { ...look, surface: null, hasBackground: false } : look;

/** The path of a page that holds the widget alone, to be framed; null while something is not chosen. */
export function embedFramePath(choices: EmbedChoices): string | null {
  const { element, about } = choices;
  if (!about || !isEmbedWhole(choices)) return null;
  return `/embed/v1/frame/${element}/${about.id}${toQuery({ ...embedAttributes(choices), ...widgetThemeQuery(resolveWidgetTheme(choices)) })}`;
}

/**
 * The path of a widget's picture, for newsletters and feeds, where neither scripts nor frames work; null while something
 * is not chosen, and for buttons, which are no use on a picture. It has the faces of ours alone.
 */
export function embedPicturePath(choices: EmbedChoices): string | null {
  const { element, about } = choices;
  if (!about || !isEmbedWhole(choices) || embedElement(element).low) return null;
  const { rel: _rel, theme, ...attributes } = embedAttributes(choices);
  const { font: _font, ...look } = widgetThemeQuery(choices.look);
  // Light is what a picture is without a word, as it follows no page.
  const asked = { ...(theme === 'dark' && { theme }), ...attributes, ...look };
  return `/embed/v1/${element}/${about.id}.png${toQuery(asked)}`;
}

function toQuery(values: Record<string, string>): string {
  const query = Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return query && `?${query}`;
}
