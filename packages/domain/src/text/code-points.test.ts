import { describe, expect, it } from 'vitest';
import { codePointLength, compareCodePoints } from './code-points';

describe('code points', () => {
  it('counts a letter outside the basic plane once', () => {
    expect(codePointLength('a𝒳b')).toBe(3);
    expect(codePointLength('')).toBe(0);
  });

  it('orders as the collation "C" does', () => {
    expect(['b', '', 'ab', 'a', '𝒳', '\uffee'].sort(compareCodePoints)).toEqual([
      '',
      'a',
      'ab',
      'b',
      '\uffee',
      '𝒳',
    ]);
    expect(compareCodePoints('same', 'same')).toBe(0);
  });
});
