import { colorValues } from '../theme/color-values';
import { contrastPairs } from '../theme/contrast-pairs';
import { contrast, fromCss, type Oklch, toSrgb } from '../theme/oklch';
import { daylight, night, type Palette } from '../theme/palette';
import { accentPalette } from './accent-palette';
import { checkChoice, type ThemeChoice } from './theme-choice';
import { themeCss } from './theme-css';
import { themeValues } from './theme-values';

/** What was done to a brand's colour, or is to be known of it. */
export type ThemeNote =
  /** On this theme's grounds a colour as light, or as dark, could not be read or seen. */
  | { kind: 'text' | 'fill'; theme: 'light' | 'dark'; change: 'darker' | 'lighter'; colour: string }
  /** It can be taken for the colour of errors. */
  | { kind: 'danger' };

/** A pair of colours of a theme and its ratio by WCAG 2. */
export interface ThemeContrast {
  theme: 'light' | 'dark';
  colour: string;
  ground: string;
  least: number;
  ratio: number;
}

/** A complete theme. */
export interface ThemeKit {
  /** A style sheet for pages of the design system and for widgets. */
  css: string;
  /** The tokens that differ from ours, by custom property, for a preview. */
  values: Record<'light' | 'dark', Readonly<Record<string, string>>>;
  notes: readonly ThemeNote[];
  /** Every pair that the contract names, in both themes. */
  contrasts: readonly ThemeContrast[];
}

/** How near in hue, and how colourful, a brand is that looks like an error. */
const DANGER = { degrees: 18, chroma: 0.1 };

/**
 * Makes a theme of a brand's colour, face, corners and density: lightness is solved for so that every text and control
 * keeps the contrast of WCAG 2.2 AA on every ground, in light and in dark; hue stays the brand's.
 *
 * @throws {ThemeChoiceError} naming the field that can't be used.
 */
export function createTheme(choice: ThemeChoice): ThemeKit {
  const checked = checkChoice(choice);
  const palettes = {
    light: accentPalette(checked.brand, daylight),
    dark: accentPalette(checked.brand, night),
  };
  const values = {
    light: themeValues(palettes.light, daylight, checked),
    dark: themeValues(palettes.dark, night, checked),
  };
  return {
    css: themeCss(choice.brand, palettes, values, checked),
    values,
    notes: [...themeNotes(checked.brand, palettes)],
    contrasts: [...themeContrasts(palettes)],
  };
}

const THEMES = ['light', 'dark'] as const;

function* themeNotes(brand: Oklch, palettes: Record<'light' | 'dark', Palette>): Generator<ThemeNote> {
  for (const theme of THEMES) {
    const { blue, fill } = palettes[theme];
    for (const [kind, made] of [['text', blue] as const, ['fill', fill] as const]) {
      if (made[0] === brand[0]) continue;
      const change = made[0] < brand[0] ? 'darker' : 'lighter';
      yield { kind, theme, change, colour: toHex(made) };
    }
  }
  const apart = Math.abs(((brand[2] - daylight.red[2] + 540) % 360) - 180);
  if (apart < DANGER.degrees && brand[1] > DANGER.chroma) yield { kind: 'danger' };
}

function* themeContrasts(palettes: Record<'light' | 'dark', Palette>): Generator<ThemeContrast> {
  for (const theme of THEMES) {
    const colors = colorValues(palettes[theme]);
    const colourAt = (path: string): Oklch => {
      const [group = '', role = ''] = path.split('.');
      const found = (colors as unknown as Record<string, string | Record<string, string>>)[group];
      return fromCss(typeof found === 'string' ? found : String(found?.[role]));
    };
    for (const pair of contrastPairs) {
      yield { theme, ...pair, ratio: contrast(colourAt(pair.colour), colourAt(pair.ground)) };
    }
  }
}

const toHex = (colour: Oklch): string =>
  `#${toSrgb(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
