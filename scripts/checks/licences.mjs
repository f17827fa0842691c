/**
 * `node scripts/checks/licences.mjs`: checks the licences of all shipped packages. Prints forbidden ones, and exits
 * with 1 if there are any.
 */
import { fileURLToPath } from 'node:url';
import { packageManager } from '../workspace/package-manager.mjs';
import { capture } from '../workspace/process.mjs';

/** SPDX identifiers of licences under which a package may be shipped unconditionally. */
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

/** Packages that may be shipped as exceptions. */
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
 * True if a package of this licence may be shipped. With `OR` one of the licences must be allowed, with `AND`
 * all.
 * @param {string} name of the package
 * @param {string} licence as an SPDX expression without nested brackets
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
