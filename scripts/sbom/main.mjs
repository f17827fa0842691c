/** `npm run sbom [-- FILE]`: writes the software bill of materials as CycloneDX, to a file or the terminal. */
import { writeFileSync } from 'node:fs';
import { makeSbom } from './make-sbom.mjs';

const [file] = process.argv.slice(2);
const sbom = await makeSbom();
const json = `${JSON.stringify(sbom, null, 2)}\n`;
if (file) {
  writeFileSync(file, json);
  console.error(`${file} names ${sbom.components.length} packages.`);
} else {
  process.stdout.write(json);
}
