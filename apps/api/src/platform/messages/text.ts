import type { Language } from '@millrace/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { AR } from './ar';
import { DE } from './de';
import { EN } from './en';
import { JA } from './ja';
import type { ReplyKey } from './reply-texts';
import { ZH } from './zh';

/** The name of a text of the catalogue. */
export type MessageKey = keyof typeof EN;

/** What a text's placeholders are filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** What a reply is to say, in a language that is known only where it is sent. */
export interface Sentence {
  key: ReplyKey;
  /** A sentence is filled in, in the same language; of a list any one will do. */
  values?: Readonly<Record<string, string | number | readonly string[] | Sentence>> | undefined;
}

/** By language and key. */
const formats = new Map<string, IntlMessageFormat>();

const REPLIES = { de: DE, zh: ZH, ja: JA, ar: AR } as const;

/** A text of the catalogue in English, its placeholders filled: for mails, jobs, and what is kept. */
export const text = (key: MessageKey, values?: MessageValues): string => format('en', key, EN[key], values);

/** What a reply is to say. */
export const sentence = (key: ReplyKey, values?: Sentence['values']): Sentence => ({ key, values });

/** What a reply says, in the language of whoever asked. */
export function spoken({ key, values = {} }: Sentence, language: Language): string {
  const filled = Object.entries(values).map(([name, value]) => [name, filling(value, language)]);
  const pattern = language === 'en' ? EN[key] : REPLIES[language][key];
  return format(language, key, pattern, Object.fromEntries(filled));
}

/** What a reply says of one field: alone, while what is wrong with a parameter goes on in a sentence. */
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

/** As the interface writes numbers, which has Arabic in the digits that addresses and codes have as well. */
const localeOf = (language: Language): string => (language === 'ar' ? 'ar-u-nu-latn' : language);
