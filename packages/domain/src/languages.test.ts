import { describe, expect, it } from 'vitest';
import { acceptedLanguage, isLanguage, LANGUAGE_NAMES, LANGUAGES } from './languages';

describe('acceptedLanguage', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['fr-FR, fr;q=0.9, ja;q=0.5, en;q=0.4', 'ja'],
    ['en;q=0.5, AR-EG;q=0.7', 'ar'],
    ['zh-Hans-CN', 'zh'],
    ['de;q=0, en', 'en'],
    ['fr, *;q=0.1', 'en'],
    ['ja, de', 'ja'],
  ])('of %s takes %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it.each([null, undefined, '', 'fr', 'de;q=nonsense', ';;,,;q=1'])('finds none in %s', (header) => {
    expect(acceptedLanguage(header)).toBeNull();
  });
});

describe('languages', () => {
  it('are told from what is none', () => {
    expect(LANGUAGES.every(isLanguage)).toBe(true);
    expect([null, 'fr', 'de-DE', 'toString'].some(isLanguage)).toBe(false);
  });

  it('each have a name of their own', () => {
    expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(LANGUAGES.length);
  });
});
