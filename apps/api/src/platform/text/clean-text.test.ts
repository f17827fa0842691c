import { describe, expect, it } from 'vitest';
import { camelCaseWords, cleanText } from './clean-text';

describe('cleanText', () => {
  it.each([
    ['  plain ', { text: 'plain', stripped: false, damaged: false }],
    ['nul\0byte', { text: 'nulbyte', stripped: true, damaged: false }],
    ['two\nlines\tand a tab', { text: 'two\nlines\tand a tab', stripped: false, damaged: false }],
    ['Mu\u0308ller', { text: 'Müller', stripped: false, damaged: false }],
    ['half \ud83d', { text: 'half \ufffd', stripped: false, damaged: true }],
    ['read wr\u0092ong', { text: 'read wr\ufffdong', stripped: false, damaged: true }],
    ['next\u0085line', { text: 'next\nline', stripped: false, damaged: false }],
    ['over\u202eride', { text: 'override', stripped: true, damaged: false }],
    ['\u200b\u2060', { text: '', stripped: false, damaged: false }],
    ['whole 🧪', { text: 'whole 🧪', stripped: false, damaged: false }],
  ])('makes %j fit for a database', (raw, clean) => {
    expect(cleanText(raw)).toEqual(clean);
  });
});

describe('camelCaseWords', () => {
  it.each([
    ['ActiveMaterial', 'Active Material'],
    ['SlurryComponentPreMixing', 'Slurry Component Pre Mixing'],
    ['PVCell', 'PV Cell'],
    ['CO2Gas', 'CO2 Gas'],
    ['Pouch', 'Pouch'],
    ['already words', 'already words'],
    ['ÖlÄnderung', 'Öl Änderung'],
  ])('reads %s as %s', (name, words) => {
    expect(camelCaseWords(name)).toBe(words);
  });
});
