import { describe, expect, it } from 'vitest';
import { givenShares, sortRows } from './data-columns';

const collator = new Intl.Collator('en', { numeric: true });
const rows = [
  { id: 'a', name: 'Fibre 10', grams: 5 },
  { id: 'b', name: 'fibre 9', grams: null },
  { id: 'c', name: 'Äther', grams: 12 },
];
const ids = (sorted: readonly { id: string }[]) => sorted.map(({ id }) => id).join('');

describe('sortRows', () => {
  it('compares texts as the language does, figures in them by their value', () => {
    const name = { key: 'name', header: 'Name', sort: true };
    expect(ids(sortRows(rows, name, { direction: 'ascending' }, collator))).toBe('cba');
    expect(ids(sortRows(rows, name, { direction: 'descending' }, collator))).toBe('abc');
  });

  it('leaves empty cells last in either direction', () => {
    const grams = { key: 'grams', header: 'Grams', sort: true };
    expect(ids(sortRows(rows, grams, { direction: 'ascending' }, collator))).toBe('acb');
    expect(ids(sortRows(rows, grams, { direction: 'descending' }, collator))).toBe('cab');
  });

  it('takes a comparison of rows, and leaves rows of a column that does not sort as they are', () => {
    const byId = {
      key: 'id',
      header: 'Id',
      sort: (one: { id: string }, other: { id: string }) => (one.id < other.id ? 1 : -1),
    };
    expect(ids(sortRows(rows, byId, { direction: 'ascending' }, collator))).toBe('cba');
    expect(sortRows(rows, { key: 'id', header: 'Id' }, { direction: 'ascending' }, collator)).toBe(rows);
  });
});

describe('givenShares', () => {
  it('divides what is left among columns without a width', () => {
    const column = (key: string, width?: number) => ({ key, header: key, ...(width && { width }) });
    expect(givenShares([column('a', 50), column('b'), column('c')])).toEqual([50, 25, 25]);
    expect(givenShares([column('a', 150), column('b', 50)])).toEqual([75, 25]);
    expect(givenShares([column('a'), column('b')])).toBeNull();
  });

  it('leaves an index as wide as its digits', () => {
    const index = { key: 'no', header: 'No.', kind: 'index' as const };
    expect(givenShares([index, { key: 'a', header: 'A', width: 60 }, { key: 'b', header: 'B' }])).toEqual([
      undefined,
      60,
      40,
    ]);
  });
});
