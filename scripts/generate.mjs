/**
 * `npm run generate`: lints openapi.yaml and writes what is made from it: the types of the client, and the
 * contract with its examples for the mocks. With --check nothing is written, and stale files are an error.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { at } from './workspace/paths.mjs';

const check = process.argv.includes('--check');
const contractFile = at('openapi.yaml');
const notice = 'Made from openapi.yaml by `npm run generate`; never edited.';

/** Paths that the specification names so. */
const specified = new Set([
  // A company called "search" cannot stand between the two: ids are UUIDs.
  '#/paths/~1api~1v1~1company~1{id}~1products',
  '#/paths/~1api~1v1~1company~1{id}~1logo',
  '#/paths/~1api~1v1~1company~1{id}~1cover',
  '#/paths/~1api~1v1~1company~1{id}~1employees',
  // Ends in a slash.
  '#/paths/~1api~1v1~1chats~1{chatId}~1',
]);
const problems = (
  await lint({ ref: contractFile, config: await createConfig({ extends: ['recommended'] }) })
).filter((problem) => !specified.has(problem.location[0]?.pointer ?? ''));
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '' });
  console.error('openapi.yaml does not lint clean.');
  process.exit(1);
}

const contract = parse(readFileSync(contractFile, 'utf8'));
const types = astToString(
  await openapiTS(new URL(`file://${contractFile}`), { alphabetize: false, exportType: false }),
);
const files = {
  'packages/api-client/src/generated/schema.ts': `// ${notice}\n\n${types}`,
  'packages/api-mocks/src/generated/contract.json': `${JSON.stringify(contract)}\n`,
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
