import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';

const require = createRequire(import.meta.url);

/** The cards' own face, by the name that their sheets give it, and those for letters that it does not have. */
const OWN = { family: 'Millrace', folder: 'archivo', axis: 'wdth' } as const;
const OTHERS = {
  plain: { family: 'Noto Sans', folder: 'noto-sans', axis: 'wght' },
  arabic: { family: 'Noto Sans Arabic', folder: 'noto-sans-arabic', axis: 'wght' },
  zh: { family: 'Noto Sans SC', folder: 'noto-sans-sc', axis: 'wght' },
  ja: { family: 'Noto Sans JP', folder: 'noto-sans-jp', axis: 'wght' },
  ko: { family: 'Noto Sans KR', folder: 'noto-sans-kr', axis: 'wght' },
} as const;

interface Face {
  family: string;
  folder: string;
  axis: string;
}

/** Files of a face, each for the letters in its ranges. */
interface FaceFile {
  path: string;
  ranges: [first: number, last: number][];
}

/**
 * The faces by which a card is drawn: our own for Latin letters; Noto Sans for Greek, Cyrillic and Devanagari, Arabic,
 * and the characters of Chinese, Japanese and Korean, of which the card's language chooses the shapes. Letters of no
 * face are drawn as boxes. Files are read when a card first needs them.
 */
export class CardFaces {
  readonly #renderer: Renderer;
  readonly #registered = new Map<string, Promise<unknown>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /** Has the renderer know what a text needs. @returns the families in the order in which they are to be tried */
  async cover(text: string, language: string): Promise<string[]> {
    const faces = facesFor(language);
    const missing = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
    for (const face of faces) {
      const files = fontFiles(face);
      const needed = files.filter(({ ranges }) => [...missing].some((point) => isIn(point, ranges)));
      await Promise.all(needed.map((file) => this.#register(face, file)));
      for (const point of missing) if (files.some(({ ranges }) => isIn(point, ranges))) missing.delete(point);
      if (missing.size === 0) break;
    }
    return faces.map(({ family }) => family);
  }

  #register({ family }: Face, { path, ranges }: FaceFile): Promise<unknown> {
    const known = this.#registered.get(path);
    if (known) return known;
    const registered = readFile(path).then((data) =>
      this.#renderer.registerFont({ name: family, data, unicodeRange: ranges }),
    );
    this.#registered.set(path, registered);
    registered.catch(() => this.#registered.delete(path));
    return registered;
  }
}

/** One character has other shapes in Japan than in China. */
function facesFor(language: string): readonly Face[] {
  const { plain, arabic, zh, ja, ko } = OTHERS;
  return [OWN, plain, arabic, ...(language === 'ja' ? [ja, zh] : [zh, ja]), ko];
}

const isIn = (point: number, ranges: FaceFile['ranges']): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

const listed = new Map<string, FaceFile[]>();

function fontFiles({ folder, axis }: Face): FaceFile[] {
  const known = listed.get(folder);
  if (known) return known;
  const ranges = require(`@fontsource-variable/${folder}/unicode.json`) as Record<string, string>;
  const files = Object.entries(ranges).map(([key, text]) => {
    // Numbered parts of large faces stand in brackets.
    const part = key.replace(/[[\]]/g, '');
    const file = `${folder}-${part}-${axis}-normal.woff2`;
    return {
      path: require.resolve(`@fontsource-variable/${folder}/files/${file}`),
      ranges: readRanges(text),
    };
  });
  listed.set(folder, files);
  return files;
}

/** Reads `U+0000-00FF,U+0131`. */
function readRanges(text: string): FaceFile['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
