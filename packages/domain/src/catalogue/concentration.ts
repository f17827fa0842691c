/** Most levels of a chain over which concentration is worked out. */
export const CONCENTRATION_DEPTH_MAX = 6;

/** Levels that are asked for unless a caller says otherwise. */
export const CONCENTRATION_DEPTH_DEFAULT = 3;

/** Way in which a chain is followed: to what goes into a product, or to what it goes into. */
export const CONCENTRATION_DIRECTIONS = ['inputs', 'uses'] as const;
export type ConcentrationDirection = (typeof CONCENTRATION_DIRECTIONS)[number];

/** Order of the products of a chain. */
const CONCENTRATION_SORTS = ['risk', 'level', 'name', 'suppliers', 'countries'] as const;
export type ConcentrationSort = (typeof CONCENTRATION_SORTS)[number];

/** Guidelines that name bands of the Herfindahl–Hirschman index. */
export const CONCENTRATION_GUIDELINES = ['merger-2023', 'horizontal-2010'] as const;
export type ConcentrationGuideline = (typeof CONCENTRATION_GUIDELINES)[number];

/** Bands of both guidelines, the lowest first. */
const CONCENTRATION_BANDS = ['low', 'moderate', 'high'] as const;
export type ConcentrationBand = (typeof CONCENTRATION_BANDS)[number];

/**
 * Limits of the bands of each guideline: below `moderate` an index is low, above `high` it is high.
 *
 * `horizontal-2010` is §5.3 of the Horizontal Merger Guidelines of the US Department of Justice and the Federal Trade
 * Commission of 2010; `merger-2023` is guideline 1 of their Merger Guidelines of 2023, which returned to the limits of
 * 1982.
 */
const CONCENTRATION_LIMITS: Readonly<Record<ConcentrationGuideline, { moderate: number; high: number }>> = {
  'merger-2023': { moderate: 1000, high: 1800 },
  'horizontal-2010': { moderate: 1500, high: 2500 },
};

/** Returns the band of an index by a guideline; null for no index. */
export function concentrationBand(hhi: number, guideline: ConcentrationGuideline): ConcentrationBand;
export function concentrationBand(
  hhi: number | null,
  guideline: ConcentrationGuideline,
): ConcentrationBand | null;
export function concentrationBand(
  hhi: number | null,
  guideline: ConcentrationGuideline,
): ConcentrationBand | null {
  if (hhi === null) return null;
  const { moderate, high } = CONCENTRATION_LIMITS[guideline];
  if (hhi > high) return 'high';
  return hhi >= moderate ? 'moderate' : 'low';
}

/** Number of suppliers in a country; null stands for those whose country is not known. */
export interface CountrySuppliers {
  country: string | null;
  suppliers: number;
}

/** A country beside the others. */
export interface SupplierShare extends CountrySuppliers {
  /** Part of all suppliers, those without a country included, from 0 to 1. */
  share: number;
}

/** Describes how concentrated the suppliers of a product are. */
export interface Concentration {
  suppliers: number;
  /** Known countries. */
  countries: number;
  /** Suppliers whose country is not known. */
  unknown: number;
  /** The most suppliers first; those whose country is not known last. */
  shares: SupplierShare[];
  /**
   * Sum of the squared percentages of the countries, from 0 to 10,000, of the suppliers whose country is known; null
   * where none is.
   */
  hhi: number | null;
  /** The index if each supplier without a country were in a country of its own; null without suppliers. */
  hhiMin: number | null;
  /** The index if all of them were in the country that has the most; null without suppliers. */
  hhiMax: number | null;
  /** True if exactly one supplier is known. */
  isSingleSource: boolean;
  /** True if the country of every supplier is known, and the same. */
  isSingleCountry: boolean;
}

/** Works out how concentrated suppliers are, by the number of suppliers in each country. */
export function measureConcentration(counts: readonly CountrySuppliers[]): Concentration {
  const known = counts.filter(({ country, suppliers }) => country !== null && suppliers > 0);
  const numbers = known.map(({ suppliers }) => suppliers);
  const placed = sum(numbers);
  const all = sum(counts.map(({ suppliers }) => suppliers));
  const unknown = all - placed;
  const most = Math.max(0, ...numbers);
  const squares = sum(numbers.map((one) => one * one));
  const shares = counts
    .filter(({ suppliers }) => suppliers > 0)
    .map(({ country, suppliers }) => ({ country, suppliers, share: suppliers / all }))
    .sort(
      (one, other) =>
        Number(one.country === null) - Number(other.country === null) ||
        other.suppliers - one.suppliers ||
        ((one.country ?? '') < (other.country ?? '') ? -1 : 1),
    );
  return {
    suppliers: all,
    countries: known.length,
    unknown,
    shares,
    hhi: placed === 0 ? null : index(squares, placed),
    hhiMin: all === 0 ? null : index(squares + unknown, all),
    hhiMax: all === 0 ? null : index(squares - most * most + (most + unknown) ** 2, all),
    isSingleSource: all === 1,
    isSingleCountry: unknown === 0 && known.length === 1,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Index of squared numbers that belong to a whole, as a whole number. */
const index = (squares: number, whole: number): number => Math.round((squares / whole ** 2) * 10_000);

/**
 * Lists what a product may lose without a country: all its suppliers; an input that is cut off; or, if those outside are not
 * known to be outside, perhaps all its suppliers.
 */
const CUT_OFFS = ['suppliers', 'input', 'unknown', 'none'] as const;
export type CutOff = (typeof CUT_OFFS)[number];

/** A product of a chain, as a scenario needs it. */
export interface ChainProduct {
  id: string;
  countries: readonly CountrySuppliers[];
  /** Ids of the products of the chain that go into it. */
  inputs: readonly string[];
}

/**
 * Works out what is cut off without a country.
 *
 * A product is cut off by its suppliers if at least one is known and all are in that country. It is cut off by an input
 * if something that goes into it is cut off: alternatives among inputs are not known, so each is taken as needed. A
 * supplier without a country might be anywhere: where all the others are in that country, the result is not known, and
 * goes on to nothing else. A product without suppliers is not cut off by itself: that nobody is known does not mean
 * that nobody is there.
 */
export function cutOffWithout(
  chain: readonly ChainProduct[],
  country: string,
): ReadonlyMap<string, Exclude<CutOff, 'none'>> {
  const cutOff = new Map<string, Exclude<CutOff, 'none'>>();
  const uses = new Map<string, string[]>();
  const lost: string[] = [];
  for (const { id, countries, inputs } of chain) {
    for (const input of inputs) {
      const known = uses.get(input);
      if (known) known.push(id);
      else uses.set(input, [id]);
    }
    const supplied = countries.filter(({ suppliers }) => suppliers > 0);
    if (!supplied.some((one) => one.country === country)) continue;
    if (supplied.some((one) => one.country !== null && one.country !== country)) continue;
    const isCertain = supplied.every((one) => one.country === country);
    cutOff.set(id, isCertain ? 'suppliers' : 'unknown');
    if (isCertain) lost.push(id);
  }
  for (let id = lost.pop(); id !== undefined; id = lost.pop()) {
    for (const use of uses.get(id) ?? []) {
      const known = cutOff.get(use);
      if (known === 'suppliers' || known === 'input') continue;
      cutOff.set(use, 'input');
      lost.push(use);
    }
  }
  return cutOff;
}
