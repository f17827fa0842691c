import type { ProductProperty } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { readComparedAddress } from '../../internal/compare-address';
import { compareProperties } from './compare-properties';

const property = (part: Partial<ProductProperty>): ProductProperty => ({
  ...{ key: 'modeFieldDiameter', name: null, min: null, max: null, text: null },
  ...{ unit: null, condition: null, source: null, normalized: null },
  ...part,
});

const amounts = (rows: ReturnType<typeof compareProperties>) =>
  rows.map(({ values }) => values.map((own) => own.map(({ min, max, unit }) => [min, max, unit])));

it('aligns a property by its condition, in the unit of the first product', () => {
  const rows = compareProperties([
    [
      property({
        ...{ min: 9.2, max: 9.2, unit: 'µm', condition: 'at 1310 nm' },
        normalized: { min: 0.0092, max: 0.0092, unit: 'mm' },
      }),
    ],
    [
      property({
        ...{ max: 10400, unit: 'nm', condition: 'At 1310nm' },
        normalized: { min: null, max: 0.0104, unit: 'mm' },
      }),
      property({ min: 1, max: 1, unit: 'mm', normalized: { min: 1, max: 1, unit: 'mm' } }),
    ],
  ]);
  expect(amounts(rows)).toEqual([
    [[[9.2, 9.2, 'µm']], [[null, 10.4, 'µm']]],
    [[], [[1, 1, 'mm']]],
  ]);
});

it('compares temperatures in the first unit of the quantity, and leaves what has one unit as entered', () => {
  const melting = (at: number, unit: string, normal: number) =>
    property({
      ...{ key: 'meltingPoint', min: at, max: at, unit },
      normalized: { min: normal, max: normal, unit: '°C' },
    });
  expect(amounts(compareProperties([[melting(300, 'K', 26.85)], [melting(50, '°F', 10)]]))).toEqual([
    [[[26.85, 26.85, '°C']], [[10, 10, '°C']]],
  ]);
  expect(amounts(compareProperties([[melting(300, 'K', 26.85)], [melting(310, 'K', 36.85)]]))).toEqual([
    [[[300, 300, 'K']], [[310, 310, 'K']]],
  ]);
});

it('keeps four of what an address names, each once, and counts the rest', () => {
  expect(readComparedAddress(new URLSearchParams('products=a,b,,A,c,d,e,f'))).toEqual({
    kind: 'products',
    ids: ['a', 'b', 'c', 'd'],
    leftOut: 2,
  });
  expect(readComparedAddress(new URLSearchParams('companies=a')).kind).toBe('companies');
});
