import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';
import { decodeText } from './decode-text';

/** Bytes that are examined. */
const EXAMINED_BYTES = 64 * 2 ** 10;

/** Encodings that spreadsheets and pages are written in, by WHATWG name; the more common one first. */
const ENCODINGS = [
  ...[
    'windows-1252',
    'gb18030',
    'shift_jis',
    'windows-1250',
    'windows-1251',
    'windows-1254',
    'euc-kr',
    'big5',
  ],
  ...['windows-1253', 'windows-1256', 'windows-1255', 'windows-1257', 'windows-874', 'euc-jp', 'koi8-r'],
  ...['iso-8859-2', 'iso-8859-5', 'macintosh', 'iso-2022-jp'],
] as const;

/** Encodings that a language’s Windows writes. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  zh: ['gb18030', 'big5'],
  ja: ['shift_jis', 'euc-jp'],
  ar: ['windows-1256'],
};

/** Weights of the hints beside the plausibility of the decoded text, which is at most 1. */
const DETECTED_WEIGHT = 0.5;
const USUAL_WEIGHT = 0.25;
const COMMON_WEIGHT = 0.2;

/** Number of letters outside ASCII from which a statistical guess has its full weight. */
const LETTERS_NEEDED = 60;

/**
 * Guesses the encoding of a text: by its byte order mark, as UTF-8 if it is valid, and otherwise as the encoding in
 * which it reads most plausibly.
 *
 * @param language Language of the sender, as a hint. BCP 47.
 * @returns The WHATWG name.
 */
export function detectEncoding(bytes: Buffer, language = 'en'): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (isUtf8(bytes)) return 'utf-8';
  const sample = bytes.subarray(0, EXAMINED_BYTES);
  if (isMostlyUtf8(sample)) return 'utf-8';
  const detected = new Map(
    analyse(sample).map(({ name, confidence }) => [whatwgName(name), confidence / 100]),
  );
  const letters = sample.filter((byte) => byte > 0x7f).length;
  const weight = DETECTED_WEIGHT * Math.min(1, letters / LETTERS_NEEDED);
  const usual = USUAL[language.split('-', 1)[0] ?? ''] ?? [];
  const scores = ENCODINGS.map((encoding, place) => ({
    encoding,
    score:
      plausibility(sample, encoding) +
      weight * (detected.get(encoding) ?? 0) +
      (usual.includes(encoding) ? USUAL_WEIGHT : 0) +
      COMMON_WEIGHT * (1 - place / ENCODINGS.length),
  }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).encoding;
}

/** True if a few bytes of a UTF-8 text are damaged, or its last character is cut. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const foreign = bytes.toString('utf8').match(/[^\0-\x7f]/gu) ?? [];
  const damaged = foreign.filter((letter) => letter === '\ufffd').length;
  return foreign.length - damaged > damaged * 4;
}

function whatwgName(name: string): string {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return name;
  }
}

/** Frequent letters of alphabets, and for scripts of many characters the range of all. */
const FREQUENT: readonly (readonly [script: RegExp, frequent: RegExp])[] = [
  [/\p{Script=Cyrillic}/gu, /[оеаинтсрвлкмдпуя]/gi],
  [/\p{Script=Greek}/gu, /[αοιεστηνρκπλάίόέ]/gi],
  [/\p{Script=Arabic}/gu, /[اليمونرتبةدسعك]/g],
  [/\p{Script=Hebrew}/gu, /[יוהלאתמרנבשד]/g],
  [/\p{Script=Thai}/gu, /[\u0e01-\u0e3a\u0e40-\u0e4e]/g],
  [/\p{Script=Hangul}/gu, /\p{Script=Hangul}/gu],
];

/** Letters of one alphabet that break a word of another, and signs that no word contains. */
const IMPLAUSIBLE =
  /[\p{Co}\p{Cn}\u0080-\u009f]|(?<=\p{Ll})(?![A-Z])\p{Lu}|(?<=\p{L})[¡-©«-´¶-¹»-¿×÷†‡ˆ‰˜‹›„‚ƒ]+(?=\p{L})|(?<=\p{L})[€£¥]|[€£¥](?=\p{L})|\p{Script=Latin}[\u0370-\u0e7f]|[\u0370-\u0e7f]\p{Script=Latin}|(?<=[A-Z])(?:(?![A-Z])\p{Lu})+(?=\p{Ll})|[\uff61-\uff9f]|\p{Script=Hangul}\p{Script=Han}|\p{Script=Han}\p{Script=Hangul}|[ðþÐÞ]/gu;

/** Latin words have few accented letters in a row. */
const ACCENTS_IN_A_ROW = /(?:(?![A-Za-z])\p{Script=Latin}){3,}/gu;

/** Han characters of the first level of a national standard are the frequent ones, by the first byte. */
const FIRST_LEVEL: Readonly<Record<string, (lead: number) => boolean>> = {
  gb18030: (lead) => lead >= 0xb0 && lead <= 0xd7,
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  shift_jis: (lead) => lead >= 0x81 && lead <= 0x98,
  'euc-jp': (lead) => lead >= 0xa1 && lead <= 0xcf,
  'euc-kr': (lead) => lead >= 0xb0 && lead <= 0xc8,
};

/** Rates a text in an encoding from 0 (no such text) to 1. */
function plausibility(bytes: Buffer, encoding: string): number {
  const text = decodeStrictly(bytes, encoding);
  if (text === null) return -1;
  const foreign = text.match(/[^\0-\x7f]/gu) ?? [];
  if (foreign.length === 0) return 0;
  const firstLevel = FIRST_LEVEL[encoding];
  if (firstLevel) return shareOfFrequentPairs(bytes, firstLevel) - share(text, IMPLAUSIBLE, foreign.length);
  const accents = (text.match(ACCENTS_IN_A_ROW) ?? []).join('').length;
  const alphabet = FREQUENT.find(([script]) => (text.match(script) ?? []).length > foreign.length / 2);
  // A text of another alphabet is plausible by its frequent letters, a Latin one by what it lacks.
  const base = alphabet ? 0.5 + share(text, alphabet[1], foreign.length) / 2 : 0.9;
  return base - share(text, IMPLAUSIBLE, foreign.length) - accents / foreign.length;
}

const share = (text: string, pattern: RegExp, of: number): number => (text.match(pattern) ?? []).length / of;

function shareOfFrequentPairs(bytes: Buffer, isFrequent: (lead: number) => boolean): number {
  let pairs = 0;
  let frequent = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    pairs += 1;
    if (isFrequent(lead)) frequent += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : frequent / pairs;
}

/**
 * Decodes a text; returns null if it contains bytes that are invalid in the encoding. The last character may be cut.
 * Damaged text decodes as Windows-1252 only.
 */
function decodeStrictly(bytes: Buffer, encoding: string): string | null {
  if (encoding === 'windows-1252') {
    return decodeText(bytes, encoding);
  }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return /[\u0080-\u009f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}
