import { describe, expect, it } from 'vitest';
import { RowHeights } from './row-heights';

const rowKeys = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`);

function rows(count: number): RowHeights {
  const heights = new RowHeights(100);
  heights.setKeys(rowKeys(count));
  return heights;
}

describe('RowHeights', () => {
  it('knows places by its estimate until rows are measured', () => {
    const heights = rows(5);
    expect([heights.total, heights.rowTop(3), heights.indexAt(250)]).toEqual([500, 300, 2]);
    expect(heights.measure('row-1', 40)).toBe(true);
    expect(heights.measure('row-1', 40)).toBe(false);
    expect([heights.total, heights.rowTop(1), heights.rowTop(2)]).toEqual([440, 100, 140]);
    expect([heights.indexAt(139), heights.indexAt(140)]).toEqual([1, 2]);
  });

  it('answers the nearest row for a place outside, and none of an empty list', () => {
    const heights = rows(3);
    expect([heights.indexAt(-20), heights.indexAt(300), heights.indexAt(9999)]).toEqual([0, 2, 2]);
    expect([rows(0).indexAt(0), rows(0).total]).toEqual([-1, 0]);
    expect(rows(1).indexAt(50)).toBe(0);
  });

  it('keeps what it measured when rows come before, after, or go for a while', () => {
    const heights = rows(3);
    heights.measure('row-2', 30);
    heights.setKeys(['new', ...rowKeys(3), 'old']);
    expect([heights.indexOf('row-2'), heights.rowTop(4), heights.total]).toEqual([3, 330, 430]);
    heights.setKeys(['row-0']);
    expect([heights.indexOf('row-2'), heights.total]).toEqual([-1, 100]);
    heights.setKeys(rowKeys(3));
    expect(heights.total).toBe(230);
  });

  it('finds each row however often rows come before and after', () => {
    const heights = new RowHeights(100);
    let keys: string[] = ['a', 'b', 'c'];
    heights.setKeys(keys);
    heights.measure('b', 40);
    for (let time = 0; time < 5; time += 1) {
      keys = [`new ${time}`, `newer ${time}`, ...keys, `old ${time}`];
      heights.setKeys(keys);
      heights.measure(`new ${time}`, 10);
      expect(keys.map((key) => heights.indexOf(key))).toEqual(keys.map((_, at) => at));
    }
    expect([heights.rowTop(heights.indexOf('c')), heights.total]).toEqual([690, 1290]);
    heights.setKeys(['c', 'b']);
    expect([heights.indexOf('b'), heights.indexOf('a'), heights.total]).toEqual([1, -1, 140]);
    heights.setKeys(['c', 'x', 'b']);
    expect([heights.indexOf('x'), heights.indexOf('b'), heights.rowTop(2)]).toEqual([1, 2, 200]);
  });

  it('agrees with adding up, whatever the heights', () => {
    const count = 1000;
    const heights = rows(count);
    const plain = Array.from({ length: count }, (_, at) => ((at * 7919) % 300) + 1);
    for (const [at, height] of plain.entries()) heights.measure(`row-${at}`, height);
    let top = 0;
    for (const [at, height] of plain.entries()) {
      expect(heights.rowTop(at)).toBe(top);
      expect(heights.indexAt(top)).toBe(at);
      expect(heights.indexAt(top + height - 0.5)).toBe(at);
      top += height;
    }
    expect(heights.total).toBe(top);
  });
});
