import { expect, it } from 'vitest';
import { readCasNumber, readEcNumber, readFormula, readHsCode, squashIdentifier } from './identifiers';

it.each(['10026-04-7', '7440-59-7', '7732-18-5', '60676-86-0', ' 50–00–0 '])(
  'takes the CAS number %s',
  (text) => {
    expect(readCasNumber(text)).toBe(text.trim().replaceAll('–', '-'));
  },
);

it.each(['10026-04-8', '7440-59-6', '1-11-1', '007440-59-7', 'helium', ''])(
  'refuses %s as CAS number',
  (text) => {
    expect(readCasNumber(text)).toBeNull();
  },
);

it.each(['233-054-0', '231-168-5', '200-001-8'])('takes the EC number %s', (text) => {
  expect(readEcNumber(text)).toBe(text);
});

it.each(['233-054-1', '133-054-0', '233-054', '10026-04-7'])('refuses %s as EC number', (text) => {
  expect(readEcNumber(text)).toBeNull();
});

it.each([
  ['281219', '2812.19'],
  ['2812.19', '2812.19'],
  ['7002', '7002'],
  ['3818001000', '3818.00.10.00'],
  ['38180010', '3818.00.10'],
])('writes the HS code %s as %s', (text, written) => {
  expect(readHsCode(text)).toBe(written);
});

it.each(['281', '28121', '0012.19', 'HS 2812'])('refuses %s as HS code', (text) => {
  expect(readHsCode(text)).toBeNull();
});

it.each([
  ['SiCl₄', 'SiCl4'],
  ['NiSO4 · 6H2O', 'NiSO4·6H2O'],
  ['(C2F4)n', '(C2F4)n'],
  ['LiNi0.8Mn0.1Co0.1O2', 'LiNi0.8Mn0.1Co0.1O2'],
])('writes the formula %s as %s', (text, written) => {
  expect(readFormula(text)).toBe(written);
});

it.each(['water', '123', '<b>'])('refuses %s as formula', (text) => {
  expect(readFormula(text)).toBeNull();
});

it.each(['G.657.A2', 'g657a2', 'G 657 A2', 'Ｇ．６５７．Ａ２'])('compares %s as g657a2', (text) => {
  expect(squashIdentifier(text)).toBe('g657a2');
});
