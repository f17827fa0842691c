/**
 * `node scripts/contract/spectral.mjs`: checks openapi.yaml by the rules that Spectral recommends for OpenAPI, of any
 * severity. Exits with 1 if a rule is violated at a place not listed in contract/.spectral.lint-ignore.yaml, or if that
 * file lists a place without a violation.
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
 * @param {Record<string, string[]>} ignored  allowed violations, by rule
 * @returns {Promise<string[]>} violations, a line each
 */
export async function lintBySpectral(contract, ignored) {
  const linter = new spectral.Spectral();
  // Since OpenAPI 3.1 a bearer scheme may list scopes without declaring them; this rule only supports OAuth.
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
