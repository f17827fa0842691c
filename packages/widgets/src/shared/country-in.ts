import type { Messages } from '@millrace/design-system/cards';
import { findCountry } from '@millrace/domain';

/** The name of a country in the language of a card; what is no country of the list stays as it is. @param name English. */
export function countryIn(name: string, { locale }: Messages): string {
  const code = findCountry(name)?.code;
  // In English the platform has names of its own.
  if (code === undefined || locale.startsWith('en')) return name;
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? name;
}
