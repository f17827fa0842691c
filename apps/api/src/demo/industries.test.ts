import { INDUSTRIES } from '@millrace/domain';
import { describe, expect, it } from 'vitest';
import { externalId } from '../db/ids';
import { readTable, requiredCell } from './demo-files';

const loaded = new Map(
  readTable('products.csv').map((line) => [
    externalId('demo', 'product', requiredCell(line, 'key')),
    { name: requiredCell(line, 'name'), sector: line.sector },
  ]),
);

describe('the industry catalogue', () => {
  const listed = INDUSTRIES.flatMap(({ sector, name, products }) =>
    products.map((product) => [`${name}: ${product.name}`, sector, product] as const),
  );

  it.each(listed)(
    '%s is loaded by the demonstration under its id and name [CONST-003]',
    (_, sector, product) => {
      expect(loaded.get(product.id)).toEqual({ name: product.name, sector });
    },
  );
});
