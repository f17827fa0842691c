import { ar } from '@millrace/community/locales/ar';
import { de } from '@millrace/community/locales/de';
import { ja } from '@millrace/community/locales/ja';
import { zh } from '@millrace/community/locales/zh';
import { en } from '@millrace/community/messages';
import type { Catalogue } from '@millrace/ui/messages';
import { pseudoLocalize } from './pseudo-locale';

/** What the toolbar of languages offers, each with what the provider is given for it. */
export const LANGUAGES = [
  { value: 'en', title: 'English', locale: 'en', messages: undefined },
  { value: 'de', title: 'Deutsch', locale: 'de', messages: de },
  { value: 'zh', title: '简体中文', locale: 'zh', messages: zh },
  { value: 'ja', title: '日本語', locale: 'ja', messages: ja },
  { value: 'ar', title: 'العربية', locale: 'ar', messages: ar },
  { value: 'pseudo', title: 'Stretched English', locale: 'en', messages: pseudoLocalize(en) },
  { value: 'keys', title: 'Keys of texts', locale: 'en', messages: keysAsTexts(en) },
] as const;

export function textsForLanguage(language: string | undefined) {
  return LANGUAGES.find(({ value }) => value === language) ?? LANGUAGES[0];
}

/** Each text says its own key, for those who translate. */
function keysAsTexts(catalogue: Catalogue): Partial<Catalogue> {
  return Object.fromEntries(Object.keys(catalogue).map((key) => [key, key]));
}
