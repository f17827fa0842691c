import { fromHex, type Oklch } from '../theme/oklch';
import { isFontName } from './font-name';

/** Densities of the layout. */
export const DENSITIES = ['compact', 'standard', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** Maximum corner radius in px: half the height of the smallest control. */
export const RADIUS_MAX = 16;

/** Choices of a publisher or partner, from which the theme is derived. */
export interface ThemeChoice {
  /** Brand colour, as `#rgb` or `#rrggbb`. */
  brand: string;
  /** Name of a font that the page loads. Default: the design system's. */
  font?: string | undefined;
  /** Corner radius of controls in whole px, 0 to 16. Default 2. */
  radius?: number | undefined;
  /** Density. Default `standard`. */
  density?: Density | undefined;
}

/** Error for an invalid choice. Its message suggests a valid value. */
export class ThemeChoiceError extends Error {
  override name = 'ThemeChoiceError';

  constructor(
    readonly field: keyof ThemeChoice,
    message: string,
  ) {
    super(message);
  }
}

/** A validated choice. */
export interface CheckedChoice {
  brand: Oklch;
  font: string | null;
  radius: number | null;
  density: Density;
}

/** Validates a choice. @throws {ThemeChoiceError} with the name of the first invalid field. */
export function checkChoice({ brand, font, radius, density = 'standard' }: ThemeChoice): CheckedChoice {
  const colour = fromHex(brand);
  if (!colour) throw new ThemeChoiceError('brand', 'Give the colour as six digits, such as #0A7D5A.');
  const name = font?.trim() || null;
  if (name !== null && !isFontName(name)) {
    throw new ThemeChoiceError('font', 'Give the name of one face, such as Source Sans 3.');
  }
  if (radius !== undefined && !(Number.isInteger(radius) && radius >= 0 && radius <= RADIUS_MAX)) {
    throw new ThemeChoiceError('radius', `Give whole pixels from 0 to ${RADIUS_MAX}.`);
  }
  if (!DENSITIES.includes(density)) {
    throw new ThemeChoiceError('density', `Give one of ${DENSITIES.join(', ')}.`);
  }
  return { brand: colour, font: name, radius: radius ?? null, density };
}
