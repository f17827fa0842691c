import { transformSync } from 'esbuild';

/** Match files of texts: of a component in English, and of an area in another language, each an object by key. */
const english = /\.messages\.ts$/;
const translated = /(^|\/)locales\/.*\.json$/;

/** Matches a text's key where it is used: `'table.title'`, or its prefix, if its suffix is chosen at run time. */
const quotedKey = /['"`](\w+)\.[\w$'"`]/g;

/** Matches the content of a list of texts: imports, spreads, and its own texts, whose keys are not property names. */
const listed = /import [^;]*;|\.\.\.\w+,?/g;
const ownText = /\w+: "(?:[^"\\]|\\.)*",?/g;
const emptied = /^(\s|(const|var) \w+ = \{(\s|\/\*.*\*\/)*\};|export \{[\s\w,]*\};)*$/;

/**
 * @typedef {object} Texts  the texts of files
 * @property {(sources: readonly string[]) => string[]} withoutForeign
 * Filters texts, all of which every story imports, to those that its other sources use: `table.title` is used by a
 * source that contains a key that begins with `table.`. Of a file in another language it keeps a part,
 * `FILE#table`; of a list of texts its own content, `FILE#`.
 * @property {(source: string) => string} contentOf  a file, or such a part
 */

/**
 * @param {(file: string) => string} textOf  reads a file
 * @returns {Texts}
 */
export function readTexts(textOf) {
  const catalogueOf = once((file) => byNamespace(JSON.parse(textOf(file))));
  const namespacesOf = once((file) =>
    translated.test(file)
      ? [...catalogueOf(file).keys()]
      : [...new Set([...textOf(file).matchAll(quotedKey)].map(([, namespace = '']) => namespace))],
  );
  const isTexts = once(
    (file) => translated.test(file) || (english.test(file) && namespacesOf(file).length > 0),
  );
  const listOf = once((file) => (file.endsWith('.ts') ? readList(textOf(file)) : undefined));
  return {
    withoutForeign: (sources) => {
      const asked = new Set(sources.filter((file) => !isTexts(file)).flatMap(namespacesOf));
      return sources.flatMap((file) => {
        const list = isTexts(file) ? undefined : listOf(file);
        if (list !== undefined) return list === '' ? [] : [`${file}#`];
        if (!isTexts(file)) return [file];
        const own = namespacesOf(file).filter((namespace) => asked.has(namespace));
        if (translated.test(file)) return own.map((namespace) => `${file}#${namespace}`);
        return own.length > 0 ? [file] : [];
      });
    },
    contentOf: (source) => {
      const [file = '', namespace] = source.split('#');
      if (namespace === undefined) return textOf(file);
      return namespace === '' ? (listOf(file) ?? '') : JSON.stringify(catalogueOf(file).get(namespace));
    },
  };
}

/** @param {Record<string, string>} catalogue @returns {Map<string, [string, string][]>} */
function byNamespace(catalogue) {
  /** @type {Map<string, [string, string][]>} */
  const found = new Map();
  for (const [key, text] of Object.entries(catalogue)) {
    const namespace = key.replace(/\..*/, '');
    const texts = found.get(namespace) ?? [];
    texts.push([key, text]);
    found.set(namespace, texts);
  }
  return found;
}

/**
 * Reads a module that only spreads other texts into objects.
 * @param {string} text  of a TypeScript file
 * @returns {string | undefined} its own texts; undefined for any other module
 */
function readList(text) {
  if (!text.includes('...')) return undefined;
  const { code } = transformSync(text, { loader: 'ts', format: 'esm' });
  const rest = code.replace(listed, '');
  return emptied.test(rest.replace(ownText, '')) ? (rest.match(ownText) ?? []).join('\n') : undefined;
}

/**
 * Memoizes a function.
 * @template Value
 * @param {(file: string) => Value} read
 * @returns {(file: string) => Value}
 */
export function once(read) {
  /** @type {Map<string, Value>} */
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return /** @type {Value} */ (known.get(file));
  };
}
