import { describe, expect, it } from 'vitest';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_MAX,
  type RecentSearch,
  removeRecentSearch,
} from './recent-searches';

const silica: RecentSearch = { text: 'silica', category: 'products' };
const glass: RecentSearch = { text: 'glass', category: 'companies' };

describe('addRecentSearch', () => {
  it('puts the newest first, and the same search once', () => {
    expect(addRecentSearch([glass, silica], { text: ' Silica ', category: 'products' })).toEqual([
      { text: 'Silica', category: 'products' },
      glass,
    ]);
  });

  it('tells categories apart', () => {
    expect(addRecentSearch([silica], { ...silica, category: 'companies' })).toHaveLength(2);
  });

  it('keeps the newest few, and nothing that is empty or endless', () => {
    let known: RecentSearch[] = [];
    for (let number = 0; number < 9; number += 1) {
      known = addRecentSearch(known, { text: `word ${number}`, category: 'products' });
    }
    expect(known).toHaveLength(RECENT_SEARCHES_MAX);
    expect(known[0]?.text).toBe('word 8');
    expect(addRecentSearch(known, { text: '  ', category: 'products' })).toEqual(known);
    expect(addRecentSearch(known, { text: 'x'.repeat(121), category: 'products' })).toEqual(known);
  });
});

it('removeRecentSearch takes one away', () => {
  expect(removeRecentSearch([glass, silica], silica)).toEqual([glass]);
});

it.each([
  '',
  'null',
  '{}',
  'not json',
  '[1,null,{"text":1,"category":"products"},{"text":"a","category":"people"}]',
])('parseRecentSearches takes "%s" for nothing', (kept) => {
  expect(parseRecentSearches(kept)).toEqual([]);
});

it('parseRecentSearches reads what was kept', () => {
  expect(parseRecentSearches(JSON.stringify([glass, silica]))).toEqual([glass, silica]);
});
