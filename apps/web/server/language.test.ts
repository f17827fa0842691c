import { describe, expect, it } from 'vitest';
import { languageOf } from './language';

describe('the language of a request', () => {
  it('is that of the cookie, before Accept-Language', () => {
    expect(languageOf({ cookie: 'a=b; __Host-millrace_language=ar' })).toBe('ar');
    const cookie = 'a=b; millrace_language=ja; millrace_session=x';
    expect(languageOf({ cookie, 'accept-language': 'de' })).toBe('ja');
  });

  it('is that of Accept-Language without a valid cookie', () => {
    expect(languageOf({ 'accept-language': 'fr, ar-EG;q=0.8' })).toBe('ar');
    expect(languageOf({ cookie: 'millrace_language=tlh', 'accept-language': 'de-CH' })).toBe('de');
  });

  it('is English otherwise', () => {
    expect(languageOf({})).toBe('en');
    expect(languageOf({ cookie: 'millrace_language=%E0%A4%A', 'accept-language': 'fr' })).toBe('en');
  });
});
