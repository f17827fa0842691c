import { describe, expect, it } from 'vitest';
import { findCells } from './find-cells';

const rows = [
  { name: 'Österreichische Glashütte', contacts: 12 },
  { name: 'Kessel Glas', contacts: 7 },
];
const tools = {
  rows,
  shown: [
    { id: 'name', title: 'Company', stays: true, hasValues: true },
    { id: 'action', title: 'Evidence', stays: false, hasValues: false },
    { id: 'contacts', title: 'Contacts', stays: false, hasValues: true },
  ],
  cellValue: (index: number, columnId: string) => rows[index]?.[columnId as 'name' | 'contacts'] ?? null,
};
const find = (query: string) => findCells(tools, query, new AbortController().signal);

describe('The search of a table', () => {
  it('finds cells in reading order, without regard to case and accents', async () => {
    expect(await find(' GLAS')).toEqual([
      { row: 0, column: 0 },
      { row: 1, column: 0 },
    ]);
    expect(await find('osterreich')).toEqual([{ row: 0, column: 0 }]);
  });

  it('finds figures, and nothing for a blank text', async () => {
    expect(await find('7')).toEqual([{ row: 1, column: 2 }]);
    expect(await find('  ')).toEqual([]);
  });

  it('is given up once another is asked for', async () => {
    const many = { ...tools, rows: Array.from({ length: 200_000 }), cellValue: () => 'Kessel Glas' };
    const given = new AbortController();
    const found = findCells(many, 'glas', given.signal);
    given.abort();
    expect(await found).toBeNull();
  });
});
