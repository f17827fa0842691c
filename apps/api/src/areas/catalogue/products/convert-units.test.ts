import { PROPERTY_UNITS, type PropertyDimension, type PropertyUnit } from '@millrace/domain';
import { expect, it } from 'vitest';
import { convertUnit } from './convert-units';

it('converts every unit of the list into the first of its quantity and back', () => {
  const wrong = (Object.keys(PROPERTY_UNITS) as PropertyDimension[]).flatMap((dimension) => {
    const [base, ...others]: readonly PropertyUnit[] = PROPERTY_UNITS[dimension];
    if (base === undefined) return [];
    return others.flatMap((unit) => {
      const back = convertUnit(convertUnit(5, unit, base), base, unit);
      return Math.abs(back - 5) > 1e-9 ? [`${dimension}: ${unit} gives ${back}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

// Factors by the SI brochure (BIPM, 9th edition) and NIST SP 811.
it.each<[number, PropertyUnit, number, PropertyUnit]>([
  [1, 'g/cm³', 1000, 'kg/m³'],
  [212, '°F', 100, '°C'],
  [273.15, 'K', 0, '°C'],
  [1, 'in', 25.4, 'mm'],
  [1, 'psi', 0.00689475729317, 'MPa'],
  [1, 'bar', 0.1, 'MPa'],
  [1, 'dB/m', 1000, 'dB/km'],
  [1, 'Ah/kg', 1, 'mAh/g'],
  [1, '%', 10_000, 'ppm'],
  [1, '1/K', 1e6, 'µm/(m·K)'],
  [1, 'kWh/m³', 1, 'Wh/l'],
  [1, 'µΩ·cm', 1e-8, 'Ω·m'],
  [1, 'm²/s', 1e6, 'mm²/s'],
  [1, 'm³/h', 1000 / 60, 'l/min'],
])('converts %d %s to %d %s', (value, from, converted, to) => {
  expect(convertUnit(value, from, to)).toBeCloseTo(converted, 7);
});
