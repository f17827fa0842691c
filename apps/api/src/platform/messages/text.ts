import type { Language } from '@millrace/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { AR } from './ar';
import { DE } from './de';
import { EN } from './en';
import { JA } from './ja';
import { MAIL_AR } from './mail.ar';
import { MAIL_DE } from './mail.de';
import { MAIL_JA } from './mail.ja';
import { MAIL_ZH } from './mail.zh';
import type { ReplyKey } from './reply-texts';
import { ZH } from './zh';

/** Key of a text in the catalogue. */
export type MessageKey = keyof typeof EN;

/** Values of a text's placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A reply text with its values, not yet translated: the language is known only when the reply is sent. */
export interface Sentence {
  key: ReplyKey;
  /** Values of placeholders. A nested sentence is translated too; a list is formatted as alternatives ("a, b or c"). */
  values?: Readonly<Record<string, string | number | readonly string[] | Sentence>> | undefined;
}

/** Cache of parsed messages, by language and key. */
const formats = new Map<string, IntlMessageFormat>();

const REPLIES = { de: DE, zh: ZH, ja: JA, ar: AR } as const;

const MAILS: Readonly<Record<Exclude<Language, 'en'>, Readonly<Partial<Record<MessageKey, string>>>>> = {
  de: MAIL_DE,
  zh: MAIL_ZH,
  ja: MAIL_JA,
  ar: MAIL_AR,
};

/** Formats a text in English, for jobs, stored texts and operators. */
export const text = (key: MessageKey, values?: MessageValues): string => format('en', key, EN[key], values);

/** Returns a formatter of texts for mails and push messages in a language; texts for operators stay in English. */
export const textIn =
  (language: Language) =>
  (key: MessageKey, values?: MessageValues): string => {
    const translated = language === 'en' ? undefined : MAILS[language][key];
    return format(translated === undefined ? 'en' : language, key, translated ?? EN[key], values);
  };

/** Creates an untranslated reply text. */
export const sentence = (key: ReplyKey, values?: Sentence['values']): Sentence => ({ key, values });

/** Formats a reply text in the requested language. */
export function spoken({ key, values = {} }: Sentence, language: Language): string {
  const filled = Object.entries(values).map(([name, value]) => [name, filling(value, language)]);
  const pattern = language === 'en' ? EN[key] : REPLIES[language][key];
  return format(language, key, pattern, Object.fromEntries(filled));
}

/** Formats the error of a field. Capitalizes problems, which otherwise continue a sentence about a parameter. */
export function spokenOfField(said: Sentence, language: Language): string {
  const words = spoken(said, language);
  return said.key.startsWith('problem.')
    ? words.charAt(0).toLocaleUpperCase(language) + words.slice(1)
    : words;
}

function filling(value: string | number | readonly string[] | Sentence, language: Language): string | number {
  if (typeof value !== 'object') return value;
  if ('key' in value) return spoken(value, language);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(value);
}

function format(language: Language, key: MessageKey, pattern: string, values?: MessageValues): string {
  const name = `${language} ${key}`;
  let known = formats.get(name);
  if (!known) {
    known = new IntlMessageFormat(pattern, localeOf(language));
    formats.set(name, known);
  }
  return String(known.format(values));
}

/** Returns the locale for numbers. Arabic uses Latin digits, as in the interface, addresses and codes. */
export const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);
