import { type Catalogue, en } from '@millrace/design-system/messages';
import { pseudoLocalize } from './pseudo-locale';

/** What the toolbar of languages offers, each with what the provider is given for it. */
export const LANGUAGES = [
  { value: 'en', title: 'English', locale: 'en', messages: undefined },
  { value: 'de', title: 'English, German figures', locale: 'de', messages: undefined },
  { value: 'pseudo', title: 'Stretched English', locale: 'en', messages: pseudoLocalize(en) },
  { value: 'keys', title: 'Keys of texts', locale: 'en', messages: keysOf(en) },
] as const;

export function textsOf(language: string | undefined) {
  return LANGUAGES.find(({ value }) => value === language) ?? LANGUAGES[0];
}

/** Each text says its own key, for those who translate. */
function keysOf(catalogue: Catalogue): Partial<Catalogue> {
  return Object.fromEntries(Object.keys(catalogue).map((key) => [key, key]));
}
