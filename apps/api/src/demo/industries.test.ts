import { INDUSTRIES } from '@millrace/domain';
import { expect, it } from 'vitest';
import { externalId } from '../platform/db/ids';
import { readTable, requiredCell } from './demo-ids';

const loaded = new Map(
  readTable('products.csv').map((line) => [
    externalId('demo', 'product', requiredCell(line, 'key')),
    { name: requiredCell(line, 'name'), sector: line.sector },
  ]),
);

it('loads every product of the industry catalogue under its id and name [CONST-003]', () => {
  const listed = INDUSTRIES.flatMap(({ sector, products }) =>
    products.map(({ id, name }) => ({ id, name, sector })),
  );
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.map(({ id }) => ({ id, ...loaded.get(id) }))).toEqual(listed);
});
