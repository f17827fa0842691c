import { describe, expect, it } from 'vitest';
import { canSearch, type SearchPlace, searchText, type TypedSearch, typedSearch } from './search';

describe('canSearch', () => {
  it.each<[SearchPlace, string, boolean]>([
    ['site', 'op', false],
    ['site', 'opt', true],
    ['registrationCompany', 'kest', false],
    ['registrationCompany', 'kestr', true],
    ['productLink', 'glas', false],
    ['productLink', 'glass', true],
    ['supplierCompany', '', true],
  ])('waits for enough letters: %s, "%s" gives %s', (place, text, starts) => {
    expect(canSearch(place, text)).toBe(starts);
  });

  it('does not count space around the text', () => {
    expect(canSearch('site', ' o ')).toBe(false);
  });

  it('counts letters, not the units they are stored in', () => {
    expect(canSearch('site', '𝑎𝑏')).toBe(false);
    expect(canSearch('site', '𝑎𝑏𝑐')).toBe(true);
  });

  it.each(['光', 'ガ', 'か', '유', '𠮷'])(
    'starts from the first sign of Chinese, Japanese or Korean: %s',
    (sign) => {
      expect(canSearch('tag', sign)).toBe(true);
    },
  );
});

describe('typedSearch', () => {
  it.each<[SearchPlace, string, TypedSearch]>([
    ['site', '', 'none'],
    ['site', '  ', 'none'],
    ['supplierCompany', '', 'none'],
    ['site', '3', 'exact'],
    ['site', '3M', 'exact'],
    ['site', ' 3M ', 'exact'],
    ['site', 'NMC', 'any'],
    ['tag', 'BASF', 'exact'],
    ['tag', 'glass', 'any'],
    ['supplierCompany', 'g', 'any'],
    ['site', '光', 'any'],
    ['productLink', '유', 'any'],
  ])('%s, "%s": %s', (place, text, looksFor) => {
    expect(typedSearch(place, text)).toBe(looksFor);
  });
});

describe('searchText', () => {
  it('leaves out the space around the text', () => {
    expect(searchText('  silica glass ')).toBe('silica glass');
  });

  it('cuts at 200 characters, and none in two', () => {
    expect(searchText('𠮷'.repeat(201))).toBe('𠮷'.repeat(200));
    expect(searchText(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
  });
});
