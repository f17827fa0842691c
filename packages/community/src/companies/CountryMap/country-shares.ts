/** A country and what is counted of it. */
export interface CountryValue {
  /** ISO 3166-1 alpha-2. */
  country: string;
  value: number;
}

/** A country beside the others. */
export interface CountryShare extends CountryValue {
  /** Part of the sum of all, from 0 to 1. */
  share: number;
  /** Steps from pale to dark, of `MAP_STEPS`. */
  step: MapStep;
}

/** Steps from few to many. */
export const MAP_STEPS = [1, 2, 3, 4, 5] as const;
export type MapStep = (typeof MAP_STEPS)[number];

/**
 * Sorts countries by their values, the greatest first, and works out shares and steps. Steps grow with the logarithm: a
 * country with a hundred times as many as the others would leave them all as pale.
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
