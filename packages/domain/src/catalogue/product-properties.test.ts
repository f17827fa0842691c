import { expect, it } from 'vitest';
import { type ProductProperty, readPropertyLine, writePropertyLine } from './product-properties';
import { formatPropertyAmount, readPropertyUnit } from './property-units';

const amount = (part: Partial<ProductProperty>): ProductProperty => ({
  ...{ name: 'density', min: null, max: null, text: null, unit: null, condition: null, source: null },
  ...part,
});

it.each([
  ['2.2 g/cm³ | at 20 °C | https://a.example/x', { min: 2.2, max: 2.2, unit: 'g/cm³' }],
  ['2.1–2.3 g/cm³ | at 20 °C | https://a.example/x', { min: 2.1, max: 2.3, unit: 'g/cm³' }],
  ['-20–60 g/cm³ | at 20 °C | https://a.example/x', { min: -20, max: 60, unit: 'g/cm³' }],
  ['≤ 0.35 g/cm³ | at 20 °C | https://a.example/x', { max: 0.35, unit: 'g/cm³' }],
  ['≥ 1e-9 g/cm³ | at 20 °C | https://a.example/x', { min: 1e-9, unit: 'g/cm³' }],
  ['"5 grades" | at 20 °C | https://a.example/x', { text: '5 grades' }],
])('reads back the line %s as it was written', (line, part) => {
  const property = amount({ ...part, condition: 'at 20 °C', source: 'https://a.example/x' });
  expect(writePropertyLine(property)).toBe(line);
  expect(readPropertyLine('density', line)).toEqual(property);
});

it('reads what people type: other dashes, signs and spellings of units', () => {
  const read = (line: string) => readPropertyLine('density', line);
  expect(read('2.1 - 2.3 g/cm3')).toEqual(amount({ min: 2.1, max: 2.3, unit: 'g/cm³' }));
  expect(read('<= 2200 kg/m^3')).toEqual(amount({ max: 2200, unit: 'kg/m³' }));
  expect(read('heavy || a | b')).toEqual(amount({ text: 'heavy', source: 'a|b' }));
  expect(readPropertyUnit('thermalConductivity', 'W/(m*K)')).toBe('W/(m·K)');
  expect(readPropertyUnit('length', 'um')).toBe('µm');
  expect(readPropertyUnit('temperature', 'degC')).toBe('°C');
  expect(readPropertyUnit('viscosity', 'mPa s')).toBe('mPa·s');
  expect(readPropertyUnit('density', 'kg')).toBeNull();
});

it('writes values in the notation of the reader', () => {
  const write = (part: Partial<ProductProperty>, locale: string) =>
    formatPropertyAmount(amount(part), locale).replace(/[\u00a0\u202f]/g, ' ');
  expect(write({ max: 0.35, unit: 'dB/km' }, 'de')).toBe('≤ 0,35 dB/km');
  expect(write({ min: 120, max: 200, unit: 'mm' }, 'en')).toBe('120–200 mm');
  expect(write({ min: 99.9999, unit: '%' }, 'de')).toBe('≥ 99,9999 %');
  expect(write({ min: 1713, max: 1713, unit: '°C' }, 'en')).toBe('1,713°C');
  expect(write({ text: 'clear' }, 'ja')).toBe('clear');
});
