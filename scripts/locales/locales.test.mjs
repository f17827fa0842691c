import { describe, expect, it } from 'vitest';
import { createMessages } from '../../packages/ui/src/messages/create-messages';
import { en } from '../../packages/ui/src/messages/en';
import { compareLocale } from './compare.mjs';
import { LANGUAGES, readEnglish, readLocale } from './read.mjs';

describe.each(LANGUAGES)('The texts in %s', (language) => {
  const { texts, misplaced } = readLocale(language);

  it('are all there, in valid ICU, with the placeholders, tags, choices and plurals that they need', () => {
    expect([...misplaced, ...compareLocale(language, en, texts)]).toEqual([]);
  });

  it('are gathered in the entry', async () => {
    const entry = await import(`../../packages/design-system/src/locales/${language}.ts`);
    expect({ ...entry }).toEqual({ [language]: texts });
  });

  it('are not those of English, but where a name or a sign is the same', () => {
    const same = Object.entries(en).filter(([key, text]) => texts[key] === text && /[a-z]{3}/.test(text));
    // Brands, kinds of files, names of people, and words that the language has taken over.
    expect(same.length / Object.keys(en).length).toBeLessThan(0.05);
  });

  it('write numbers and counts in the way of the language', () => {
    const messages = createMessages({ locale: language, messages: texts });
    const counted = messages.format('loadMore.shown', { shown: 6, total: 1284 });
    expect(counted).toContain(new Intl.NumberFormat(language).format(1284));
  });
});

it('English is read as it stands', async () => {
  expect(await readEnglish()).toEqual(en);
});

describe('compareLocale', () => {
  const english = {
    plain: 'Save',
    named: 'Save {name}',
    linked: 'See <link>the plans</link>',
    counted: '{count, plural, one {# post} other {# posts}}',
    chosen: '{kind, select, post {Post} other {Event}}',
  };
  const german = {
    plain: 'Speichern',
    named: '{name} speichern',
    linked: 'Siehe <link>Tarife</link>',
    counted: '{count, plural, one {# Beitrag} other {# Beiträge}}',
    chosen: '{kind, select, post {Beitrag} other {Veranstaltung}}',
  };

  it('has nothing to say of a whole translation', () => {
    expect(compareLocale('de', english, german)).toEqual([]);
    const japanese = { ...german, counted: '投稿{count, number}件' };
    expect(compareLocale('ja', english, japanese)).toEqual([]);
  });

  it.each([
    [{ plain: undefined }, 'plain is missing'],
    [{ plain: ' ' }, 'plain is empty'],
    [{ more: 'Mehr' }, 'more is no key of English'],
    [{ named: '{nam} speichern' }, 'named lacks {name}'],
    [{ named: 'Speichern' }, 'named lacks {name}'],
    [{ named: '{name} {other}' }, 'named has {other}'],
    [{ named: '{name' }, 'named is no ICU message'],
    [{ linked: 'Siehe Tarife' }, 'linked lacks <link>'],
    [{ counted: '{count, plural, other {# Beiträge}}' }, 'counted lacks the plural form "one"'],
    [
      { chosen: '{kind, select, beitrag {Beitrag} other {x}}' },
      'chosen lacks {kind} chosen from other, post',
    ],
  ])('names %o', (change, problem) => {
    const texts = Object.fromEntries(
      Object.entries({ ...german, ...change }).filter(([, text]) => text !== undefined),
    );
    expect(compareLocale('de', english, texts).join('\n')).toContain(problem);
  });
});
