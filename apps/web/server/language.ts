import { acceptedLanguage, isLanguage, LANGUAGE_COOKIE, type Language } from '@millrace/domain';

interface Asked {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

const CHOSEN = new RegExp(`(?:^|;\\s*)(?:__Host-)?${LANGUAGE_COOKIE}=([^;]*)`);

/** Returns the language of a request: from the cookie, else from Accept-Language, else English. */
export function requestLanguage(headers: Asked): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]?.trim();
  return isLanguage(chosen) ? chosen : (acceptedLanguage(headers['accept-language']) ?? 'en');
}
