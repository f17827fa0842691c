import { describe, expect, it } from 'vitest';
import { isSector, SECTORS, sectorInfo } from './sectors';

describe('sectors', () => {
  it('serves the eight sectors [CONST-004]', () => {
    expect(SECTORS.map(({ name }) => name)).toEqual([
      'Optical Fiber',
      'PhotoVoltaic',
      'UV/EB Curing',
      'Lithium-Ion',
      'Additive Manufacturing',
      'Carbon Fiber',
      'Semiconductor',
      'Green Hydrogen',
    ]);
  });

  it('gives each a key and a hue of its own', () => {
    expect(new Set(SECTORS.map(({ key }) => key)).size).toBe(8);
    expect(new Set(SECTORS.map(({ hue }) => hue)).size).toBe(8);
  });

  it('knows a key from anything else', () => {
    expect(isSector('carbon-fiber')).toBe(true);
    expect(isSector('Carbon Fiber')).toBe(false);
    expect(isSector(null)).toBe(false);
    expect(isSector('toString')).toBe(false);
  });

  it('finds the entry of a key', () => {
    expect(sectorInfo('lithium-ion').name).toBe('Lithium-Ion');
  });
});
