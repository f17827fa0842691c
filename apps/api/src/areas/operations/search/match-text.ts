import type { components } from '@millrace/api-client';
import type { PlannedSearch } from './plan-search';
import { foldForSearch, squash, stemOf, type TextWord, wordsOf } from './words/fold-words';
import type { QueryWord } from './words/parse-query';

type SearchMatch = components['schemas']['SearchMatch'];

/** Texts of a record that may contain the match, most relevant first. */
export type MatchedTexts = readonly (readonly [SearchMatch['field'], readonly (string | null)[]])[];

/** Maximum length of an excerpt; longer texts are cut around the match. */
const EXCERPT_MAX = 220;
const BEFORE_MATCH = 60;

/** Maximum length of a text that is searched. */
const LOOKED_AT_MAX = 8_000;

const RANGES_MAX = 50;

interface Candidate {
  field: SearchMatch['field'];
  text: string;
  ranges: { start: number; end: number }[];
  /** Number of the search's words in it. */
  covered: number;
  isNear: boolean;
  isWhole: boolean;
}

/** Returns the text that matches a search: the first with most of its words. */
export function findMatch(plan: PlannedSearch, texts: MatchedTexts): SearchMatch | null {
  let best: Candidate | null = null;
  for (const [field, list] of texts) {
    for (const text of list) {
      if (!text) continue;
      const candidate = candidateOf(plan, field, text.slice(0, LOOKED_AT_MAX));
      if (candidate.covered === 0 && !candidate.isWhole) continue;
      if (candidate.isWhole) return matchOf(plan, candidate);
      if (!best || candidate.covered > best.covered) best = candidate;
    }
  }
  return best && matchOf(plan, best);
}

function candidateOf(plan: PlannedSearch, field: Candidate['field'], text: string): Candidate {
  const isWhole = plan.query.squashed !== '' && squash(text) === plan.query.squashed;
  if (isWhole) {
    return { field, text, ranges: [{ start: 0, end: text.length }], covered: 99, isNear: false, isWhole };
  }
  const words = wordsOf(text);
  const found = plan.query.words.map((word, at) => rangesOf(word, plan.mended.get(at) ?? [], text, words));
  const ranges = mergeRanges(found.flatMap(({ ranges }) => ranges)).slice(0, RANGES_MAX);
  return {
    field,
    text,
    ranges,
    covered: found.filter(({ ranges }) => ranges.length > 0).length,
    isNear: found.some(({ isNear }) => isNear),
    isWhole: false,
  };
}

function rangesOf(
  word: QueryWord,
  mended: readonly string[],
  text: string,
  words: readonly TextWord[],
): { ranges: { start: number; end: number }[]; isNear: boolean } {
  const ranges: { start: number; end: number }[] = [];
  let isNear = false;
  for (const [at, one] of words.entries()) {
    if (word.isSigns) {
      if (one.isSigns) ranges.push(...signRanges(word.word, one));
      continue;
    }
    if (one.isSigns) continue;
    const begun = beginning(word, one);
    if (begun > 0) ranges.push({ start: one.start, end: endOf(text, one, begun) });
    else if (mended.includes(one.word) || mended.includes(stemOf(one.word))) {
      isNear = true;
      ranges.push({ start: one.start, end: one.end });
    } else {
      const joined = joinedRange(word, words, at);
      if (joined) ranges.push(joined);
    }
  }
  return { ranges, isNear };
}

/** Returns the length of the matching prefix of a word in the text. */
function beginning(word: QueryWord, one: TextWord): number {
  const forms = [word.word, ...word.lexemes, ...word.parts];
  const spelt = [one.word, stemOf(one.word)];
  for (const form of forms) {
    if (spelt.some((text) => text === form)) return one.word.length;
    if (word.isPrefix && form === word.word && one.word.startsWith(form)) return form.length;
    if (word.isPrefix && spelt.some((text) => text.startsWith(form))) return form.length;
  }
  return 0;
}

/** Finds a word typed as one that the text writes as several: "g657a2" for "G.657.A2". */
function joinedRange(
  word: QueryWord,
  words: readonly TextWord[],
  at: number,
): { start: number; end: number } | null {
  let joined = '';
  for (const one of words.slice(at, at + 5)) {
    joined += one.word;
    if (joined === word.word && joined !== words[at]?.word)
      return { start: words[at]?.start ?? 0, end: one.end };
    if (!word.word.startsWith(joined)) return null;
  }
  return null;
}

function signRanges(typed: string, one: TextWord): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = [];
  for (let at = one.word.indexOf(typed); at >= 0; at = one.word.indexOf(typed, at + typed.length)) {
    // Folded characters have the same positions as the original ones, except for half-width forms.
    ranges.push({ start: one.start + at, end: Math.min(one.end, one.start + at + typed.length) });
  }
  return ranges;
}

/** Returns the end of a word's matching prefix, or of the word if folding changes its length. */
function endOf(text: string, one: TextWord, letters: number): number {
  const written = text.slice(one.start, one.start + letters);
  return foldForSearch(written).length === letters ? one.start + letters : one.end;
}

function mergeRanges(ranges: readonly { start: number; end: number }[]): { start: number; end: number }[] {
  const merged: { start: number; end: number }[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

function matchOf(plan: PlannedSearch, candidate: Candidate): SearchMatch {
  const { field, text, ranges, isNear, isWhole } = candidate;
  const begins = plan.query.nameKey !== '' && foldForSearch(text).trimStart().startsWith(plan.query.nameKey);
  return {
    field,
    ...excerptOf(text, ranges),
    quality: isWhole ? 'exact' : begins ? 'prefix' : isNear ? 'near' : 'words',
  };
}

/** Returns an excerpt of a text around the first range, with all ranges in it. */
function excerptOf(
  text: string,
  ranges: readonly { start: number; end: number }[],
): { text: string; ranges: { start: number; end: number }[] } {
  if (text.length <= EXCERPT_MAX) return { text, ranges: [...ranges] };
  const first = ranges[0]?.start ?? 0;
  let from = first <= BEFORE_MATCH ? 0 : first - BEFORE_MATCH;
  if (from > 0) from = text.indexOf(' ', from) < first ? text.indexOf(' ', from) + 1 : first;
  let to = Math.min(text.length, from + EXCERPT_MAX);
  if (to < text.length) to = text.lastIndexOf(' ', to) > from ? text.lastIndexOf(' ', to) : to;
  // Avoids splitting a surrogate pair.
  if (to < text.length && isLowSurrogate(text, to)) to -= 1;
  const [before, after] = [from > 0 ? '… ' : '', to < text.length ? ' …' : ''];
  const moved = before.length - from;
  return {
    text: `${before}${text.slice(from, to)}${after}`,
    ranges: ranges
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + moved, end: end + moved })),
  };
}

const isLowSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
};
