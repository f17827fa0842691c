import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Where the texts of the whole community are: of each component in English, of each area in each other language. */
const TEXTS = /[\\/](?:locales[\\/]\w+\.json|\w+\.messages\.ts)$/;

/** Leaves all texts out, so that what remains of a bundle is what asks for them. */
export const withoutTexts: Plugin = {
  name: 'without-texts',
  setup({ onLoad }) {
    onLoad({ filter: TEXTS }, async ({ path }) =>
      path.endsWith('.json')
        ? { contents: '{}', loader: 'json' }
        : { contents: (await readFile(path, 'utf8')).replace(TEXT, ''), loader: 'ts' },
    );
  },
};

/**
 * Keeps the texts that a script asks for: a release, which is kept for a year beside many others, needs those of cards
 * alone, and is a new one only when these change.
 *
 * @param asking A bundle without texts. It names each by a key or, where that is put together, by how it begins.
 */
export const usedTextsPlugin = (asking: string): Plugin => ({
  name: 'with-texts-of',
  setup({ onLoad }) {
    const areas = new Set([...asking.matchAll(/["'`](\w+)\./g)].map(([, area]) => area));
    const words = new Set([...asking.matchAll(/["'`](\w+)["'`]/g)].map(([, word]) => word));
    const isAsked = (key: string) => {
      const [area, ...rest] = key.split('.');
      return rest.length > 0 ? areas.has(area) : words.has(key);
    };
    onLoad({ filter: TEXTS }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (!path.endsWith('.json')) {
        const kept = text.replace(TEXT, (whole, key: string) => (isAsked(key) ? whole : ''));
        return { contents: kept, loader: 'ts' };
      }
      const all = Object.entries(JSON.parse(text) as Record<string, string>);
      const kept = all.filter(([key]) => isAsked(key));
      return { contents: JSON.stringify(Object.fromEntries(kept)), loader: 'json' };
    });
  },
});

/** An entry of a catalogue in English: its key, and a text that may stand on a line of its own. */
const TEXT = /^ {2}'?([\w.-]+)'?:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?$/gm;
