import type { ProductProperty } from '@millrace/api-client';
import { expect, it } from 'vitest';
import { propertySchema } from './property-schema';

const property = (part: Partial<ProductProperty>): ProductProperty => ({
  ...{ key: null, name: null, min: null, max: null, text: null, unit: null },
  ...{ condition: null, source: null, normalized: null, ...part },
});

it.each<[Partial<ProductProperty>, object]>([
  [
    { key: 'density', min: 2.2, max: 2.2, unit: 'g/cm³', condition: 'at 20 °C' },
    { name: 'Density', value: 2.2, unitText: 'g/cm³', description: 'at 20 °C' },
  ],
  [
    { key: 'hydroxylContent', max: 1, unit: 'ppb' },
    { name: 'Hydroxyl content', maxValue: 1, unitText: 'ppb' },
  ],
  [
    { key: 'diameter', min: 120, max: 200, unit: 'mm' },
    { name: 'Diameter', minValue: 120, maxValue: 200, unitText: 'mm' },
  ],
  [
    { name: 'Core dopant', text: 'Germanium dioxide' },
    { name: 'Core dopant', value: 'Germanium dioxide' },
  ],
])('describes the property %o to search engines', (part, described) => {
  expect(propertySchema(property(part))).toEqual({ '@type': 'PropertyValue', ...described });
});
