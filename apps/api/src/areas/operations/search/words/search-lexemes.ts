import { signsOf, squash, stemOf, wordsOf } from './fold-words';

/** Weights of words: in names, synonyms or identifiers, linked names, texts. */
export type Weight = 'A' | 'B' | 'C' | 'D';

// Positions only encode weights here, so all words of a weight share one.
const POSITIONS: Readonly<Record<Weight, number>> = { A: 1, B: 2, C: 3, D: 4 };

/** Maximum number of words per document. */
const LEXEMES_MAX = 4_000;

/** Collects the words of a document with their weights. */
export class SearchLexemes {
  private readonly weights = new Map<string, Set<Weight>>();
  private readonly plainWords = new Set<string>();

  /** Words of names, for corrections. */
  get nameWords(): ReadonlySet<string> {
    return this.plainWords;
  }

  /** Adds a name: its words, adjacent words joined, and the whole. */
  addName(name: string, weight: 'A' | 'B'): void {
    const words = this.addWords(name, weight);
    for (const [index, { word, isSigns }] of words.entries()) {
      if (!isSigns && /^\p{L}{3,}$/u.test(word)) this.plainWords.add(word);
      const before = words[index - 1];
      if (before && !before.isSigns && !isSigns) this.add(`${before.word}${word}`, weight);
    }
    this.add(`n=${squash(name)}`, weight);
  }

  /** Adds an identifier: its parts, and the whole without punctuation. */
  addIdentifier(identifier: string): void {
    this.addWords(identifier, 'B');
    this.add(squash(identifier), 'B');
    this.add(`i=${squash(identifier)}`, 'B');
  }

  /** Adds the words of a text. */
  addText(text: string, weight: 'C' | 'D'): void {
    this.addWords(text, weight);
  }

  /** Adds a matching filter, such as `country=JP`. */
  addFilter(filter: string): void {
    this.add(filter, 'A');
  }

  /** Returns the words in PostgreSQL's `tsvector` format. */
  toString(): string {
    return Array.from(
      this.weights,
      ([word, weights]) =>
        `'${word}':${Array.from(weights, (weight) => `${POSITIONS[weight]}${weight}`).join()}`,
    ).join(' ');
  }

  private addWords(text: string, weight: Weight) {
    const words = wordsOf(text);
    const chunks = new Map<number, string[]>();
    for (const { word, chunk, isSigns } of words) {
      if (isSigns) for (const sign of signsOf(word)) this.add(sign, weight);
      else {
        this.add(word, weight);
        this.add(stemOf(word), weight);
        chunks.set(chunk, [...(chunks.get(chunk) ?? []), word]);
      }
    }
    // Finds "G.657.A2" also as "g657a2".
    for (const parts of chunks.values()) {
      if (parts.length > 1 && parts.some((part) => /\d/.test(part))) this.add(parts.join(''), weight);
    }
    // German writes ä as ae if umlauts are unavailable.
    if (/[äöüÄÖÜ]/.test(text)) {
      const spelt = text.replace(/[äöüÄÖÜ]/g, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter);
      for (const { word, isSigns } of wordsOf(spelt)) if (!isSigns) this.add(word, weight);
    }
    return words;
  }

  private add(lexeme: string, weight: Weight): void {
    if (lexeme === '' || lexeme.length > 120) return;
    const known = this.weights.get(lexeme);
    if (known) known.add(weight);
    else if (this.weights.size < LEXEMES_MAX) this.weights.set(lexeme, new Set([weight]));
  }
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };
