import { colorValues } from '../theme/color-values';
import { contrastPairs } from '../theme/contrast-pairs';
import { contrast, fromCss, type Oklch, toSrgb } from '../theme/oklch';
import { daylight, night, type Palette } from '../theme/palette';
import { accentPalette } from './accent-palette';
import { checkChoice, type ThemeChoice } from './theme-choice';
import { themeCss } from './theme-css';
import { themeValues } from './theme-values';

/** Adjustments of a brand's colour, and warnings about it. */
export type ThemeNote =
  /** The brand colour would have too little contrast on this theme's backgrounds, so its lightness was changed. */
  | { kind: 'text' | 'fill'; theme: 'light' | 'dark'; change: 'darker' | 'lighter'; colour: string }
  /** The colour could be mistaken for the error colour. */
  | { kind: 'danger' };

/** A pair of colours of a theme and its WCAG 2 contrast ratio. */
export interface ThemeContrast {
  theme: 'light' | 'dark';
  colour: string;
  ground: string;
  least: number;
  ratio: number;
}

/** A complete theme. */
export interface ThemeKit {
  /** Style sheet for pages of the design system and for widgets. */
  css: string;
  /** Tokens that differ from the defaults, by custom property, for a preview. */
  values: Record<'light' | 'dark', Readonly<Record<string, string>>>;
  notes: readonly ThemeNote[];
  /** Every colour pair of the contract, in both themes. */
  contrasts: readonly ThemeContrast[];
}

/** Thresholds of hue distance and chroma within which a brand colour looks like an error. */
const DANGER = { degrees: 18, chroma: 0.1 };

/**
 * Creates a theme from a brand's colour, font, corners and density: lightness is adjusted so that all text and controls
 * meet the contrast of WCAG 2.2 AA on every background, in light and dark mode; the hue is kept.
 *
 * @throws {ThemeChoiceError} with the name of the invalid field.
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
