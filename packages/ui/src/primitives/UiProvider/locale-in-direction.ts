import { localeDirection } from '../../messages/direction';
import type { TextDirection } from '../../messages/messages';

/**
 * react-aria takes the direction from the language alone. Where a host sets the other one, the locale it is given
 * names a script that is written so; words, numbers and dates stay those of the language.
 */
export function localeInDirection(locale: string, direction: TextDirection): string {
  if (direction === localeDirection(locale)) return locale;
  const { language, region } = new Intl.Locale(locale);
  return [language, direction === 'rtl' ? 'Arab' : 'Latn', region].filter(Boolean).join('-');
}
