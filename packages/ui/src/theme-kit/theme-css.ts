import { contrast, type Oklch, toCss } from '../theme/oklch';
import type { Palette } from '../theme/palette';
import type { CheckedChoice } from './theme-choice';
import { pointerValues, type TokenValues } from './theme-values';

type InThemes<Value> = Record<'light' | 'dark', Value>;

/** On touch devices controls keep the minimum target height. */
const MOUSE = '(min-width: 768px) and (pointer: fine)';

/** Returns the style sheet of a theme. It is unlayered, so that it overrides the defaults wherever it is linked. */
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

/** Properties that widgets inherit from the surrounding page, in either theme. */
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
