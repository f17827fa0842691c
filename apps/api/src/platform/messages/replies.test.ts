import { LANGUAGES, type Language } from '@millrace/domain';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { AR } from './ar';
import { DE } from './de';
import { EN } from './en';
import { JA } from './ja';
import { MAIL_AR } from './mail.ar';
import { MAIL_DE } from './mail.de';
import { MAIL_JA } from './mail.ja';
import { MAIL_ZH } from './mail.zh';
import type { MailTexts } from './mail-texts';
import type { ReplyKey, ReplyTexts } from './reply-texts';
import { type Sentence, sentence, spoken, spokenOfField, textIn } from './text';
import { ZH } from './zh';

const TEXTS: Readonly<Record<Language, ReplyTexts & MailTexts>> = {
  en: EN,
  de: { ...DE, ...MAIL_DE },
  zh: { ...ZH, ...MAIL_ZH },
  ja: { ...JA, ...MAIL_JA },
  ar: { ...AR, ...MAIL_AR },
};
const KEYS = Object.keys(TEXTS.de) as (keyof ReplyTexts | keyof MailTexts)[];
const isReply = (key: string): key is ReplyKey => key in DE;

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Every part of a text, those of its choices too. */
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [
    part,
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => partsOf(value)) : []),
  ]);

const read = (pattern: string, language: Language) =>
  partsOf(new IntlMessageFormat(pattern, language).getAst());

const named = (types: readonly number[]) => (pattern: string, language: Language) =>
  [
    ...new Set(
      read(pattern, language).flatMap((part) =>
        types.includes(part.type) && 'value' in part ? [String(part.value)] : [],
      ),
    ),
  ].sort();

/** Values that a text shows, not those that only choose words: languages differ in what agrees with what. */
const placeholders = named([1, 2, 3, 4]);
const values = named([1, 2, 3, 4, 5, 6]);

const choices = (pattern: string): [string, string[]][] =>
  read(pattern, 'en').flatMap((part): [string, string[]][] =>
    part.type === 5 ? [[part.value, Object.keys(part.options)]] : [],
  );

/** Texts of which English says one of several, and how those are called. */
const CHOICES = KEYS.map((key) => [key, choices(EN[key])] as const).filter(
  ([, offered]) => offered.length > 0,
);

describe.each(LANGUAGES.filter((language) => language !== 'en'))('replies and mails in %s', (language) => {
  it('have the placeholders of English', () => {
    const own = KEYS.map((key) => [key, placeholders(TEXTS[language][key], language)]);
    expect(own).toEqual(KEYS.map((key) => [key, placeholders(EN[key], 'en')]));
  });

  it('offer every choice that English has', () => {
    expect(CHOICES.length).toBeGreaterThan(0);
    const missing = CHOICES.flatMap(([key, offered]) => {
      const own = choices(TEXTS[language][key]);
      return offered.flatMap(([name, options]) => {
        const there = own.filter(([other]) => other === name).flatMap(([, names]) => names);
        return options
          .filter((option) => !there.includes(option))
          .map((option) => `${key}: ${name} ${option}`);
      });
    });
    expect(missing).toEqual([]);
  });
});

describe.each(LANGUAGES)('replies and mails in %s', (language) => {
  it('are whole sentences, whatever number stands in them', () => {
    const broken = KEYS.flatMap((key) =>
      [0, 1, 2, 3, 11, 100].flatMap((count) => {
        // Each notification can have several actors.
        const names = [...values(EN[key], 'en'), ...(key.startsWith('notifications.') ? ['others'] : [])];
        const given = Object.fromEntries(names.map((name) => [name, count]));
        const text = isReply(key) ? spoken(sentence(key, given), language) : textIn(language)(key, given);
        return /[{}]|^$/.test(text) ? [`${key} of ${count}: ${text}`] : [];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('have a form for each number that the language tells apart', () => {
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    const forms = KEYS.flatMap((key) =>
      read(TEXTS[language][key], language).flatMap((part) =>
        part.type === 6
          ? [
              [
                key,
                Object.keys(part.options)
                  .filter((form) => !form.startsWith('='))
                  .sort(),
              ],
            ]
          : [],
      ),
    );
    expect(forms.length).toBeGreaterThan(0);
    expect(forms).toEqual(forms.map(([key]) => [key, wanted]));
  });
});

describe('spoken', () => {
  const types: Sentence = sentence('error.unsupportedType', { types: ['a/b', 'c/d'] });

  it('fills a sentence into another in the same language', () => {
    const refused = sentence('error.badParameter', { name: 'id', problem: sentence('problem.required') });
    expect(spoken(refused, 'en')).toBe('The parameter id is required.');
    expect(spoken(refused, 'de')).toBe('Der Parameter id ist erforderlich.');
  });

  it('lists what any one of will do as the language does', () => {
    expect(spoken(types, 'en')).toBe('Send a/b or c/d.');
    expect(spoken(types, 'de')).toBe('Senden Sie a/b oder c/d.');
  });
});

describe('spokenOfField', () => {
  it('begins with a capital, as nothing stands before it', () => {
    expect(spokenOfField(sentence('problem.required'), 'en')).toBe('Is required');
    expect(spokenOfField(sentence('problem.required'), 'de')).toBe('Ist erforderlich');
  });

  it('says to the letter what the specification words [ACC-023]', () => {
    expect(spokenOfField(sentence('field.email'), 'en')).toBe('invalid email id');
  });
});
