import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf, ledgerIds } from '../workspace/ledger-ids.mjs';
import { at } from '../workspace/paths.mjs';

/** The one file whose import adds a file to what a bundler builds. */
const BRINGS_A_FILE = 'pdf-worker.js';

/**
 * Finds what no adopter is to meet in a built package: IDs of the ledger, which they cannot look up, and files that a
 * bundler adds to whatever imports the package.
 * @param {string} folder
 * @returns {string[]}
 */
export function faultsOfCode(folder) {
  const ids = declarationsOf(folder).flatMap((file) =>
    ledgerIds(readFileSync(at(file), 'utf8')).map((id) => `${file} names ${id} of the ledger`),
  );
  const scripts = readdirSync(at(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  const files = scripts
    .filter((name) => name !== BRINGS_A_FILE)
    .filter((name) => /new URL\([^)]*import\.meta\.url/.test(readFileSync(at(folder, 'dist', name), 'utf8')))
    .map(
      (name) => `${join(folder, 'dist', name)} makes a bundler add a file: move the address into an entry`,
    );
  return [...ids, ...files];
}
