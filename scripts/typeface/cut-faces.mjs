/**
 * `node scripts/typeface/cut-faces.mjs`: cuts the typeface of cards out of Archivo, and writes it to
 * `packages/widgets/faces`. Cards set text in one weight and width, headings and figures in another: both are static
 * faces, without the axes between them. Each is parted by script, so that a Latin card asks for two files of 9 kB.
 *
 * The outcome is committed, as builds of the widgets need no tool for it: run this after an update of the typeface.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { at } from '../workspace/paths.mjs';

const require = createRequire(at('packages/widgets/package.json'));
const archivo = (/** @type {string} */ path) => require.resolve(`@fontsource-variable/archivo/${path}`);

/** By the name in a file. */
const FACES = { regular: { wght: 400, wdth: 100 }, bold: { wght: 680, wdth: 92 } };

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)).join('');

/** Every letter of Latin-1, and the signs that names, figures and dates hold. */
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
