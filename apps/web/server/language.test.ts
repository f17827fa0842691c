import { describe, expect, it } from 'vitest';
import { requestLanguage } from './language';

describe('the language of a request', () => {
  it('is that of the cookie, before Accept-Language', () => {
    expect(requestLanguage({ cookie: 'a=b; __Host-millrace_language=ar' })).toBe('ar');
    const cookie = 'a=b; millrace_language=ja; millrace_session=x';
    expect(requestLanguage({ cookie, 'accept-language': 'de' })).toBe('ja');
  });

  it('is that of Accept-Language without a valid cookie', () => {
    expect(requestLanguage({ 'accept-language': 'fr, ar-EG;q=0.8' })).toBe('ar');
    expect(requestLanguage({ cookie: 'millrace_language=tlh', 'accept-language': 'de-CH' })).toBe('de');
  });

  it('is English otherwise', () => {
    expect(requestLanguage({})).toBe('en');
    expect(requestLanguage({ cookie: 'millrace_language=%E0%A4%A', 'accept-language': 'fr' })).toBe('en');
  });
});
