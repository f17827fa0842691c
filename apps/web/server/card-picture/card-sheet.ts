import type { CardDrawing } from '@millrace/widgets';
import { replaceCalls } from './read-calls';

/** The width of a card, in px. */
export const CARD_WIDTH_PX = 600;

/** The foot of the cascade: what browsers know of elements, and the painter does not. */
const foot = 'div,article,section,header,h3,p,dl,dt,dd,ul,li,img{display:block}b{font-weight:700}';

/**
 * What differs on a picture: nobody presses or hovers it, so there is no button, and a long name takes the room instead
 * of being cut. Important, as the card's own classes come first.
 */
const onPicture = [
  'button,[target=_blank]{display:none!important}',
  'article h3{white-space:normal!important;text-wrap:balance;line-clamp:5;line-height:1.2}',
  'article p{padding-top:6px}',
  // Heights that browsers take from the row of the grid.
  'article>img{height:100%!important;min-height:0!important}',
  // Drawings within a line have no margins here.
  'article>a>span,section>a>span{display:flex;align-items:center}',
].join('');

type Asked = Pick<CardDrawing, 'css' | 'theme' | 'properties'>;

/**
 * The style sheet of a shadow root as a painter takes it that knows neither hosts nor colour schemes: of one theme, with
 * the page's properties in their places. The page's face is left out, as the painter has ours alone.
 */
export function sheetForPicture(asked: Asked): string[] {
  return [foot, resolveSheet(asked), onPicture];
}

/** The card's own rules, of one theme. */
export function resolveSheet({ css, theme, properties }: Asked): string {
  const ofTheme = replaceCalls(css, 'light-dark', ([light = '', dark = '']) =>
    theme === 'dark' ? dark : light,
  );
  const resolved = replaceCalls(ofTheme, 'var', ([name = '', ...fallback]) => {
    // Of the painter's own cascade.
    if (!name.startsWith('--mr-')) return `${SECTOR_MARK}${name})`;
    return (name === '--mr-font' ? undefined : properties[name]) ?? (fallback.join(',') || '0');
  }).replaceAll(SECTOR_MARK, 'var(');
  // Wider than any of its conditions, and in no colours of a reader's system.
  return longhands(byAttribute(withoutHosts(withoutConditions(resolved))));
}

/** The painter asks an attribute for the direction, which a card in a picture has from nothing else. */
const byAttribute = (css: string) => css.replace(/:dir\((ltr|rtl)\)/g, '[dir=$1]');

/** The painter knows the parts of `grid`, and not the whole. */
const longhands = (css: string) =>
  css.replace(/([;{])grid:([^/;}]+)\/([^;}]+)/g, '$1grid-template-rows:$2;grid-template-columns:$3');

/** Stands for a call that stays, so that it is not found again. */
const SECTOR_MARK = '\u0001(';

const withoutHosts = (css: string) => css.replace(/:host\([^)]*\)+[^{]*\{[^}]*\}/g, '');

/** Without the blocks of queries, which hold rules. */
const withoutConditions = (css: string) =>
  css.replace(/@(?:container|media)[^{]*\{(?:[^{}]*\{[^}]*\})*\}/g, '');

/** The colour of each sector, by its short name. */
function sectorColors(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/\[s=(\w+)\]\{--s:([^;}]+)/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** Rules for a drawing inside a card, whose painter knows no custom properties: one for each sector in their place. */
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

/** `color-mix()` of two hexadecimal colours, one with its share; in sRGB, which at these shares looks the same. */
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
