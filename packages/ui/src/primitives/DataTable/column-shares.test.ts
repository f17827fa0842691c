import { describe, expect, it } from 'vitest';
import { columnShares, moveEdge, resizeLimits } from './column-shares';

describe('The shares of columns', () => {
  it('are left to the browser while none was set', () => {
    expect(columnShares(['name', 'city'], {})).toBeNull();
  });

  it('fill the width, whichever columns are shown', () => {
    const known = { name: 60, city: 20, place: 20 };
    expect(columnShares(['name', 'city', 'place'], known)).toEqual([60, 20, 20]);
    expect(columnShares(['name', 'city'], known)).toEqual([75, 25]);
  });

  it('give a column that was hidden when the others were set what they have on average', () => {
    expect(columnShares(['name', 'city', 'place'], { name: 60, city: 20 })).toEqual([50, 50 / 3, 100 / 3]);
  });
});

describe('The edge between two columns', () => {
  it('gives one what it takes from the other, and leaves the rest alone', () => {
    expect(moveEdge([200, 100, 100], 0, 30)).toEqual([230, 70, 100]);
    expect(moveEdge([200, 100, 100], 1, -20)).toEqual([200, 80, 120]);
  });

  it('stops where a column would become too narrow', () => {
    expect(moveEdge([200, 100], 0, 500)).toEqual([252, 48]);
    expect(moveEdge([200, 100], 0, -500)).toEqual([48, 252]);
    expect(resizeLimits([36, 100], 0)).toEqual({ least: 36, most: 88 });
  });
});
