import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../packages/community/src/messages/en';
import { createMessages } from '../../packages/ui/src/messages/create-messages';
import { formatMessage } from '../../packages/ui/src/messages/format-message';
import { parseMessage } from '../../packages/ui/src/messages/parse-message';
import { at } from '../workspace/paths.mjs';
import { compareLocale, IntlMessageFormat } from './compare.mjs';
import { APART, fileOf, LANGUAGES, merge, PACKAGES, readOwners, readTexts, strayFiles } from './read.mjs';
import { arrange, gatherer } from './write.mjs';

const owners = await readOwners();
const apart = await readOwners(APART);

describe.each(LANGUAGES)('The texts in %s', (language) => {
  const texts = merge(owners.map(({ folder }) => readTexts(fileOf(folder, language))));

  it('stand in the files of their areas, in valid ICU, with the placeholders, tags, choices and plurals that they need', () => {
    const problems = [...owners, ...apart].flatMap(({ folder, english }) => {
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

/** Numbers that differ in their plurals in some language. */
const COUNTS = [0, 1, 2, 3, 4, 5, 8, 11, 21, 100, 1284];

/**
 * Values for the placeholders of a message, by its own parser: of a choice the one that is due.
 * @param {readonly import('./compare.mjs').Part[]} parts @param {number} count
 * @returns {Record<string, unknown>}
 */
function valuesFor(parts, count) {
  return Object.assign(
    {},
    ...parts.map(({ type, value = '', children = [], options = {} }) => {
      const within = [children, ...Object.values(options).map((option) => option.value)];
      const values = Object.assign({}, ...within.map((content) => valuesFor(content, count)));
      const names = Object.keys(options);
      if (type === 1) return { [value]: 'Silane (SiH4)' };
      if (type === 5) return { ...values, [value]: names[count % names.length] };
      if (type === 8)
        return { ...values, [value]: (/** @type {string[]} */ enclosed) => `[${enclosed.join('')}]` };
      return type === 0 || type === 7 ? values : { ...values, [value]: count };
    }),
  );
}

it.each(['en', ...LANGUAGES])('Messages in %s read as intl-messageformat writes them', (language) => {
  const texts =
    language === 'en' ? en : merge(owners.map(({ folder }) => readTexts(fileOf(folder, language))));
  const writing = { locale: language, timeZone: 'UTC', isolates: false };
  const differences = Object.entries(texts).flatMap(([key, text]) => {
    const peer = new IntlMessageFormat(text, language);
    const message = parseMessage(text);
    return COUNTS.flatMap((count) => {
      const values = valuesFor(peer.getAst(), count);
      const theirs = [peer.format(values)].flat().join('');
      const ours = formatMessage(message, values, writing).join('');
      return ours === theirs ? [] : [`${key}: ${ours} | ${theirs}`];
    });
  });
  expect(differences).toEqual([]);
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
