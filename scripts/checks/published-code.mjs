import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { declarationsOf, ledgerIds } from '../workspace/ledger-ids.mjs';
import { at } from '../workspace/paths.mjs';

/**
 * Finds ledger IDs in the declarations of a built package: nobody outside can look them up.
 * @param {string} folder
 * @returns {string[]}
 */
export const faultsOfDeclarations = (folder) =>
  declarationsOf(folder).flatMap((file) =>
    ledgerIds(readFileSync(at(file), 'utf8')).map((id) => `${file} names ${id} of the ledger`),
  );

/** Only file of the design system that may add an asset to a bundle when imported. */
const BRINGS_A_FILE = 'pdf-worker.js';

/** Packages that an application with presentational components only does not need to install. */
const OF_CONTAINERS = /^(?:@millrace\/api-client|@tanstack\/)/;

/**
 * Finds unwanted dependencies of the design system's views: React Query and the client, which only containers
 * need, and assets that a bundler adds.
 * @returns {string[]}
 */
export function faultsOfViews() {
  const dist = at('packages/design-system/dist');
  const asked = ['index.js', 'light.js', 'cards.js'].flatMap((entry) =>
    [...staticImports(join(dist, entry))]
      .filter(([specifier]) => OF_CONTAINERS.test(specifier))
      .map(([specifier, file]) => `${entry} reaches ${file}, which imports ${specifier}`),
  );
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && name !== BRINGS_A_FILE)
    .filter((name) => /new URL\([^)]*import\.meta\.url/.test(readFileSync(join(dist, name), 'utf8')))
    .map((name) => `${name} makes a bundler add a file: move the address into an entry`);
  return [...asked, ...files];
}

/** @param {string} entry @returns {Map<string, string>} packages that a module imports, transitively, and from where */
function staticImports(entry) {
  /** @type {Map<string, string>} */
  const foreign = new Map();
  const seen = new Set();
  const visit = (/** @type {string} */ file) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    for (const [, specifier = ''] of text.matchAll(
      /^(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["'];/gm,
    )) {
      if (specifier.startsWith('.')) visit(join(dirname(file), specifier));
      else foreign.set(specifier, file);
    }
  };
  visit(entry);
  return foreign;
}
