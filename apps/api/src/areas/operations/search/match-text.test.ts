import { expect, it } from 'vitest';
import { findMatch, type MatchedTexts } from './match-text';
import { planAsTyped } from './plan-search';

const matchFor = (q: string, texts: MatchedTexts) => {
  const plan = planAsTyped(q);
  if (!plan) throw new Error(`There is no word in ${q}.`);
  return findMatch(plan, texts);
};

/** Describes what of a text is marked. */
const marked = (q: string, texts: MatchedTexts): string[] => {
  const match = matchFor(q, texts);
  return match?.ranges.map(({ start, end }) => match.text.slice(start, end)) ?? [];
};

it.each([
  ['gla pre', 'Preform silica glass', ['Pre', 'gla']],
  ['g657a2', 'Fiber, G.657.A2', ['G.657.A2']],
  ['grosse', 'Große Größe', ['Große', 'Größe']],
  ['fibre', 'Optical fibers', ['fibers']],
  ['英', '石英管', ['英']],
])('marks what %s finds in %s', (q, name, parts) => {
  expect(marked(q, [['name', [name]]])).toEqual(parts);
});

it('names the text that has most of the words, and of equals the first', () => {
  const texts: MatchedTexts = [
    ['name', ['Silica glass']],
    ['synonym', ['Optical fiber preform', 'Silica preform']],
    ['description', ['A preform of silica.']],
  ];
  expect(matchFor('silica preform', texts)).toMatchObject({
    field: 'synonym',
    text: 'Silica preform',
    quality: 'exact',
  });
  expect(matchFor('silica', texts)).toMatchObject({ field: 'name', quality: 'prefix' });
});

it('cuts a long text around the match, between words', () => {
  const long = `${'word '.repeat(100)}needle ${'word '.repeat(100)}`;
  const match = matchFor('needle', [['description', [long]]]);
  expect(match?.text.length).toBeLessThan(240);
  expect(match?.text).toMatch(/^… word .* word …$/);
  expect(marked('needle', [['description', [long]]])).toEqual(['needle']);
});

it('finds nothing where nothing matches', () => {
  expect(matchFor('helium', [['name', ['Argon']]])).toBeNull();
});
