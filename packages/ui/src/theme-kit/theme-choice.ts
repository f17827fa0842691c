import { fromHex, type Oklch } from '../theme/oklch';
import { isFontName } from './font-name';

/** How close things stand. */
export const DENSITIES = ['compact', 'standard', 'roomy'] as const;
export type Density = (typeof DENSITIES)[number];

/** The largest corner, in px: half the height of the smallest control. */
export const RADIUS_MAX = 16;

/** What a publisher or partner sets; all else follows from it. */
export interface ThemeChoice {
  /** As `#rgb` or `#rrggbb`. */
  brand: string;
  /** Name of a face that the page loads. Default: ours. */
  font?: string | undefined;
  /** Corners of controls in whole px, 0 to 16. Default 2. */
  radius?: number | undefined;
  /** Default `standard`. */
  density?: Density | undefined;
}

/** A choice that no theme can be made of. Its message says what to give instead. */
export class ThemeChoiceError extends Error {
  override name = 'ThemeChoiceError';

  constructor(
    readonly field: keyof ThemeChoice,
    message: string,
  ) {
    super(message);
  }
}

/** A choice that was looked through. */
export interface CheckedChoice {
  brand: Oklch;
  font: string | null;
  radius: number | null;
  density: Density;
}

/** @throws {ThemeChoiceError} naming the first field that can't be used. */
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
