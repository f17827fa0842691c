import { describe, expect, it } from 'vitest';
import { isSeen, isShownLine, isShownText } from './shown-text';

const INVISIBLE = ['\u200b', '\u200d\u2060', '\u00ad', '\u3164', '\u2800 \u200b', '\ufe0f'];

describe('isShownLine', () => {
  it.each(['Preform', '  spaced  \n', 'Łódź', '硝子', 'می\u200cخواهم', '👩\u200d🔬', 'A/S – 5 %', ''])(
    'takes %j',
    (text) => {
      expect(isShownLine(text)).toBe(true);
    },
  );

  it.each([
    'nul\0byte',
    'two\nlines',
    'two\u2028lines',
    'a\ttab',
    'next\u0085line',
    'right\u202eto left',
    'iso\u2067late',
    'half \ud83d',
    '\udd2c half',
    'mark\ufeffed',
    ...INVISIBLE,
  ])('refuses %j', (text) => {
    expect(isShownLine(text)).toBe(false);
  });
});

describe('isShownText', () => {
  it('takes line breaks and tabs', () => {
    for (const text of ['one\r\ntwo\n\nthree', '\ta\tb', ' \n ']) expect(isShownText(text)).toBe(true);
  });

  it('refuses what is hidden in it, or all of it', () => {
    for (const text of ['nul\0byte', 'over\u202dride', '\ud800', ...INVISIBLE])
      expect(isShownText(text)).toBe(false);
  });
});

describe('isSeen', () => {
  it('is true of letters and signs, not of spaces and what joins', () => {
    expect(['a', '·', 'ー', '🧪'].every(isSeen)).toBe(true);
    expect(['', ' \n', ...INVISIBLE].some(isSeen)).toBe(false);
  });
});
