import { readdirSync, readFileSync } from 'node:fs';
import { bundle, formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { Document, isCollection, isPair, isScalar, parse } from 'yaml';
import { at } from '../workspace/paths.mjs';

const ref = at('contract', 'openapi.yaml');
/** Maximum length of a list or map on one line. */
const INLINE_LENGTH = 100;

/**
 * Lints the files of `contract/` and bundles them into one document.
 * @param {string} notice  the first line of the text
 * @returns {Promise<{ document: object, text: string }>}
 * @throws {Error} if the linter reports a problem, or a file contains an unreferenced definition
 */
export async function bundleContract(notice) {
  const config = await loadConfig({ configPath: at('contract', 'redocly.yaml') });
  const problems = (await lint({ ref, config })).filter((problem) => !problem.ignored);
  if (problems.length > 0) {
    formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '' });
    throw new Error('The contract has lint errors.');
  }
  const bundled = await bundle({ ref, config });
  // Clones names that share one object in the bundle, which YAML would write as an alias.
  const document = JSON.parse(JSON.stringify(bundled.bundle.parsed));
  const unused = namesOfSources().filter(
    ({ keys }) => keys.reduce((node, key) => node?.[key], document) === undefined,
  );
  if (unused.length > 0) {
    throw new Error(
      unused.map(({ file, keys }) => `contract/${file}: nothing refers to ${keys.join('/')}.`).join('\n'),
    );
  }
  return { document, text: `# ${notice}\n${stringify(document)}` };
}

/** Lists every path and component that a file of `contract/` defines. */
function namesOfSources() {
  const files = readdirSync(at('contract')).filter(
    (file) => /^[a-z].*\.yaml$/.test(file) && file !== 'redocly.yaml',
  );
  return files.flatMap((file) => {
    const { paths = {}, components = {} } = parse(readFileSync(at('contract', file), 'utf8'));
    return [
      ...Object.keys(paths).map((path) => ({ file, keys: ['paths', path] })),
      ...Object.entries(components).flatMap(([type, named]) =>
        Object.keys(named).map((name) => ({ file, keys: ['components', type, name] })),
      ),
    ];
  });
}

/**
 * Writes readable YAML: short values are on one line.
 * @param {object} value
 */
function stringify(value) {
  const document = new Document(value, { aliasDuplicateObjects: false });
  inlineShort(document.contents);
  return document.toString({ lineWidth: 120 });
}

/**
 * Puts each list and map on one line if it is short enough and contains no multi-line text.
 * @param {unknown} node
 * @returns {number} its length on one line; infinite if it needs several
 */
function inlineShort(node) {
  if (isPair(node)) return inlineShort(node.key) + 2 + inlineShort(node.value);
  if (isScalar(node)) {
    const text = String(node.value);
    return text.includes('\n') ? Number.POSITIVE_INFINITY : text.length;
  }
  if (!isCollection(node)) return 0;
  const length = node.items.map(inlineShort).reduce((sum, item) => sum + item + 2, 2);
  if (length > INLINE_LENGTH) return Number.POSITIVE_INFINITY;
  node.flow = true;
  return length;
}
