import { describe, expect, it } from 'vitest';
import { toggleAllRows, toggleRow, toTableSelection } from './select-rows';

const ids = ['a', 'b', 'c'];

describe('The selection of rows', () => {
  it('tells none, some and all of the rows in view', () => {
    expect(toTableSelection(ids, new Set())).toBe('none');
    expect(toTableSelection(ids, new Set(['x']))).toBe('none');
    expect(toTableSelection(ids, new Set(['a', 'x']))).toBe('some');
    expect(toTableSelection(ids, new Set(ids))).toBe('all');
    expect(toTableSelection([], new Set(['x']))).toBe('none');
  });

  it('takes up a row and lets it go', () => {
    expect(toggleRow('b', new Set(['a']))).toEqual(new Set(['a', 'b']));
    expect(toggleRow('a', new Set(['a']))).toEqual(new Set());
  });

  it('takes up what is missing, lets all go once nothing is, and leaves what is not in view', () => {
    expect(toggleAllRows(ids, new Set(['b', 'x']))).toEqual(new Set(['b', 'x', 'a', 'c']));
    expect(toggleAllRows(ids, new Set([...ids, 'x']))).toEqual(new Set(['x']));
  });
});
