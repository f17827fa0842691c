import { describe, expect, it } from 'vitest';
import { canSearch, type SearchPlace } from './search';

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
    expect(canSearch('site', '𠮷野')).toBe(false);
    expect(canSearch('site', '光繊維')).toBe(true);
  });
});
