/**
 * `npm run generators`: generates clients from the contract with third-party generators, compiles them, and
 * lints the contract with Redocly and Spectral. Exits with 1 if one of them fails or reports a problem.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { installAlone } from '../workspace/install.mjs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { bundleContract } from './bundle.mjs';
import { lintBySpectral } from './spectral.mjs';

const FOLDER = 'scripts/contract/generators';
const cwd = at(FOLDER);

/** Messages of a generator that could not generate something as specified. */
const COMPLAINT = /\b(?:warn(?:ing)?s?|errors?|must not|must have|failed)\b/i;

const INPUT = './out/openapi.json';

/** Commands with their arguments, by purpose. @type {Record<string, string[]>} */
const COMMANDS = {
  'openapi-typescript': ['openapi-typescript', INPUT, '--output', './out/openapi-typescript.d.ts'],
  '@hey-api/openapi-ts': ['openapi-ts', '--input', INPUT, '--output', './out/hey-api', '--no-log-file'],
  orval: ['orval', '--input', INPUT, '--output', './out/orval/millrace.ts', '--client', 'react-query'],
  'the compiler, over what they made': ['tsc', '--project', 'tsconfig.json'],
};

await installAlone(FOLDER);
rmSync(at(FOLDER, 'out'), { recursive: true, force: true });
mkdirSync(at(FOLDER, 'out'));
// The contract as a server returns it, including the server's own address.
const contract = {
  ...parse(readFileSync(at('openapi.yaml'), 'utf8')),
  servers: [{ url: 'https://api.millrace.example' }],
};
writeFileSync(at(FOLDER, 'out', 'openapi.json'), JSON.stringify(contract));

/** @param {string} name @param {readonly string[]} complaints */
function report(name, complaints) {
  console.log(`${complaints.length === 0 ? 'passed' : 'FAILED'}  ${name}`);
  for (const complaint of complaints) console.log(`        ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}

for (const [name, [command = '', ...args]] of Object.entries(COMMANDS)) {
  const { code, output } = await capture(command, args, { cwd });
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  report(name, code === 0 ? lines.filter((line) => COMPLAINT.test(line)) : lines);
}
report(
  'Redocly',
  await bundleContract('').then(
    () => [],
    (error) => [String(error.message)],
  ),
);
const ignored = parse(readFileSync(at('contract', '.spectral.lint-ignore.yaml'), 'utf8'));
report('Spectral', await lintBySpectral(contract, ignored));
