import type { CardDrawing } from '@millrace/widgets';
import { replaceCalls } from './read-calls';

/** The width of a card, in px. */
export const CARD_WIDTH_PX = 600;

/** User-agent defaults, which the renderer lacks. */
const userAgentSheet = 'div,article,section,header,h3,p,dl,dt,dd,ul,li,img{display:block}b{font-weight:700}';

/** Overrides for pictures: no buttons, and long names wrap. Important, as the card's own rules come first. */
const pictureOverrides = [
  'button,[target=_blank]{display:none!important}',
  'article h3{white-space:normal!important;text-wrap:balance;line-clamp:5;line-height:1.2}',
  'article p{padding-top:6px}',
  // Browsers take these heights from the grid row.
  'article>img{height:100%!important;min-height:0!important}',
  // Inline drawings have no margins here.
  'article>a>span,section>a>span{display:flex;align-items:center}',
].join('');

type SheetInput = Pick<CardDrawing, 'css' | 'theme' | 'properties'>;

/**
 * Resolves a card's style sheet for the renderer, which supports neither `:host` nor `light-dark()`: one theme, with
 * the page's custom properties inlined. The page's font is left out; the renderer has ours only.
 */
export function sheetForPicture(drawing: SheetInput): string[] {
  return [userAgentSheet, resolveSheet(drawing), pictureOverrides];
}

/** Returns the card's own rules for one theme. */
export function resolveSheet({ css, theme, properties }: SheetInput): string {
  const ofTheme = replaceCalls(css, 'light-dark', ([light = '', dark = '']) =>
    theme === 'dark' ? dark : light,
  );
  const resolved = replaceCalls(ofTheme, 'var', ([name = '', ...fallback]) => {
    // Left to the renderer's cascade.
    if (!name.startsWith('--mr-')) return `${SECTOR_MARK}${name})`;
    return (name === '--mr-font' ? undefined : properties[name]) ?? (fallback.join(',') || '0');
  }).replaceAll(SECTOR_MARK, 'var(');
  // Drop conditions: a picture is wider than any of them, without forced colours.
  return expandGrid(dirToAttribute(withoutHosts(withoutConditions(resolved))));
}

/** Replaces `:dir()` by `[dir]`, which the renderer supports. */
const dirToAttribute = (css: string) => css.replace(/:dir\((ltr|rtl)\)/g, '[dir=$1]');

/** Expands the `grid` shorthand, which the renderer lacks. */
const expandGrid = (css: string) =>
  css.replace(/([;{])grid:([^/;}]+)\/([^;}]+)/g, '$1grid-template-rows:$2;grid-template-columns:$3');

/** Placeholder for a call that is kept. */
const SECTOR_MARK = '\u0001(';

const withoutHosts = (css: string) => css.replace(/:host\([^)]*\)+[^{]*\{[^}]*\}/g, '');

/** Removes @container and @media blocks. */
const withoutConditions = (css: string) =>
  css.replace(/@(?:container|media)[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '');

/** Colour of each sector by its short name. */
function sectorColors(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/\[s=(\w+)\]\{--s:([^;}]+)/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** Resolves sector colours for an inline drawing, whose renderer lacks custom properties: one rule per sector. */
export function sheetForDrawing(resolved: string): string {
  const colors = [...sectorColors(resolved)];
  return resolved.replace(/([^{}]+)\{([^{}]*)\}/g, (rule, selector: string, declarations: string) => {
    if (declarations.startsWith('--s:')) return '';
    if (!declarations.includes('var(--s)')) return rule;
    return colors
      .map(
        ([name, color]) =>
          `[s=${name}] ${selector}{${mixColors(declarations.replaceAll('var(--s)', color))}}`,
      )
      .join('');
  });
}

/** Evaluates `color-mix()` of two hexadecimal colours in sRGB, which looks the same at these shares. */
const mixColors = (declarations: string) =>
  replaceCalls(declarations, 'color-mix', ([, first = '', second = '']) => {
    const [color = '', percent = '50%'] = first.split(' ');
    const share = Number.parseFloat(percent) / 100;
    const channels = [1, 3, 5].map((at) => {
      const [one, other] = [color, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
      return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
    });
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  });
