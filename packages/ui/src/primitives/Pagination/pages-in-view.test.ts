import { describe, expect, it } from 'vitest';
import { pagesInView } from './pages-in-view';

describe('pagesInView', () => {
  it('names all of a few pages', () => {
    expect(pagesInView(1, 1)).toEqual([1]);
    expect(pagesInView(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesInView(1, 0)).toEqual([]);
  });

  it('leaves out what is far from the current one', () => {
    expect(pagesInView(1, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pagesInView(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap', 12]);
    expect(pagesInView(5, 12)).toEqual([1, 'gap', 4, 5, 6, 'gap', 12]);
    expect(pagesInView(9, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
    expect(pagesInView(12, 12)).toEqual([1, 'gap', 8, 9, 10, 11, 12]);
  });

  it('takes as many places on every page, names the current one and its neighbours, and no gap stands for one', () => {
    for (let total = 8; total < 40; total += 1) {
      for (let current = 1; current <= total; current += 1) {
        const pages = pagesInView(current, total);
        expect(pages).toHaveLength(7);
        expect(pages).toContain(current);
        if (current > 1) expect(pages).toContain(current - 1);
        if (current < total) expect(pages).toContain(current + 1);
        for (const [index, page] of pages.entries()) {
          if (page !== 'gap') continue;
          expect(Number(pages[index + 1]) - Number(pages[index - 1])).toBeGreaterThan(2);
        }
      }
    }
  });
});
