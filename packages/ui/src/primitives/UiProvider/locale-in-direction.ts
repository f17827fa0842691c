import { localeDirection } from '../../messages/direction';
import type { TextDirection } from '../../messages/messages';

/**
 * Returns a locale with the given direction. react-aria derives the direction from the locale alone, so for a
 * different one a script of that direction is added; texts, numbers and dates stay those of the language.
 */
export function localeInDirection(locale: string, direction: TextDirection): string {
  if (direction === localeDirection(locale)) return locale;
  const { language, region } = new Intl.Locale(locale);
  return [language, direction === 'rtl' ? 'Arab' : 'Latn', region].filter(Boolean).join('-');
}
