import type { Thing } from './corpus';
import { INTENTS } from './intents';

/** Classes of queries, and the number of each. */
export const CLASSES = {
  typo: 34,
  synonym: 34,
  identifier: 34,
  cjk: 32,
  'word order': 32,
  intent: 34,
} as const;

/** Class of queries. */
export type QueryClass = keyof typeof CLASSES;

/** Query with its wanted hits. */
export interface JudgedQuery {
  class: QueryClass;
  kind: Thing['kind'];
  q: string;
  /** Keys of entries, any of which is correct. */
  wanted: readonly string[];
  isHeldOut: boolean;
}

/**
 * Judged set: 200 queries based on the demo data and, if available, public data, deterministic for the same
 * data. Every second query of a class is held out: nobody looks at those while tuning the search.
 */
export function judgedSet(demo: readonly Thing[], samples: readonly Thing[]): JudgedQuery[] {
  const pick = picker();
  const products = samples.filter(({ kind }) => kind === 'product');
  const companies = samples.filter(({ kind }) => kind === 'company');
  const byName = namesakes([...demo, ...samples]);
  const wantedOf = (thing: Thing): string[] => byName(thing);
  const named = (things: readonly Thing[], words: number): Thing[] =>
    things.filter(({ name }) => {
      const long = name.split(/\s+/).filter((word) => /^\p{L}{5,}$/u.test(word));
      return long.length >= words && name.length <= 60;
    });
  const share = (count: number, part: number): number => (samples.length > 0 ? Math.round(count * part) : 0);

  const typos = [
    ...pick(named(companies, 1), share(CLASSES.typo, 0.2)),
    ...pick(named(products, 2), share(CLASSES.typo, 0.3)),
  ];
  const make: Record<QueryClass, Omit<JudgedQuery, 'class' | 'isHeldOut'>[]> = {
    typo: [...typos, ...pick(named(demo, 1), CLASSES.typo - typos.length)].map((thing, at) => ({
      kind: thing.kind,
      q: withSlip(thing.name, at),
      wanted: wantedOf(thing),
    })),
    synonym: [
      ...pick(
        products.filter(({ synonyms }) => (synonyms[0]?.length ?? 99) < 50),
        share(CLASSES.synonym, 0.35),
      ),
      ...pick(
        demo.filter(({ synonyms }) => synonyms.some(isLatin)),
        CLASSES.synonym - share(CLASSES.synonym, 0.35),
      ),
    ].map((thing, at) => {
      const q = synonymOf(thing, at);
      return { kind: 'product', q, wanted: [...thingsOfSynonym([...demo, ...products], q)] };
    }),
    identifier: [
      ...pick(
        products.filter(({ identifiers }) => (identifiers[0]?.length ?? 0) > 5),
        share(CLASSES.identifier, 0.3),
      ),
      ...pick(
        demo.filter(({ identifiers }) => identifiers.length > 0),
        CLASSES.identifier - share(CLASSES.identifier, 0.3),
      ),
    ].map((thing, at) => {
      const identifier = thing.identifiers[at % thing.identifiers.length] ?? '';
      return {
        kind: 'product',
        q: respelt(identifier, at),
        wanted: [...demo, ...products]
          .filter((one) => one.identifiers.includes(identifier))
          .map(({ key }) => key),
      };
    }),
    cjk: pick(
      demo.filter(({ synonyms }) => synonyms.some(isCjk)),
      CLASSES.cjk,
    ).map((thing, at) => {
      const names = thing.synonyms.filter(isCjk);
      const q = partOf(names[at % names.length] ?? '', at);
      return {
        kind: 'product',
        q,
        wanted: demo.filter((one) => one.synonyms.some((name) => name.includes(q))).map(({ key }) => key),
      };
    }),
    'word order': [
      ...pick(named(companies, 2), share(CLASSES['word order'], 0.2)),
      ...pick(named(products, 3), share(CLASSES['word order'], 0.3)),
      ...pick(
        named(demo, 2),
        CLASSES['word order'] - share(CLASSES['word order'], 0.2) - share(CLASSES['word order'], 0.3),
      ),
    ].map((thing, at) => ({ kind: thing.kind, q: reordered(thing.name, at), wanted: wantedOf(thing) })),
    intent: INTENTS.slice(0, CLASSES.intent).map(({ q, wanted }) => ({
      kind: 'product',
      q,
      wanted: wanted.map((key) => `demo:${key}`),
    })),
  };
  return (Object.keys(CLASSES) as QueryClass[]).flatMap((name) =>
    make[name].map((query, at) => ({ ...query, class: name, isHeldOut: at % 2 === 1 })),
  );
}

const isCjk = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
const isLatin = (text: string): boolean => /^[\p{Script=Latin}\d ()/-]{4,}$/u.test(text);

/** Entries with the same name are equally correct. */
function namesakes(things: readonly Thing[]): (thing: Thing) => string[] {
  const keys = new Map<string, string[]>();
  for (const { name, key } of things)
    keys.set(name.toLowerCase(), [...(keys.get(name.toLowerCase()) ?? []), key]);
  return ({ name, key }) => keys.get(name.toLowerCase()) ?? [key];
}

function synonymOf({ synonyms }: Thing, at: number): string {
  const names = synonyms.filter(isLatin);
  const list = names.length > 0 ? names : synonyms;
  return list[at % list.length] ?? '';
}

const thingsOfSynonym = (things: readonly Thing[], q: string): string[] =>
  things
    .filter(({ name, synonyms }) => [name, ...synonyms].some((one) => one.toLowerCase() === q.toLowerCase()))
    .map(({ key }) => key);

/** Adds a typo to the longest word: letters swapped, one left out, one doubled, or another one. */
function withSlip(name: string, at: number): string {
  const words = name
    .replace(/[^\p{L}\p{N} -]+/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 4);
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  const middle = Math.max(1, Math.floor(longest.length / 2));
  const letters = [...longest];
  const slips = [
    [
      ...letters.slice(0, middle),
      letters[middle + 1] ?? '',
      letters[middle] ?? '',
      ...letters.slice(middle + 2),
    ],
    [...letters.slice(0, middle), ...letters.slice(middle + 1)],
    [...letters.slice(0, middle), letters[middle] ?? '', ...letters.slice(middle)],
    [...letters.slice(0, middle), letters[middle] === 'e' ? 'a' : 'e', ...letters.slice(middle + 1)],
  ];
  const slip = (slips[at % slips.length] ?? letters).join('');
  return words
    .map((word) => (word === longest ? slip : word))
    .join(' ')
    .toLowerCase();
}

/** Reformats an identifier as somebody else would write it. */
function respelt(identifier: string, at: number): string {
  switch (at % 4) {
    case 0:
      return identifier;
    case 1:
      return identifier.toLowerCase().replace(/[.\-/]/g, '');
    case 2:
      return identifier.replace(/[.\-/]/g, ' ');
    default:
      return identifier.toUpperCase();
  }
}

/** Returns the beginning of a name in Chinese or Japanese, or the whole name. */
const partOf = (name: string, at: number): string => {
  const signs = [...name];
  return at % 3 === 0 ? name : signs.slice(0, Math.max(2, Math.ceil(signs.length * 0.6))).join('');
};

/** Shuffles the words of a name, without those in brackets or of one letter. */
function reordered(name: string, at: number): string {
  const words = name
    .replace(/[^\p{L}\p{N} .-]+/gu, ' ')
    .split(/\s+/)
    .filter(
      (word) => word.length > 1 && !/^(?:of|for|or|and|the|with|in|not|other|than|by|to|from)$/i.test(word),
    )
    .slice(0, 4);
  const turn = 1 + (at % Math.max(1, words.length - 1));
  return [...words.slice(turn), ...words.slice(0, turn)].join(' ').toLowerCase();
}

/** Picks entries in a deterministic order. */
function picker(): (things: readonly Thing[], count: number) => Thing[] {
  return (things, count) =>
    [...things]
      .map((thing) => ({ thing, at: hash(thing.key) }))
      .sort((a, b) => a.at - b.at || (a.thing.key < b.thing.key ? -1 : 1))
      .slice(0, count)
      .map(({ thing }) => thing);
}

/** FNV-1a hash. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}
