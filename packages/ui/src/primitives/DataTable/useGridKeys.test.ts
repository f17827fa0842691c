import { describe, expect, it } from 'vitest';
import { stepFrom } from './useGridKeys';

const bounds = { firstRow: -1, lastRow: 99, lastColumn: 3, pageRows: 10, isRightToLeft: false };
const plain = { shiftKey: false, ctrlKey: false, metaKey: false };
const step = (key: string, keys: Partial<typeof plain> = {}, given: Partial<typeof bounds> = {}) =>
  stepFrom({ row: 5, column: 1 }, { key, ...plain, ...keys }, { ...bounds, ...given });

describe('stepFrom', () => {
  it('moves by a cell, by a page, and to the ends of row and grid', () => {
    expect(step('ArrowDown')).toEqual({ row: 6, column: 1 });
    expect(step('ArrowRight')).toEqual({ row: 5, column: 2 });
    expect(step('PageDown')).toEqual({ row: 15, column: 1 });
    expect(step('PageUp')).toEqual({ row: 0, column: 1 });
    expect(step('Home')).toEqual({ row: 5, column: 0 });
    expect(step('End')).toEqual({ row: 5, column: 3 });
    expect(step('Home', { ctrlKey: true })).toEqual({ row: 0, column: 0 });
    expect(step('End', { metaKey: true })).toEqual({ row: 99, column: 3 });
  });

  it('goes to the left for the right arrow where the page is read from right to left', () => {
    expect(step('ArrowRight', {}, { isRightToLeft: true })).toEqual({ row: 5, column: 0 });
  });

  it('leaves Ctrl with an arrow to the browser, unless cells are chosen by it', () => {
    expect(step('ArrowDown', { ctrlKey: true })).toBeNull();
    expect(step('ArrowDown', { ctrlKey: true, shiftKey: true })).toEqual({ row: 99, column: 1 });
    expect(step('a')).toBeNull();
  });

  it('goes up into the heads, and not while cells are chosen', () => {
    const top = (firstRow: number) =>
      stepFrom({ row: 0, column: 1 }, { key: 'ArrowUp', ...plain }, { ...bounds, firstRow });
    expect(top(-1)).toEqual({ row: -1, column: 1 });
    expect(top(0)).toEqual({ row: 0, column: 1 });
  });
});
