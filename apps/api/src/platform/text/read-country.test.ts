import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTRIES } from '@millrace/domain';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { readCountry } from './read-country';

/** Reads spellings of known countries. @returns Those that are unknown, and those taken for another country. */
function misread(spellings: Iterable<readonly [text: string, code: string]>) {
  const read = [...spellings].map(([text, code]) => ({ text, code, found: readCountry(text) }));
  return {
    unknown: read.filter(({ found }) => found === null).map(({ text }) => text),
    wrong: read.filter(({ found, code }) => found !== null && found !== code).map(({ text }) => text),
    count: read.length,
  };
}

describe('a country', () => {
  it.each([
    [
      'DE',
      ['Deutschland', 'Bundesrepublik Deutschland', 'ألمانيا', '德国', 'Allemagne', 'GER', 'Munich, Germany'],
    ],
    [
      'CN',
      ['中国', 'P.R. China', 'PR China', 'China (PRC)', 'Shenzhen, China', 'the people´s republic of china'],
    ],
    ['HK', ['Hong Kong, China', 'China (Hong Kong SAR)', 'Hong Kong SAR, China']],
    ['TW', ['Taiwan (Province of China)', 'Taiwan*', 'Republic of China']],
    ['KR', ['Korea, Rep.', 'Korea (Republic of (South Korea))', 'Corée du Sud', '대한민국']],
    ['KP', ['Korea, the Democratic People’s Republic of', 'Dem. Peoples Republic of Korea']],
    ['CD', ['Congo, Dem. Rep.', 'Congo (the Democratic Republic of the)']],
    ['CG', ['Congo, Rep.', 'Republic of the Congo']],
    ['US', ['U.S.A.', 'Georgia, USA', 'United States of America (the)']],
    ['KG', ['Kyrgyz Republic']],
    ['GB', ['United Kingdom of Great Britain & Northern Irel& (the)', 'U.K.']],
    ['RU', ['Nga', 'Russian Fed.']],
    ['NG', ['NGA']],
    ['NA', ['NA']],
    ['AO', ['Республика Ангола', '安哥拉共和国', 'جمهورية أنغولا']],
    ['MF', ['Saint Martin (French Part)']],
    ['SX', ['Sint Maarten (Dutch part)']],
  ])('%s is read from many spellings', (code, spellings) => {
    expect(spellings.map(readCountry)).toEqual(spellings.map(() => code));
  });

  it.each([
    '',
    '-',
    'n/a',
    'unknown',
    'Atlantis',
    'USA / Mexico',
    'Bayern',
    'Europe',
    'Congo, Korea',
    'Korean',
    'جمهورية الصين',
    '刚果共和国',
    'constructor',
    '联邦'.repeat(15_000),
  ])('is not read from %j', (text) => {
    expect(readCountry(text)).toBeNull();
  });

  it('is read in twenty languages, and never as another', () => {
    const languages = 'en de zh ja ar fr es pt it nl pl ru tr ko sv cs hu vi th hi'.split(' ');
    const spellings = languages.flatMap((language) => {
      const names = new Intl.DisplayNames(language, { type: 'region' });
      return COUNTRIES.map(({ code }) => [names.of(code) ?? '', code] as const);
    });
    const { unknown, wrong } = misread(spellings);
    expect(wrong).toEqual([]);
    expect(unknown.length).toBeLessThan(10);
  });
});

const file = join(process.env.MILLRACE_SAMPLE_DATA ?? '/nowhere', 'country-codes', 'country-codes.csv');

it.skipIf(!existsSync(file))('official names in six languages are read as no other country', () => {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true });
  const isName = /^UNTERM|^official_name|^CLDR|^ISO3166-1-Alpha/;
  const spellings = rows.flatMap((row) =>
    Object.entries(row)
      .filter(([column, text]) => isName.test(column) && text.trim() !== '')
      .map(([, text]) => [text, row['ISO3166-1-Alpha-2'] ?? ''] as const),
  );
  const { wrong, unknown, count } = misread(new Map(spellings));
  expect(wrong).toEqual([]);
  expect(unknown.length / count).toBeLessThan(0.15);
});
