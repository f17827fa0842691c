import { SECTORS } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { mix, oklch, toHex } from './oklch';
import { sectorPalettes } from './palette';

describe('oklch', () => {
  it('gives the colours that CSS gives', () => {
    expect(toHex(oklch(0, 0, 0))).toBe('#000000');
    expect(toHex(oklch(1, 0, 0))).toBe('#ffffff');
    expect(toHex(oklch(0.627955, 0.257683, 29.2339))).toBe('#ff0000');
    expect(toHex(mix(oklch(1, 0, 0), oklch(0, 0, 0), 0.5))).toBe('#636363');
  });
});

describe('sectorPalettes', () => {
  it('gives each sector, and subjects without one, an accent of its own', () => {
    const accents = [...SECTORS.map(({ key }) => key), null].map(
      (sector) => sectorPalettes(sector).light.accent,
    );
    expect(new Set(accents).size).toBe(SECTORS.length + 1);
  });

  it('puts dark lines on light ground, and light on dark', () => {
    const brightness = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
    const { light, dark } = sectorPalettes('photovoltaic');
    expect(brightness(light.ground) - brightness(light.ink)).toBeGreaterThan(150);
    expect(brightness(dark.ink) - brightness(dark.ground)).toBeGreaterThan(150);
  });
});
