import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { readCatalogues } from './catalogues.mjs';
import { findViolations } from './find-violations.mjs';
import { RULES, readPhrases } from './rules.mjs';

const { IntlMessageFormat } = createRequire(at('packages/ui/package.json'))('intl-messageformat');

/** @typedef {{ ids: string[], text: string, values?: Record<string, string | number>, at: string[] }} Quoted */

/** Texts of the specification, and where they stand: a catalogue and a key each. @type {Quoted[]} */
const QUOTED = JSON.parse(readFileSync(at('docs/quoted-texts.json'), 'utf8'));

/** Keys of a catalogue whose texts are still to be rewritten: the list only shrinks. */
const ALLOWED = 'scripts/copy/allowed';

const catalogues = await readCatalogues();

describe.each(catalogues)('The English texts of $name', ({ name, texts }) => {
  const quoted = new Set(QUOTED.flatMap(({ at }) => at));
  const violations = Object.entries(texts)
    .filter(([key]) => !quoted.has(`${name} ${key}`))
    .map(([key, text]) => ({ key, found: findViolations(key, text) }))
    .filter(({ found }) => found.length > 0);
  const allowed = readAllowed(name);

  it('follow the guide (docs/voice.md)', () => {
    const listed = violations
      .filter(({ key }) => !allowed.includes(key))
      .map(({ key, found }) => `${key}: ${found.join('; ')}`);
    expect(listed).toEqual([]);
  });

  it('do not have what the list of exceptions no longer needs', () => {
    const needed = violations.map(({ key }) => key);
    expect(allowed.filter((key) => !needed.includes(key))).toEqual([]);
  });
});

it('texts that the specification quotes stand as quoted', () => {
  const differing = QUOTED.flatMap(({ ids, text, values, at: places }) =>
    places
      .map((place) => ({ place, said: saidAt(place, values) }))
      .filter(({ said }) => said !== text.replaceAll("'", '’'))
      .map(({ place, said }) => `${ids.join(', ')}: ${place} says “${said}”, not “${text}”`),
  );
  expect(differing).toEqual([]);
});

it('every list of exceptions belongs to a catalogue', () => {
  const names = catalogues.map(({ name }) => `${name}.json`);
  const lists = existsSync(at(ALLOWED)) ? readdirSync(at(ALLOWED)) : [];
  expect(lists.filter((file) => !names.includes(file))).toEqual([]);
});

describe('findViolations', () => {
  it.each(RULES.map(({ example, use }) => [example, use]))('finds what a rule bans: %s', (example, use) => {
    expect(findViolations('a.key', example).join('\n')).toContain(use);
  });

  it('finds every phrase of the guide’s second column', () => {
    const phrases = readPhrases();
    expect(phrases.length).toBeGreaterThan(100);
    expect(
      phrases.filter(({ phrase }) => findViolations('a.key', `See ${phrase} here`).length === 0),
    ).toEqual([]);
  });

  it('finds it in every choice of a message', () => {
    expect(findViolations('a.key', '{count, plural, one {Log in} other {Sign in}}')).toHaveLength(1);
    expect(findViolations('a.key', 'See <link>your e-mail</link>')).toHaveLength(1);
  });

  it('finds a sentence of five words or more that has no verb', () => {
    expect(findViolations('a.key', 'The members of your team.')).toEqual([
      '“The members of your team.” → a verb',
    ]);
    expect(findViolations('a.key', 'No comments yet.')).toEqual([]);
    expect(findViolations('a.key', 'We couldn’t load your team. Try again.')).toEqual([]);
  });
});

/**
 * Returns a catalogue's text, with typographic apostrophes and without tags.
 * @param {string} place @param {Readonly<Record<string, string | number>>} [values]
 */
function saidAt(place, values) {
  const [name, ...key] = place.split(' ');
  const texts = catalogues.find((catalogue) => catalogue.name === name)?.texts;
  const pattern = (texts?.[key.join(' ')] ?? 'nothing')
    .replaceAll("'", '’')
    .replaceAll('Millrace', '{brand}');
  if (!values) return pattern;
  return String(new IntlMessageFormat(pattern.replaceAll(/<\/?\w+>/g, ''), 'en').format(values));
}

/** @param {string} name @returns {string[]} */
function readAllowed(name) {
  const file = `${name}.json`;
  return existsSync(at(ALLOWED, file)) ? JSON.parse(readFileSync(at(ALLOWED, file), 'utf8')) : [];
}
