import { describe, expect, it } from 'vitest';
import { countryShares } from './country-shares';

describe('countryShares', () => {
  it('sorts by value, then by code, and leaves out countries without any', () => {
    const shares = countryShares([
      { country: 'SE', value: 1 },
      { country: 'JP', value: 0 },
      { country: 'DE', value: 2 },
      { country: 'FR', value: 1 },
    ]);
    expect(shares.map(({ country, share }) => [country, share])).toEqual([
      ['DE', 0.5],
      ['FR', 0.25],
      ['SE', 0.25],
    ]);
  });

  it('tells few from many when one country has almost all', () => {
    const shares = countryShares([
      { country: 'CN', value: 10_000 },
      { country: 'DE', value: 100 },
      { country: 'LU', value: 1 },
    ]);
    expect(shares.map(({ step }) => step)).toEqual([5, 3, 1]);
  });

  it('draws the only country as dark as can be', () => {
    expect(countryShares([{ country: 'SG', value: 1 }])).toEqual([
      { country: 'SG', value: 1, share: 1, step: 5 },
    ]);
    expect(countryShares([])).toEqual([]);
  });
});
