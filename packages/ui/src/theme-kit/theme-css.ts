import { contrast, type Oklch, toCss } from '../theme/oklch';
import type { Palette } from '../theme/palette';
import type { CheckedChoice } from './theme-choice';
import { pointerValues, type TokenValues } from './theme-values';

type InThemes<Value> = Record<'light' | 'dark', Value>;

/** Where fingers are not the pointer: there controls keep the height that a finger needs. */
const MOUSE = '(min-width: 768px) and (pointer: fine)';

/** The style sheet of a theme. It stands in no layer, so that it wins over ours wherever it is linked. */
export function themeCss(
  brand: string,
  palettes: InThemes<Palette>,
  values: InThemes<TokenValues>,
  choice: CheckedChoice,
): string {
  const heights = pointerValues(choice);
  return [
    `/* A theme for Millrace in ${brand.trim()}. Every text and control keeps the contrast of WCAG 2.2 AA. */`,
    rule(':root', widgetValues(palettes, choice)),
    rule(':root, :host, [data-theme="light"]', values.light),
    rule('[data-theme="dark"]', values.dark),
    within('(prefers-color-scheme: dark)', rule(':root:not([data-theme])', values.dark)),
    ...(Object.keys(heights).length > 0 ? [within(MOUSE, rule(':root, :host', heights))] : []),
    '',
  ].join('\n');
}

/** The few properties that widgets take from the page around them, in whichever theme they are. */
function widgetValues({ light, dark }: InThemes<Palette>, { font, radius }: CheckedChoice): TokenValues {
  const both = (of: (palette: Palette) => Oklch) => `light-dark(${toCss(of(light))}, ${toCss(of(dark))})`;
  return {
    '--mr-accent': both(({ blue }) => blue),
    '--mr-on-accent': both(inkOnAccent),
    ...(radius !== null && { '--mr-radius': `${radius}px` }),
    ...(font !== null && { '--mr-font': `"${font}", Arial, sans-serif` }),
  };
}

/** A widget has one accent for texts and buttons. */
const inkOnAccent = ({ blue, onFill, onAmber, paper }: Palette): Oklch =>
  [onFill, paper, onAmber].reduce((best, ink) => (contrast(ink, blue) > contrast(best, blue) ? ink : best));

const rule = (selector: string, values: TokenValues): string =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}`;

const within = (condition: string, inner: string): string =>
  `@media ${condition} {\n${inner.replaceAll(/^/gm, '  ')}\n}`;
