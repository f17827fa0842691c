import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';

const require = createRequire(import.meta.url);

/** Font families of cards: ours, and Noto Sans as fallback. */
const OWN_FONT = { family: 'Millrace', folder: 'archivo', axis: 'wdth' } as const;
const FALLBACK_FONTS = {
  plain: { family: 'Noto Sans', folder: 'noto-sans', axis: 'wght' },
  arabic: { family: 'Noto Sans Arabic', folder: 'noto-sans-arabic', axis: 'wght' },
  zh: { family: 'Noto Sans SC', folder: 'noto-sans-sc', axis: 'wght' },
  ja: { family: 'Noto Sans JP', folder: 'noto-sans-jp', axis: 'wght' },
  ko: { family: 'Noto Sans KR', folder: 'noto-sans-kr', axis: 'wght' },
} as const;

interface Font {
  family: string;
  folder: string;
  axis: string;
}

/** A font file and its unicode-range. */
interface FontFile {
  path: string;
  ranges: [first: number, last: number][];
}

/**
 * Loads the fonts that a card's text needs: ours for Latin; Noto Sans for Greek, Cyrillic, Devanagari, Arabic,
 * Chinese, Japanese and Korean. The card's language decides between Han variants. Uncovered characters are drawn as
 * boxes. Files are read on first use.
 */
export class CardFonts {
  readonly #renderer: Renderer;
  readonly #registered = new Map<string, Promise<unknown>>();

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  /**
   * Registers the fonts that cover a text.
   *
   * @returns The font families in fallback order.
   */
  async cover(text: string, language: string): Promise<string[]> {
    const fonts = fontsFor(language);
    const missing = new Set([...text].map((letter) => letter.codePointAt(0) ?? 0));
    for (const face of fonts) {
      const files = fontFiles(face);
      const needed = files.filter(({ ranges }) => [...missing].some((point) => isIn(point, ranges)));
      await Promise.all(needed.map((file) => this.#register(face, file)));
      for (const point of missing) if (files.some(({ ranges }) => isIn(point, ranges))) missing.delete(point);
      if (missing.size === 0) break;
    }
    return fonts.map(({ family }) => family);
  }

  #register({ family }: Font, { path, ranges }: FontFile): Promise<unknown> {
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

/** Han characters differ between Japanese and Chinese. */
function fontsFor(language: string): readonly Font[] {
  const { plain, arabic, zh, ja, ko } = FALLBACK_FONTS;
  return [OWN_FONT, plain, arabic, ...(language === 'ja' ? [ja, zh] : [zh, ja]), ko];
}

const isIn = (point: number, ranges: FontFile['ranges']): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);

const listed = new Map<string, FontFile[]>();

function fontFiles({ folder, axis }: Font): FontFile[] {
  const known = listed.get(folder);
  if (known) return known;
  const ranges = require(`@fontsource-variable/${folder}/unicode.json`) as Record<string, string>;
  const files = Object.entries(ranges).map(([key, text]) => {
    // Numbered subsets of large fonts are in brackets.
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

/** Parses `U+0000-00FF,U+0131`. */
function readRanges(text: string): FontFile['ranges'] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
