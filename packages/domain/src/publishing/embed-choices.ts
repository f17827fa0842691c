import { isSector } from '../catalogue/sectors';
import { isLanguage, type Language } from '../languages';
import {
  EMBED_ELEMENTS,
  EMBED_HEIGHTS,
  EMBED_KINDS,
  EMBED_LEVELS_MAX,
  EMBED_RELATIONS,
  EMBED_ROWS_DEFAULT,
  type EmbedElementName,
  type EmbedKind,
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
  const [language, rows] = [query.get('lang'), Number(query.get('rows'))];
  const named = (query.get('rel') ?? '').split(/\s+/);
  return {
    element,
    about: readAbout(element, query),
    theme: EMBED_COLOR_SCHEMES.find((theme) => theme === query.get('theme')) ?? 'auto',
    language: isLanguage(language) ? language : null,
    rows: Number.isInteger(rows) && rows >= 1 ? Math.min(rows, embedRowsMax(element)) : EMBED_ROWS_DEFAULT,
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

/** The height that a widget has, in px. */
export function embedHeight(choices: Pick<EmbedChoices, 'element' | 'part' | 'rows'>): number {
  const { card, row, low } = EMBED_HEIGHTS;
  if (embedElement(choices.element).low) return low;
  return hasEmbedRows(choices) ? card + Math.max(0, choices.rows - EMBED_ROWS_DEFAULT) * row : card;
}

/** Attributes beside the id that are not as usual, by the names that frames call them. */
export function embedAttributes(choices: EmbedChoices): Record<string, string> {
  const { theme, language, rows, part, relations } = choices;
  return {
    ...(theme !== 'auto' && { theme }),
    ...(language !== null && { lang: language }),
    ...(hasEmbedRows(choices) && rows !== EMBED_ROWS_DEFAULT && { rows: String(rows) }),
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
