/** The languages of the interface, as BCP 47 has them, English first. */
export const LANGUAGES = ['en', 'de', 'zh', 'ja', 'ar'] as const;

export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  zh: '简体中文',
  ja: '日本語',
  ar: 'العربية',
};

/** The cookie that keeps the language which a guest has chosen. */
export const LANGUAGE_COOKIE = 'millrace_language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/**
 * The language that a browser asks for by its `Accept-Language`: of those that it names, the one that it likes best and
 * that there is. A region counts for its language, and the wildcard for English.
 *
 * @returns null when there is none of them
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
