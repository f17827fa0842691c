import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName, findCountry } from './countries';
import { COUNTRY_ALIASES } from './country-aliases';

describe('the list', () => {
  it('is a fixed list of 250 countries with names and codes of their own [CONST-005]', () => {
    expect(COUNTRIES).toHaveLength(250);
    for (const field of ['code', 'alpha3', 'name'] as const) {
      expect(new Set(COUNTRIES.map((country) => country[field])).size).toBe(250);
    }
    expect(COUNTRIES.every(({ code, alpha3 }) => /^[A-Z]{2}$/.test(code) && /^[A-Z]{3}$/.test(alpha3))).toBe(
      true,
    );
  });

  it('holds no country twice: every code is known to the platform, and back', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter(({ code }) => names.of(code) === undefined)).toEqual([]);
  });

  it('is in the order of the names', () => {
    const names = COUNTRIES.map(({ name }) => name);
    const { compare } = new Intl.Collator('en');
    expect(names).toEqual([...names].sort(compare));
  });
});

describe('countryName', () => {
  it('names a code, whatever its case', () => {
    expect(countryName('NO')).toBe('Norway');
    expect(countryName('kr')).toBe('South Korea');
  });

  it('takes NA for Namibia [CONST-005]', () => {
    expect(countryName('NA')).toBe('Namibia');
    expect(findCountry('NA')?.name).toBe('Namibia');
    expect(findCountry('na')?.name).toBe('Namibia');
  });

  it.each([null, undefined, '', 'ZZ', 'toString'])('has no name for %s', (code) => {
    expect(countryName(code)).toBeNull();
  });
});

describe('findCountry', () => {
  it('finds every country by each of its codes and its name', () => {
    for (const country of COUNTRIES) {
      for (const text of [country.code, country.alpha3.toLowerCase(), country.name.toUpperCase()]) {
        expect(findCountry(text)).toBe(country);
      }
    }
  });

  it.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['united states of america', 'US'],
    ['The United States of America', 'US'],
    ['UK', 'GB'],
    ['Great Britain', 'GB'],
    ['South Korea', 'KR'],
    ['Korea, Republic of', 'KR'],
    ['Republic of Korea (the)', 'KR'],
    ['SKorea', 'KR'],
    ['Viet Nam', 'VN'],
    ['VIETNAM', 'VN'],
    ['Türkiye', 'TR'],
    ['turkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Curacao', 'CW'],
    ["Cote d'Ivoire", 'CI'],
    ['Côte d’Ivoire', 'CI'],
    ['St. Kitts & Nevis', 'KN'],
    ['St. Vincent & Grenadines', 'VC'],
    ['Bosnia & Herzegovina', 'BA'],
    ['Congo - Kinshasa', 'CD'],
    ['CongoDRC', 'CD'],
    ['Russian Federation', 'RU'],
    ['Iran (Islamic Republic of)', 'IR'],
    ['Holy See (the)', 'VA'],
    ['  Norway ', 'NO'],
  ])('finds %s', (text, code) => {
    expect(findCountry(text)?.code).toBe(code);
  });

  it.each([null, undefined, '', ' ', '-', 'N/A', 'n.a.', 'World', 'EU', 'constructor', 'Narnia'])(
    'finds nothing for %s',
    (text) => {
      expect(findCountry(text)).toBeNull();
    },
  );

  it('writes each alias as the search compares it', () => {
    for (const [alias, code] of Object.entries(COUNTRY_ALIASES)) expect(findCountry(alias)?.code).toBe(code);
  });
});
