/**
 * `node scripts/typeface/cut-faces.mjs`: subsets the font of cards from Archivo, and writes it to
 * `packages/widgets/faces`. Cards use one weight and width for text, and another for headings and figures: both are
 * static faces, without variable axes. Each is split by script, so that a Latin card loads two files of 9 kB.
 *
 * The result is committed, as builds of the widgets do not have the tool: run this after an update of the font.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { at } from '../workspace/paths.mjs';

const require = createRequire(at('packages/widgets/package.json'));
const archivo = (/** @type {string} */ path) => require.resolve(`@fontsource-variable/archivo/${path}`);

/** Faces by the name in a file. */
const FACES = { regular: { wght: 400, wdth: 100 }, bold: { wght: 680, wdth: 92 } };

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** All letters of Latin-1, and the signs in names, figures and dates. */
const latin = `${range(0x20, 0x7e)}${range(0xc0, 0xff)}\u00a0°±²³µ·–—‘’“”„…‹›•€`;

/** @type {Record<string, string>} */
const ranges = JSON.parse(readFileSync(archivo('unicode.json'), 'utf8'));
const published = (/** @type {string} */ script) =>
  (ranges[script] ?? '')
    .split(',')
    .map((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      return range(Number.parseInt(first, 16), Number.parseInt(last, 16));
    })
    .join('');

/** Letters of each script; the loader of the widgets has the same order in `FACE_RANGES`. */
const scripts = { latin, 'latin-ext': published('latin-ext'), vietnamese: published('vietnamese') };

const folder = at('packages/widgets/faces');
mkdirSync(folder, { recursive: true });
copyFileSync(archivo('LICENSE'), join(folder, 'OFL.txt'));
for (const [index, [script, letters]] of Object.entries(scripts).entries()) {
  const source = readFileSync(archivo(`files/archivo-${script}-wdth-normal.woff2`));
  for (const [name, variationAxes] of Object.entries(FACES)) {
    const face = await subsetFont(source, letters, {
      targetFormat: 'woff2',
      variationAxes,
      keepFeatures: ['kern'],
      noHinting: true,
      dropTables: ['STAT', 'gasp', 'GDEF'],
    });
    writeFileSync(join(folder, `${name}${index}.woff2`), face);
    console.log(`${name}${index}.woff2`, script, face.length);
  }
}
