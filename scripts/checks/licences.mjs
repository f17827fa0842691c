/**
 * `node scripts/checks/licences.mjs`: whether everything that is shipped may be. Prints what may not, and ends with 1
 * where there is any.
 */
import { fileURLToPath } from 'node:url';
import { packageManager } from '../workspace/package-manager.mjs';
import { capture } from '../workspace/process.mjs';

/** Licences by their SPDX names under which a package may be shipped as it is. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Packages that may be shipped for a reason of their own. */
const exceptions = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'a library of its own, loaded, not linked',
  },
  { name: /^web-push$/, licence: 'MPL-2.0', reason: 'unmodified' },
  { name: /^combine-errors$/, licence: 'Unknown', reason: 'MIT, as its readme says' },
];

/**
 * @typedef {object} Shipped
 * @property {string} name
 * @property {string[]} versions
 */

/**
 * Whether a package of this licence may be shipped. Of several to choose from one must be allowed, of several at once
 * all.
 * @param {string} name of the package
 * @param {string} licence as an SPDX expression without brackets inside brackets
 */
export function mayBeShipped(name, licence) {
  if (exceptions.some((exception) => exception.name.test(name) && exception.licence === licence)) return true;
  const all = (/** @type {string} */ part) =>
    part.split(/ and /i).every((one) => allowed.has(one.replace(/[()]/g, '').trim()));
  return licence.split(/ or /i).some(all);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, output } = await capture('npx', [
    '-y',
    packageManager(),
    '--recursive',
    '--loglevel=silent',
    'licenses',
    'list',
    '--prod',
    '--json',
  ]);
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1);
  /** @type {[licence: string, packages: Shipped[]][]} */
  const found = code === 0 ? Object.entries(JSON.parse(json)) : [];
  const packages = found.flatMap(([licence, list]) => list.map((one) => ({ ...one, licence })));
  const refused = packages.filter(({ name, licence }) => !mayBeShipped(name, licence));
  for (const { name, versions, licence } of refused) {
    console.log(
      `${name} ${versions.join(', ')}: ${licence}. Take another package, or say here why it may be shipped.`,
    );
  }
  if (packages.length === 0) console.log(`No packages found.\n${output}`);
  else console.log(`${packages.length} packages, ${refused.length} refused.`);
  process.exitCode = packages.length > 0 && refused.length === 0 ? 0 : 1;
}
