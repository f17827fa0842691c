/**
 * `npm run mutate`: mutation testing: plants small faults in the source and reports which the tests detect. See
 * docs/mutation.md.
 *
 *     npm run mutate -- --since REF [--strict]
 *     npm run mutate -- --sample 300 --seed 37 --record FILE [--only FOLDER] [--limit N]
 *     npm run mutate -- --compare BEFORE.json AFTER.json
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from '../workspace/node-version.mjs';
import { at } from '../workspace/paths.mjs';
import { compare, count, draw, isSource, keyOf, layerOf } from './draw.mjs';
import { changedLines, listMutants, repositoryFiles } from './list.mjs';
import { runMutants } from './stryker.mjs';

/** @typedef {import('./draw.mjs').Result} Result */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    strict: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '37' },
    record: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string', default: 'Infinity' },
    most: { type: 'string', default: '6' },
    compare: { type: 'boolean', default: false },
  },
});

const most = Number(values.most);

/** @param {string} file @returns {{ seed: string, results: Result[] }} */
const readRecord = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes one line per mutant, sorted, so that records are small and easy to compare. */
function writeRecord(file, { seed, results }) {
  const lines = results
    .toSorted((one, other) => (one.mutant < other.mutant ? -1 : 1))
    .map((result) => JSON.stringify(result));
  writeFileSync(
    file,
    `{ "seed": ${JSON.stringify(seed)}, "most": ${most}, "results": [\n${lines.join(',\n')}\n]}\n`,
  );
}

/** @param {Result[]} results */
function print(results) {
  for (const outcome of ['survived', 'not run', 'error'])
    for (const result of results.filter((one) => one.outcome === outcome))
      console.log(`${outcome}: ${result.mutant}`);
  console.log(JSON.stringify(count(results)));
}

/** Runs one package after the other, and in the API one module after the other, because each has its own tests. */
async function runEach(mutants, files, onResult) {
  const chosen = mutants
    .filter(({ fileName }) => fileName.startsWith(values.only ?? ''))
    .toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1))
    .slice(0, Number(values.limit));
  const packageOf = ({ fileName }) => fileName.split('/', 2).join('/');
  for (const name of new Set(chosen.map(packageOf))) {
    const group = chosen.filter((mutant) => packageOf(mutant) === name);
    await runMutants(group, { files, most, onResult });
  }
}

async function since(ref) {
  const files = await repositoryFiles();
  const changed = await changedLines(ref);
  const sources = [...changed.keys()].filter((path) => isSource(path) && existsSync(at(path)));
  const touched = (await listMutants(sources)).filter(({ fileName, location }) =>
    changed.get(fileName)?.has(location.start.line),
  );
  const results = [];
  await runEach(touched, files, (result) => results.push(result));
  print(results);
  return values.strict && results.some(({ outcome }) => outcome === 'survived') ? 1 : 0;
}

async function sample(size) {
  if (!values.record) fail('--sample needs --record FILE.');
  const files = await repositoryFiles();
  const drawn = draw(await listMutants(files.filter((path) => layerOf(path))), size, values.seed);
  const record = existsSync(values.record) ? readRecord(values.record) : { seed: values.seed, results: [] };
  if (record.seed !== values.seed) fail(`${values.record} was drawn with the seed ${record.seed}.`);
  const left = new Map(drawn.map((mutant) => [keyOf(mutant), mutant]));
  for (const { mutant } of record.results) left.delete(mutant);
  await runEach([...left.values()], files, (result) => {
    left.delete(result.mutant);
    record.results.push(result);
    writeRecord(values.record, record);
  });
  print(record.results);
  console.log(`${left.size} of ${drawn.length} mutants left.`);
  return 0;
}

function compareRecords([before, after]) {
  if (!before || !after) fail('--compare needs two records.');
  const { compared, onlyBefore, lost, gained } = compare(
    readRecord(before).results,
    readRecord(after).results,
  );
  for (const { mutant, was, is } of lost) console.log(`lost: ${was} before, ${is} now: ${mutant}`);
  for (const { mutant, was, is } of gained) console.log(`gained: ${was} before, ${is} now: ${mutant}`);
  for (const mutant of onlyBefore) console.log(`only in ${before}: ${mutant}`);
  console.log(`${compared} compared, ${lost.length} lost, ${gained.length} gained`);
  return lost.length > 0 ? 1 : 0;
}

if (values.compare) process.exitCode = compareRecords(positionals);
else if (values.since) process.exitCode = await since(values.since);
else if (values.sample) process.exitCode = await sample(Number(values.sample));
else fail('Say --since REF, --sample N or --compare BEFORE AFTER. docs/mutation.md tells more.');
