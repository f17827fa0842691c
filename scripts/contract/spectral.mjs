/**
 * `node scripts/contract/spectral.mjs`: holds openapi.yaml to the rules that Spectral recommends for OpenAPI, whatever
 * their severity. Ends with 1 where a rule is broken at a place that contract/.spectral.lint-ignore.yaml does not name,
 * and where that file names a place at which no rule is broken.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import { at } from '../workspace/paths.mjs';

/**
 * Lints a contract.
 * @param {object} contract without references to other files
 * @param {Record<string, string[]>} ignored  by rule, the places where it may be broken
 * @returns {Promise<string[]>} what is wrong, a line each
 */
export async function lintBySpectral(contract, ignored) {
  const linter = new spectral.Spectral();
  // Since OpenAPI 3.1 a bearer scheme may name what it needs without declaring it; this rule still knows OAuth alone.
  linter.setRuleset({ extends: [rulesets.oas], rules: { 'oas3-operation-security-defined': 'off' } });
  const problems = (await linter.run(contract)).map(({ code, message, path }) => ({
    rule: String(code),
    place: pointerOf(path),
    message,
  }));
  const broken = problems.filter(({ rule, place }) => !ignored[rule]?.includes(place));
  const unused = Object.entries(ignored).flatMap(([rule, places]) =>
    places
      .filter((place) => !problems.some((problem) => problem.rule === rule && problem.place === place))
      .map((place) => `${place}: ${rule} is ignored, and not broken`),
  );
  return [...broken.map(({ rule, place, message }) => `${place}: ${message} (${rule})`), ...unused];
}

/** Writes a path as a JSON pointer. @param {readonly (string | number)[]} path */
const pointerOf = (path) =>
  ['#', ...path.map((key) => String(key).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** @param {string[]} path */
const readYaml = (...path) => parse(readFileSync(at(...path), 'utf8'));

async function main() {
  const problems = await lintBySpectral(
    readYaml('openapi.yaml'),
    readYaml('contract', '.spectral.lint-ignore.yaml'),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
