import { expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { countriesIn, countryIn } from './country-in';

it('names a country in a language, and leaves what is none [CONST-005]', () => {
  expect(countryIn('Sweden', 'de')).toBe('Schweden');
  expect(countryIn('Sweden', 'ja-JP')).toBe('スウェーデン');
  expect(countryIn('Hong Kong', 'de')).toBe('Hongkong');
  expect(countryIn('Falkland Islands', 'de')).toBe('Falklandinseln');
  expect([countryIn('Sweden', 'en-GB'), countryIn('Atlantis', 'de')]).toEqual(['Sweden', 'Atlantis']);
});

it('lists all of them in the order of the language', () => {
  const german = countriesIn('de').map(({ shown }) => shown);
  expect(german).toHaveLength(COUNTRIES.length);
  // Umlauts stand where their letters do.
  const among = ['Ägypten', 'Afghanistan', 'Albanien', 'Österreich', 'Oman', 'Panama'];
  expect(german.filter((name) => among.includes(name))).toEqual([
    'Afghanistan',
    'Ägypten',
    'Albanien',
    'Oman',
    'Österreich',
    'Panama',
  ]);
  expect(countriesIn('de').find(({ code }) => code === 'GB')?.full).toBe('Vereinigtes Königreich');
  expect(countriesIn('en').map(({ name }) => name)).toEqual(COUNTRIES.map(({ name }) => name));
  expect(countriesIn('en').every(({ name, shown }) => name === shown)).toBe(true);
});
