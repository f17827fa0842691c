import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../packages/community/src/messages/en';
import { createMessages } from '../../packages/ui/src/messages/create-messages';
import { at } from '../workspace/paths.mjs';
import { compareLocale } from './compare.mjs';
import { fileOf, LANGUAGES, merge, PACKAGES, readOwners, readTexts, strayFiles } from './read.mjs';
import { arrange, gatherer } from './write.mjs';

const owners = await readOwners();

describe.each(LANGUAGES)('The texts in %s', (language) => {
  const texts = merge(owners.map(({ folder }) => readTexts(fileOf(folder, language))));

  it('stand in the files of their areas, in valid ICU, with the placeholders, tags, choices and plurals that they need', () => {
    const problems = owners.flatMap(({ folder, english }) => {
      const file = fileOf(folder, language);
      return compareLocale(language, english, readTexts(file)).map((problem) => `${file}: ${problem}`);
    });
    expect([...strayFiles(owners, language), ...problems]).toEqual([]);
  });

  it.each(PACKAGES)('are gathered in the entry of %s', (pack) => {
    const areas = owners
      .filter((owner) => owner.pack === pack && basename(owner.folder) !== 'src')
      .map(({ folder }) => basename(folder));
    const entry = readFileSync(at(`packages/${pack}/src/locales/${language}.ts`), 'utf8');
    expect(entry).toBe(gatherer(pack, language, areas));
  });

  it('are all in the catalogue of the community, which has those of the packages below it', async () => {
    const entry = await import(`../../packages/community/src/locales/${language}.ts`);
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

it('English is read as it stands, each key from one area', () => {
  expect(merge(owners.map(({ english }) => english))).toEqual(en);
  const keys = owners.flatMap(({ pack, english }) =>
    Object.keys(english).filter((key) => !(pack === 'ui' && key === 'brand')),
  );
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('a text moves to the area that has its key, in the order of English', () => {
  const owners = [
    {
      english: { 'a.first': 'First', 'a.second': 'Second' },
      texts: { 'a.second': 'Zwei', 'b.moved': 'Neu' },
    },
    { english: { 'b.moved': 'New' }, texts: { 'gone.key': 'Alt', 'a.first': 'Eins' } },
  ];
  expect(arrange(owners).map((texts) => Object.entries(texts))).toEqual([
    [
      ['a.first', 'Eins'],
      ['a.second', 'Zwei'],
    ],
    [
      ['b.moved', 'Neu'],
      ['gone.key', 'Alt'],
    ],
  ]);
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
