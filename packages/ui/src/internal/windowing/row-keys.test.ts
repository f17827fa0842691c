import { expect, it } from 'vitest';
import { RowKeys } from './row-keys';

const rowsWithIds = (...ids: string[]) => ids.map((id) => ({ id }));

it('knows the ids of rows when some come before and after, go, or change places', () => {
  const rowKeys = new RowKeys<{ id: string }>();
  const keys = { of: (rows: readonly { id: string }[]) => rowKeys.of(rows, ({ id }) => id) };
  const rows = rowsWithIds('a', 'b', 'c');
  expect(keys.of(rows)).toEqual(['a', 'b', 'c']);
  expect(keys.of(rows)).toBe(keys.of(rows));
  const more = [...rowsWithIds('x', 'y'), ...rows, ...rowsWithIds('d')];
  expect(keys.of(more)).toEqual(['x', 'y', 'a', 'b', 'c', 'd']);
  expect(keys.of([...more].reverse())).toEqual(['d', 'c', 'b', 'a', 'y', 'x']);
  expect(keys.of(more.slice(1, 3))).toEqual(['y', 'a']);
  expect(keys.of(more)).toEqual(['x', 'y', 'a', 'b', 'c', 'd']);
  expect(keys.of(more.map((row) => (row.id === 'b' ? { id: 'B' } : row)))).toEqual([
    'x',
    'y',
    'a',
    'B',
    'c',
    'd',
  ]);
  expect(keys.of([])).toEqual([]);
  const known = keys.of(rows);
  expect(keys.of(rows.map((row) => ({ ...row })))).toBe(known);
});
