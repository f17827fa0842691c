/**
 * `npm run generate`: lints the contract, bundles its files to openapi.yaml, and generates code from that: the
 * types of the client, and the contract with its examples for the mocks. Also draws the shapes of countries. With
 * --check nothing is written, and stale files are an error.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { bundleContract } from './contract/bundle.mjs';
import { countryShapes } from './geography/country-shapes.mjs';
import { at } from './workspace/paths.mjs';

const check = process.argv.includes('--check');
const madeFrom = (/** @type {string} */ source) =>
  `Made from ${source} by \`npm run generate\`; never edited.`;

const contract = await bundleContract(madeFrom('contract/'));
const types = astToString(await openapiTS(contract.text, { alphabetize: false, exportType: false }));
const files = {
  'openapi.yaml': contract.text,
  'packages/api-client/src/generated/schema.ts': `// ${madeFrom('openapi.yaml')}\n\n${types}`,
  'packages/api-mocks/src/generated/contract.json': `${JSON.stringify(contract.document)}\n`,
  'packages/community/src/companies/CountryMap/generated/country-shapes.ts': countryShapes(
    madeFrom('scripts/geography/'),
  ),
};

let stale = 0;
for (const [file, text] of Object.entries(files)) {
  const path = at(file);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (check) {
    console.error(`${file} is stale: run \`npm run generate\` and commit it.`);
    stale += 1;
    continue;
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`wrote ${file}`);
}
process.exitCode = stale === 0 ? 0 : 1;
