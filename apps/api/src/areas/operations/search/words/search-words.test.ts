import { describe, expect, it } from 'vitest';
import { editDistance, shapesOf } from './edit-distance';
import { foldForSearch, stemOf, wordsOf } from './fold-words';
import { parseQuery } from './parse-query';
import { placeFilter } from './places';
import { SearchLexemes } from './search-lexemes';
import { allWords } from './ts-query';

const lexemesOf = (fill: (lexemes: SearchLexemes) => void): string[] => {
  const lexemes = new SearchLexemes();
  fill(lexemes);
  return lexemes.toString().split(' ');
};

describe('words of a text', () => {
  it('are folded: case, accents, full width, ligatures and small digits', () => {
    expect(wordsOf('Ｆｕｓｅｄ Größe ﬁber SiCl₄').map(({ word }) => word)).toEqual([
      'fused',
      'grosse',
      'fiber',
      'sicl4',
    ]);
  });

  it('know where they stand in the text', () => {
    const text = 'Bend-insensitive fiber, G.657.A2';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Bend',
      'insensitive',
      'fiber',
      'G',
      '657',
      'A2',
    ]);
  });

  it('of Arabic are the same with and without vowels, hamza and final forms', () => {
    expect(foldForSearch('أُكْسِيد الألومنيوم')).toBe(foldForSearch('اكسيد الالومنيوم'));
  });

  it.each([
    ['fibers', 'fiber'],
    ['fibres', 'fiber'],
    ['batteries', 'battery'],
    ['aluminum', 'aluminium'],
    ['sulphates', 'sulfate'],
    ['glass', 'glass'],
    ['gas', 'gas'],
  ])('%s is searched as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});

describe('a document', () => {
  it('has a grade as a whole and in its parts', () => {
    const words = lexemesOf((lexemes) => lexemes.addIdentifier('G.657.A2'));
    for (const word of ["'g657a2':2B", "'i=g657a2':2B", "'657':2B", "'a2':2B"]) expect(words).toContain(word);
  });

  it('has each sign of Chinese and Japanese, and each two', () => {
    expect(lexemesOf((lexemes) => lexemes.addName('石英管', 'B'))).toEqual(
      expect.arrayContaining(["'石':2B", "'英':2B", "'石英':2B", "'英管':2B", "'n=石英管':2B"]),
    );
  });

  it('has umlauts as German writes them without', () => {
    expect(lexemesOf((lexemes) => lexemes.addName('Flusssäure', 'B'))).toContain("'flusssaeure':2B");
  });

  it('cannot be broken out of by what a name holds', () => {
    expect(lexemesOf((lexemes) => lexemes.addName("it's \\ 'a':1A", 'A')).join(' ')).not.toMatch(/\\|''/);
  });
});

describe('a search', () => {
  it('leaves out the words of a question', () => {
    expect(parseQuery('who supplies 6N silicon tetrachloride?').words.map(({ word }) => word)).toEqual([
      '6n',
      'silicon',
      'tetrachloride',
    ]);
  });

  it('of nothing but such words takes them', () => {
    expect(parseQuery('Supply').words.map(({ word }) => word)).toEqual(['supply']);
  });

  it.each([
    ['Japanese', 'country=JP'],
    ['japan', 'country=JP'],
    ['deutschland', 'country=DE'],
    ['europe', 'region=europe'],
    ['helium', null],
    ['can', null],
  ])('takes %s for %s', (word, filter) => {
    expect(placeFilter(word.toLowerCase())).toBe(filter);
  });

  it('takes two words that name a country for one', () => {
    const [preforms, korea] = parseQuery('preforms South Korea').words;
    expect([preforms?.word, korea?.filter]).toEqual(['preforms', 'country=KR']);
  });

  it('mends nothing in what has digits', () => {
    expect(parseQuery('helium 10026-04-7').words.map(({ mayBeMended }) => mayBeMended)).toEqual([
      true,
      false,
    ]);
  });

  it('finds two words that stand together as one', () => {
    expect(allWords(parseQuery('poly silicon'), new Map())).toBe(
      "(('poly':* & 'silicon':*) | 'polysilicon':*)",
    );
  });
});

describe('slips of the pen', () => {
  it.each([
    ['helium', 'heilum', 1],
    ['silicon', 'silcon', 1],
    ['argon', 'argom', 1],
    ['tetrachloride', 'tetrachlorid', 1],
    ['preform', 'perfrom', 2],
  ])('make %s of %s by %i', (one, other, slips) => {
    expect(editDistance(one, other)).toBe(slips);
  });

  it('leave a shape in common', () => {
    const shapes = new Set(shapesOf('helium'));
    for (const slip of ['heilum', 'helum', 'hellium', 'heliun']) {
      expect(shapesOf(slip).some((shape) => shapes.has(shape))).toBe(true);
    }
  });
});
