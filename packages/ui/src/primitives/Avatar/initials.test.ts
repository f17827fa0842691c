import { describe, expect, it } from 'vitest';
import { initials } from './initials';

describe('initials', () => {
  it.each([
    ['linnea ekström', 'LE'],
    ['Jean Luc Picard', 'JP'],
    ['Plato', 'P'],
    ['e\u0301lise', 'E\u0301'],
    ['서연', '서'],
    ['愛子 井上', '愛'],
    ['ليلى حداد', 'ل'],
    ['𠮷野', '𠮷'],
    ['Anna (guest)', 'A'],
    ['  ', ''],
  ])(
    'are the first letters of the first and last word, whole: "%s" gives "%s" [GAP-031]',
    (name, expected) => {
      expect(initials(name)).toBe(expected);
    },
  );
});
