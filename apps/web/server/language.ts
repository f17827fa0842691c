import { acceptedLanguage, isLanguage, LANGUAGE_COOKIE, type Language } from '@millrace/domain';

interface Asked {
  cookie?: string | undefined;
  'accept-language'?: string | undefined;
}

const CHOSEN = new RegExp(`(?:^|;\\s*)(?:__Host-)?${LANGUAGE_COOKIE}=([^;]*)`);

/** The language that a request asks for: the one chosen in this browser, or else the browser's own, or else English. */
export function requestLanguage(headers: Asked): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]?.trim();
  return isLanguage(chosen) ? chosen : (acceptedLanguage(headers['accept-language']) ?? 'en');
}
