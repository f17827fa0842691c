/** Interface languages as BCP 47 tags, English first. */
export const LANGUAGES = ['en', 'de', 'zh', 'ja', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Native name of each language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
};

/** Cookie with the language chosen by a guest. */
export const LANGUAGE_COOKIE = 'millrace_language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/**
 * Negotiates the interface language from `Accept-Language`: the supported language with the highest weight. A region
 * matches its language, and the wildcard matches English.
 *
 * @returns Null without a match.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.4
 */
export function acceptedLanguage(header: string | null | undefined): Language | null {
  const ranges = (header ?? '').split(',').map((range, place) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    return { language: tag === '*' ? 'en' : tag.split('-')[0], quality, place };
  });
  const liked = ranges
    .filter(({ language, quality }) => isLanguage(language) && quality > 0 && quality <= 1)
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  const [best] = liked;
  return best && isLanguage(best.language) ? best.language : null;
}
