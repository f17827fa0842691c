import { describe, expect, it } from 'vitest';
import { codePointLength } from './code-points';
import { cutText } from './cut-text';

describe('cutText', () => {
  it.each([
    ['fits as it is', 20, 'fits as it is'],
    ['exactly ten', 11, 'exactly ten'],
    ['one two three', 12, 'one two…'],
    ['one two three', 8, 'one two…'],
    ['one two three', 7, 'one…'],
    ['one, two three', 9, 'one, two…'],
    ['one, two three', 6, 'one…'],
    ['  one\n\ntwo\tthree ', 40, 'one two three'],
    ['preformpreformpreform', 8, 'preform…'],
    ['光ファイバーの母材', 5, '光ファイ…'],
    ['', 5, ''],
  ])('cuts %j to %i', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut);
    expect(codePointLength(cutText(text, limit))).toBeLessThanOrEqual(limit);
  });

  it('does not part a letter from its marks', () => {
    expect(cutText('सौरसेलसौरसेल', 4)).toBe('सौर…');
    expect(cutText('aaa👩🏽‍🔬bbbb', 6)).toBe('aaa…');
    expect(cutText('aa𝒳𝒳𝒳', 4)).toBe('aa𝒳…');
    expect(cutText('🇩🇪🇯🇵🇧🇷', 4)).toBe('🇩🇪…');
  });
});
