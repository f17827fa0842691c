import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * Exits with a one-line message if this Node is older than `engines.node` requires.
 * The range is of the form ">=20.19"; nothing is installed yet, so no semver library can be used.
 */
export function requireSupportedNode() {
  const range = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node;
  const [needMajor = 0, needMinor = 0] = range.replace('>=', '').split('.').map(Number);
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(`Millrace needs Node ${needMajor}.${needMinor} or newer; this is ${process.versions.node}.`);
}

/**
 * Prints one line and exits.
 * @param {string} line the problem and the remedy
 * @returns {never}
 */
export function fail(line) {
  console.error(line);
  process.exit(1);
}
