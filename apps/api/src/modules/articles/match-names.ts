import { isLegalForm } from '../../db/alike';
import type { Span } from './article-candidates';
import { type ArticleWord, withoutBreaks } from './article-words';
import { plainLetters } from './plain-letters';
import { pluralsOf } from './plurals';

/** What an article can name. */
export interface NamedThing {
  kind: 'product' | 'company' | 'event';
  name: string;
}

/** A thing that an article names. */
export interface NameMatch<Thing> {
  thing: Thing;
  times: number;
  /** Where it is named first. */
  start: number;
  end: number;
}

/** A name may stand at a place; whether it does, the longest name there decides. */
interface Place<Thing> {
  span: Span;
  things: Thing[];
}

/** Fewer letters are found only in the case of the name. */
const SHORT_BELOW = 4;

/**
 * The things that an article names, most often first, then as they come. Where names overlap, the longest wins.
 *
 * @param found Things whose name is alike to the words of the spans.
 */
export function matchNames<Thing extends NamedThing>(
  text: string,
  words: readonly ArticleWord[],
  found: Iterable<{ spans: readonly Span[]; things: readonly Thing[] }>,
): NameMatch<Thing>[] {
  const placed = new Map<string, Place<Thing>>();
  for (const { spans, things } of found) {
    for (const span of spans) {
      const named = things.filter((thing) => isNamed(textOf(text, words, span), thing));
      const key = `${span.first}-${span.last}`;
      const there = placed.get(key);
      if (there) there.things.push(...named.filter((thing) => !there.things.includes(thing)));
      else if (named.length > 0) placed.set(key, { span, things: named });
    }
  }
  const length = ({ span }: Place<Thing>) => textOf(text, words, span).length;
  const longest = [...placed.values()].sort((a, b) => length(b) - length(a) || a.span.first - b.span.first);
  const taken = new Set<number>();
  const matches = new Map<Thing, NameMatch<Thing>>();
  for (const { span, things } of longest) {
    const places = Array.from({ length: span.last - span.first + 1 }, (_, at) => span.first + at);
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    const [start, end] = [words[span.first]?.start ?? 0, words[span.last]?.end ?? 0];
    for (const thing of things) {
      const { times = 0, ...first } = matches.get(thing) ?? { start, end };
      const isEarlier = start <= first.start;
      matches.set(thing, { thing, times: times + 1, ...(isEarlier ? { start, end } : first) });
    }
  }
  return [...matches.values()].sort((a, b) => b.times - a.times || a.start - b.start);
}

const textOf = (text: string, words: readonly ArticleWord[], { first, last }: Span): string =>
  withoutBreaks(text.slice(words[first]?.start, words[last]?.end));

/** Whether words whose letters are alike to a name's are the name. */
function isNamed(written: string, { kind, name }: NamedThing): boolean {
  if (!/\p{L}/u.test(written) || !partsAsIn(written, name)) return false;
  if (kind === 'company') return isCompanyNamed(written, name);
  const [one, other] = [plainLetters(withoutMarks(written)), plainLetters(withoutMarks(name))];
  return isSameOrPlural(one, other) && (isLong(one) || isSameCase(written, name));
}

function isCompanyNamed(written: string, name: string): boolean {
  const [words, nameWords] = [formsIn(written), formsIn(name)];
  // What looks like a legal form is another word where the name has none such.
  if (words.some((form) => !nameWords.includes(form))) return false;
  const isWhole = words.length === nameWords.length;
  const [one, other] = [withoutForms(written), withoutForms(name)];
  return (isWhole && isLong(plainLetters(written))) || isSameCase(one, other) || isInCapitals(one, other);
}

const isLong = (letters: string): boolean => [...letters].length >= SHORT_BELOW;

function isSameOrPlural(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return longer === shorter || pluralsOf(shorter).includes(longer);
}

/** Of one character a name says too little. */
function isSameCase(written: string, name: string): boolean {
  const letters = (value: string) => withoutMarks(value).normalize('NFC').replace(/\s+/g, '');
  return [...letters(written)].length > 1 && letters(written) === letters(name);
}

/** As headlines have it. One word in capitals says too little. */
const isInCapitals = (written: string, name: string): boolean =>
  /\p{L}\s+\p{L}/u.test(written) && written === written.toUpperCase() && written === name.toUpperCase();

/** Without punctuation and symbols. */
const withoutMarks = (text: string): string => text.replace(/[\p{P}\p{S}]+/gu, '');

const wordsOf = (name: string): string[] => name.replaceAll('.', '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const formsIn = (name: string): string[] => wordsOf(name).map(plainLetters).filter(isLegalForm);

const withoutForms = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isLegalForm(plainLetters(word)))
    .join(' ');

/** Between two words of a name, what ends a sentence or parts a list; after an abbreviation a full stop does not. */
const PARTING = /(?<!(?:^|[^\p{L}])\p{L}{1,4})\.(?=\s)|[,;:!?()[\]…、。，；：！？（）](?!$)/gu;

/** Whether a text parts its words by nothing that the name does not have. */
const partsAsIn = (written: string, name: string): boolean =>
  (written.match(PARTING) ?? []).every((mark) => name.includes(mark));
