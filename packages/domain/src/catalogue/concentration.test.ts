import { describe, expect, it } from 'vitest';
import { type ChainProduct, concentrationBand, cutOffWithout, measureConcentration } from './concentration';

describe('measureConcentration', () => {
  it('adds up the squared percentages of the countries', () => {
    // Of 10 suppliers 6 are in China, 3 in Japan, 1 in Germany: 60² + 30² + 10² = 3,600 + 900 + 100.
    const result = measureConcentration([
      { country: 'DE', suppliers: 1 },
      { country: 'CN', suppliers: 6 },
      { country: 'JP', suppliers: 3 },
    ]);
    expect(result).toMatchObject({
      suppliers: 10,
      countries: 3,
      unknown: 0,
      hhi: 4600,
      hhiMin: 4600,
      hhiMax: 4600,
    });
    expect(result.shares.map(({ country, share }) => [country, share])).toEqual([
      ['CN', 0.6],
      ['JP', 0.3],
      ['DE', 0.1],
    ]);
  });

  it('never guesses a country: says the index of the known ones, and between which figures the truth lies', () => {
    // Of 5 suppliers 2 are in China, 1 in Japan. Known: (2² + 1²) / 3² = 5/9. At least: (4 + 1 + 1 + 1) / 25 = 7/25,
    // each of the two in a country of its own. At most: (4² + 1²) / 25 = 17/25, both in China.
    const result = measureConcentration([
      { country: null, suppliers: 2 },
      { country: 'CN', suppliers: 2 },
      { country: 'JP', suppliers: 1 },
    ]);
    expect(result).toMatchObject({ unknown: 2, hhi: 5556, hhiMin: 2800, hhiMax: 6800 });
    expect(result.shares.at(-1)).toEqual({ country: null, suppliers: 2, share: 0.4 });
  });

  it('marks one supplier and one country, the latter only where no country is missing', () => {
    const marks = (...counts: [string | null, number][]) => {
      const { hhi, isSingleSource, isSingleCountry } = measureConcentration(
        counts.map(([country, suppliers]) => ({ country, suppliers })),
      );
      return [hhi, isSingleSource, isSingleCountry];
    };
    expect(marks()).toEqual([null, false, false]);
    expect(marks(['CN', 1])).toEqual([10000, true, true]);
    expect(marks(['CN', 3])).toEqual([10000, false, true]);
    expect(marks([null, 1])).toEqual([null, true, false]);
    expect(marks(['CN', 3], [null, 1])).toEqual([10000, false, false]);
  });
});

it('names the bands as each guideline does', () => {
  const bands = [999, 1000, 1499, 1500, 1800, 1801, 2500, 2501].map((hhi) => [
    hhi,
    concentrationBand(hhi, 'merger-2023'),
    concentrationBand(hhi, 'horizontal-2010'),
  ]);
  expect(bands).toEqual([
    [999, 'low', 'low'],
    [1000, 'moderate', 'low'],
    [1499, 'moderate', 'low'],
    [1500, 'moderate', 'moderate'],
    [1800, 'moderate', 'moderate'],
    [1801, 'high', 'moderate'],
    [2500, 'high', 'moderate'],
    [2501, 'high', 'high'],
  ]);
  expect(concentrationBand(null, 'merger-2023')).toBeNull();
});

describe('cutOffWithout', () => {
  const product = (
    id: string,
    countries: readonly (readonly [string | null, number])[],
    inputs: string[] = [],
  ): ChainProduct => ({
    id,
    countries: countries.map(([country, suppliers]) => ({ country, suppliers })),
    inputs,
  });
  const without = (country: string, ...chain: ChainProduct[]) =>
    Object.fromEntries(cutOffWithout(chain, country));

  it('goes from what has no other supplier up to everything it goes into, through cycles too', () => {
    const chain = [
      product('fiber', [['JP', 2]], ['preform', 'coating']),
      product('preform', [['JP', 1]], ['germanium', 'fiber']),
      product('coating', [['DE', 1]]),
      product('germanium', [['CN', 2]]),
    ];
    expect(without('CN', ...chain)).toEqual({ germanium: 'suppliers', preform: 'input', fiber: 'input' });
    expect(without('DE', ...chain)).toEqual({ coating: 'suppliers', fiber: 'input', preform: 'input' });
    expect(without('US', ...chain)).toEqual({});
  });

  it('says that it does not know where a supplier without a country could be the last one', () => {
    const chain = [
      product('cable', [['FR', 1]], ['glass']),
      product('glass', [
        ['CN', 1],
        [null, 1],
      ]),
    ];
    expect(without('CN', ...chain)).toEqual({ glass: 'unknown' });
  });

  it('takes nobody known for not known, not for cut off', () => {
    expect(without('CN', product('ore', []), product('sand', [[null, 2]]))).toEqual({});
  });
});
