/** Texts of a component in English, and those of one namespace in another language. */
const english = /\.messages\.ts$/;
const translated = /\/locales\/\w+\/(\w+)\.json$/;

/** A key of a text as it is written where it is asked for: `'table.title'`, or its beginning, where its end is chosen there. */
const quotedKey = /['"`](\w+)\.[\w$'"`]/g;

/**
 * Of all texts, which every story is given, keeps those that something else of its sources asks for: `table.title` is
 * asked for by what writes a key that begins with `table.`.
 * @param {readonly string[]} sources  all files of one story
 * @param {(file: string) => string} textOf  what a file says
 * @returns {string[]}
 */
export function withoutForeignTexts(sources, textOf) {
  const asked = new Set(
    sources.filter((file) => !isTexts(file, textOf)).flatMap((file) => namespaces(file, textOf)),
  );
  return sources.filter(
    (file) => !isTexts(file, textOf) || namespaces(file, textOf).some((namespace) => asked.has(namespace)),
  );
}

/** A list of other texts holds none itself. @param {string} file @param {(file: string) => string} textOf */
const isTexts = (file, textOf) =>
  translated.test(file) || (english.test(file) && namespaces(file, textOf).length > 0);

/** @param {string} file @param {(file: string) => string} textOf @returns {string[]} */
function namespaces(file, textOf) {
  const [, ofFile] = translated.exec(file) ?? [];
  if (ofFile) return [ofFile];
  return [...new Set([...textOf(file).matchAll(quotedKey)].map(([, namespace = '']) => namespace))];
}
