import { describe, expect, it } from 'vitest';
import { INDUSTRIES } from './industries';
import { SECTORS } from './sectors';

describe('INDUSTRIES', () => {
  it('names the eight industries of the first feed in their order and with their own spelling [FEED-008]', () => {
    expect(INDUSTRIES.map(({ name }) => name)).toEqual([
      'Additive Manufacturing',
      'Carbon Fiber',
      'Lithium-ion',
      'Optical Fiber',
      'PhotoVoltaic',
      'UV/EB',
      'Semiconductor',
      'Green Hydrogen',
    ]);
  });

  it('shares its ids with the sectors, whatever the spelling [DIFF-031]', () => {
    const sectors = SECTORS.map(({ key }) => key);
    expect(INDUSTRIES.map(({ sector }) => sector).toSorted()).toEqual(sectors.toSorted());
  });

  it('has products for seven industries, none for Green Hydrogen, and no product twice', () => {
    const without = INDUSTRIES.filter(({ products }) => products.length === 0).map(({ name }) => name);
    expect(without).toEqual(['Green Hydrogen']);
    const ids = INDUSTRIES.flatMap(({ products }) => products.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
