/** A country and its value. */
export interface CountryValue {
  /** ISO 3166-1 alpha-2. */
  country: string;
  value: number;
}

/** A country with its share and shade. */
export interface CountryShare extends CountryValue {
  /** Share of the total, from 0 to 1. */
  share: number;
  /** Shade from pale to dark, one of `MAP_STEPS`. */
  step: MapStep;
}

/** Shades from the lowest to the highest value. */
export const MAP_STEPS = [1, 2, 3, 4, 5] as const;
export type MapStep = (typeof MAP_STEPS)[number];

/**
 * Sorts countries by value in descending order, and computes shares and shades. Shades are logarithmic: otherwise a
 * country with a value a hundred times higher would leave all others equally pale.
 */
export function countryShares(values: readonly CountryValue[]): CountryShare[] {
  const known = values.filter(({ value }) => value > 0);
  const sum = known.reduce((all, { value }) => all + value, 0);
  const most = Math.log1p(Math.max(0, ...known.map(({ value }) => value)));
  return known
    .map(({ country, value }) => ({
      country,
      value,
      share: value / sum,
      step: MAP_STEPS[Math.ceil((Math.log1p(value) / most) * MAP_STEPS.length) - 1] ?? MAP_STEPS[0],
    }))
    .sort((one, other) => other.value - one.value || (one.country < other.country ? -1 : 1));
}
