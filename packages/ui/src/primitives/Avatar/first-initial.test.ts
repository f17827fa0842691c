import { describe, expect, it } from 'vitest';
import { firstInitial } from './first-initial';

describe('firstInitial', () => {
  it.each([
    ['linnea ekström', 'L'],
    ['e\u0301lise', 'E\u0301'],
    ['서연', '서'],
    ['𠮷野', '𠮷'],
    ['  ', ''],
  ])('is the first letter, whole: "%s" gives "%s"', (name, initial) => {
    expect(firstInitial(name)).toBe(initial);
  });
});
