import { describe, expect, it } from 'vitest';
import { SUPPLIERS_FIRST, shownOf, TABLE_ROWS_FIRST, TABLE_ROWS_STEP } from './pagination';

describe('shownOf', () => {
  it('begins with the first rows and adds a step per load', () => {
    expect(shownOf(12, TABLE_ROWS_FIRST)).toEqual({ shown: 5, total: 12, hasMore: true });
    expect(shownOf(12, TABLE_ROWS_FIRST, 1, TABLE_ROWS_STEP)).toEqual({
      shown: 10,
      total: 12,
      hasMore: true,
    });
    expect(shownOf(12, TABLE_ROWS_FIRST, 2)).toEqual({ shown: 12, total: 12, hasMore: false });
  });

  it('never shows more than there are', () => {
    expect(shownOf(3, SUPPLIERS_FIRST)).toEqual({ shown: 3, total: 3, hasMore: false });
    expect(shownOf(4, SUPPLIERS_FIRST).hasMore).toBe(false);
    expect(shownOf(0, SUPPLIERS_FIRST)).toEqual({ shown: 0, total: 0, hasMore: false });
  });
});
