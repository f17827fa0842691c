import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { orderByText } from './order-by-text';

const LOCALES = ['en', 'de', 'sv', 'zh', 'ja', 'ar'];
/** Languages with letters that are two, or two that are one, or other orders of their own. */
const ODD_LOCALES = [
  'da',
  'cs',
  'hu',
  'br',
  'lt',
  'et',
  'vi',
  'tr',
  'th',
  'fr-CA',
  'de-u-co-phonebk',
  'en-u-kn',
];

interface Row {
  text: string;
}

const textOf = ({ text }: Row): string => text;
const rowsOf = (texts: readonly string[]): Row[] => texts.map((text) => ({ text }));

const compared = (rows: readonly Row[], locale: string, direction: 'ascending' | 'descending'): Row[] => {
  const { compare } = new Intl.Collator(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(one.text, other.text));
};

/**
 * Whether a collation has rows in no order at all: that of Canada's French, which compares accents from the end, has a
 * mark without a letter before a second, that before a third, and the third before the first.
 */
const contradictsItself = (
  ordered: readonly Row[],
  locale: string,
  direction: 'ascending' | 'descending',
): boolean => {
  const { compare } = new Intl.Collator(locale);
  const sign = direction === 'ascending' ? 1 : -1;
  return ordered.some((one, at) =>
    ordered.slice(at + 1).some((other) => sign * compare(one.text, other.text) > 0),
  );
};

const from = (letters: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });

/** Few letters, so that many begin alike, and differ by accents, case or nothing. */
const latin = fc.oneof(
  from('aAäÄåæÆeéÉ'),
  from('oOöØøœsSßtThþcCčdDđðlŀnŉiIıİĳ'),
  from(' -\'".,&09/aZ'),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x17f }).map((unit) => String.fromCharCode(unit)),
    maxLength: 8,
  }),
  fc.constantFrom('', 'Ostwald Quarzglas GmbH', 'OSTWALD Quarzglas GmbH', 'Ostwald Quarzglas GmbH 2'),
);
const foreign = fc.oneof(
  from('aAoO\u0300\u0308\u030A\u0338\u00AD\u200D'),
  from('lL·aʼn’–中文一石英あアーガか\u3099'),
  from('شركة الاأإ a1١'),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
/** Enough of them that weights are asked for. */
const many = (text: fc.Arbitrary<string>) => fc.array(text, { minLength: 500, maxLength: 700, size: 'max' });

function expectAsCompared(texts: readonly string[], locale: string): void {
  const rows = rowsOf(texts);
  for (const direction of ['ascending', 'descending'] as const) {
    const ordered = orderByText(rows, textOf, locale, direction);
    // The very rows: those of one text stay as they stood.
    const expected = compared(rows, locale, direction);
    const wrong = expected.findIndex((row, at) => row !== ordered[at]);
    // Which of several orders comes out, where there is none, is up to how rows are sorted.
    if (wrong >= 0 && contradictsItself(expected, locale, direction)) return;
    expect(ordered[wrong]?.text).toBe(undefined);
    expect(ordered).toHaveLength(rows.length);
  }
}

describe('the order of rows by a text', () => {
  it.each([...LOCALES, ...ODD_LOCALES])(
    'is that of the collation of %s, for names in Latin letters',
    (locale) => {
      fc.assert(
        fc.property(many(latin), (texts) => expectAsCompared(texts, locale)),
        { numRuns: 10 },
      );
    },
  );

  it.each([...LOCALES, ...ODD_LOCALES])(
    'is that of the collation of %s, whatever is among them',
    (locale) => {
      const mixed = fc.oneof({ weight: 8, arbitrary: latin }, { weight: 2, arbitrary: foreign });
      fc.assert(
        fc.property(many(mixed), (texts) => expectAsCompared(texts, locale)),
        { numRuns: 10 },
      );
    },
  );

  it('is that of the collation for few rows, and for none', () => {
    fc.assert(fc.property(fc.array(fc.oneof(latin, foreign)), (texts) => expectAsCompared(texts, 'de')));
  });

  it('has letters where readers of the language look for them', () => {
    const names = [
      'Zwick',
      'Øresund',
      'Älvdal',
      'Osram',
      'Émeraude',
      'Alfa',
      'Eon',
      'Åbo',
      'Straße',
      'Strasse',
    ];
    const filling = Array.from({ length: 600 }, (_, at) => `~${at}`);
    const ordered = (locale: string) =>
      orderByText(rowsOf([...names, ...filling]), textOf, locale)
        .map(textOf)
        .filter((text) => !text.startsWith('~'))
        .join(' ');
    expect(ordered('en')).toBe('Åbo Alfa Älvdal Émeraude Eon Øresund Osram Strasse Straße Zwick');
    expect(ordered('sv')).toBe('Alfa Émeraude Eon Osram Strasse Straße Zwick Åbo Älvdal Øresund');
  });

  it('asks for each text once, and leaves the rows as they were', () => {
    const rows = Object.freeze(rowsOf(['b', 'a']));
    const asked = vi.fn(textOf);
    expect(orderByText(rows, asked, 'en').map(textOf)).toEqual(['a', 'b']);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('throws for a language that is none', () => {
    expect(() => orderByText([], textOf, 'no language')).toThrow(RangeError);
  });
});
