import { describe, expect, it } from 'vitest';
import { nameSortKey } from '../catalogue/suppliers';
import { foldText } from './fold-text';
import {
  normalizeName,
  normalizeText,
  normalizeWidth,
  sameNameKey,
  withoutInvisible,
} from './normalize-text';

describe('normalizeName', () => {
  it.each([
    ['Oakfield Powders Ltd', 'Oakfield Powders Ltd'],
    ['  Oakfield \t Powders  ', 'Oakfield Powders'],
    ['Vert\u000bTab\u000cWorks', 'Vert Tab Works'],
    ['Nel\u0085Works\r\nGmbH\u2028', 'Nel Works GmbH'],
    ['NBSP\u00a0Works\u200b', 'NBSP Works'],
    ['\u200eZwsp \u200f\u061c', 'Zwsp'],
    ['Sili\u00adcone\ufeff \u2060Co', 'Silicone Co'],
    ['\u202aACME\u202c \u2068GmbH\u2069', 'ACME GmbH'],
    ['山田\u3000太郎', '山田 太郎'],
    ['Mu\u0308ller', 'Müller'],
    ['Flag \u{e0067}less', 'Flag less'],
    ['Blank \u3164\uffa0', 'Blank'],
    ['Zero\u200dWidth\u200c', 'ZeroWidth'],
  ])('writes %j as %j (IMP-15, IMP-16)', (typed, name) => {
    expect(normalizeName(typed)).toBe(name);
  });

  it.each([
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ශ්\u200dරී ලංකා'],
    ['Bengali', 'র\u200d্যাব'],
    ['a scientist', '👩🏽\u200d🔬 Lab'],
    ['a heart', '❤️\u200d🔥 Glass'],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Works'],
    ['Khmer with breaks', 'ភាសា\u200bខ្មែរ'],
    ['full width letters', 'ＮＴＴ'],
    ['a variant of a surname', '辻\u{e0100}'],
  ])('keeps what belongs to %s', (_of, name) => {
    expect(normalizeName(name)).toBe(name);
    expect(normalizeName(` ${name}\u200b`)).toBe(name);
  });

  it('leaves what the server refuses', () => {
    for (const name of ['nul\0byte', 'half \ud83d', 'turned \u202e round'])
      expect(normalizeName(name)).toBe(name);
  });

  it('takes linear time', () => {
    const started = Date.now();
    for (const unit of ['\u200b', ' \u200b', '\u200d', 'a\u200d', '\u00ad ', 'ක\u200d', '\u3000'])
      normalizeName(`${unit.repeat(50_000)}x`);
    expect(Date.now() - started).toBeLessThan(5_000);
  });
});

it('breaks lines where other programs do, and drops what is hidden', () => {
  expect(normalizeText('one\u000btwo\u0085three\u2028four\ufeff \u2066ABC\u2069\0')).toBe(
    'one\ntwo\nthree\nfour ABC',
  );
  expect(normalizeText('\n\tد\u200cه 🧪 soft\u00adhyphen')).toBe('\n\tد\u200cه 🧪 soft\u00adhyphen');
});

it('drops what is never seen from addresses (IMP-22)', () => {
  expect(withoutInvisible('https://example.com/\u200bk\u200b')).toBe('https://example.com/k');
  expect(withoutInvisible('https://example.com/می\u200cخواهم')).toBe('https://example.com/می\u200cخواهم');
});

it('writes forms of other widths as usual', () => {
  expect(normalizeWidth('ｉｎｆｏ＠例え.テスト\u3000ﾊﾟﾜｰ①')).toBe('info@例え.テスト パワー①');
});

describe('names that differ by what nobody sees', () => {
  const PAIRS = [
    ['NBSP Works', 'NBSP\u00a0Works\u200b'],
    ['Zwsp Works', '\u200eZw\u200bsp  WORKS'],
    ['Silicone', 'Sili\u00adcone'],
    ['ABC 12', 'ＡＢＣ\u3000１２'],
    ['パワー', 'ﾊﾟﾜｰ'],
    ['❤ Glass', '❤\ufe0f Glass'],
    ['辻', '辻\u{e0100}'],
    ['Müller', 'Mu\u0308ller'],
  ] as const;

  it.each(PAIRS)('are one: %j and %j (IMP-16)', (one, other) => {
    expect(sameNameKey(other)).toBe(sameNameKey(one));
    expect(nameSortKey(other)).toBe(nameSortKey(one));
    expect(foldText(other).trim().replace(/\s+/g, ' ')).toBe(foldText(one));
  });

  it.each([
    ['Muller', 'Müller'],
    ['می\u200cخواهم', 'میخواهم'],
    ['👩🔬', '👩\u200d🔬'],
  ])('are not %j and %j, but one search finds both', (one, other) => {
    expect(sameNameKey(other)).not.toBe(sameNameKey(one));
    expect(nameSortKey(other)).toBe(nameSortKey(one));
  });
});
