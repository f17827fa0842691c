/**
 * `node scripts/checks/safari.mjs`: checks that pages only use features that Safari has had since SAFARI, by MDN's
 * compatibility data. Prints violations, and exits with 1 if there are any. docs/browsers.md lists further known
 * limits.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { exceptions, SAFARI } from './safari/exceptions.mjs';
import { readNames } from './safari/names.mjs';
import { readScripts } from './safari/read-scripts.mjs';
import { readSheet } from './safari/read-sheet.mjs';
import { readStyle } from './safari/read-style.mjs';

const sent = [
  'apps/web/app',
  'apps/web/public',
  ...[
    'api-client',
    'art',
    'community',
    'design-system',
    'domain',
    'monitoring',
    'ui',
    'value-chain',
    'widgets',
  ].map((name) => `packages/${name}/src`),
];
const unsent = /\.(test|stories|docs|d)\.tsx?$|\.server\.tsx?$|\/(testing|generated|locales)\//;

const names = readNames(SAFARI);
const { output } = await capture('git', ['ls-files', '-co', '--exclude-standard', ...sent]);
const files = output.split('\n').filter((file) => file !== '' && !unsent.test(file));
const used = new Set();
/** @type {Set<string>} */
const findings = new Set();

/** @param {string} place @param {string} name @param {number | undefined} since */
function judge(place, name, since = 0) {
  if (since <= SAFARI) return;
  const rule = [name, name.replace(/:.*/, '')].find((key) => exceptions.has(key));
  used.add(rule);
  if (!rule)
    findings.add(
      `${place} ${name}: ${since === Infinity ? 'no Safari has it' : `Safari has it since ${since}`}`,
    );
}

for (const file of files) {
  const text = () => readFileSync(at(file), 'utf8');
  const uses = file.endsWith('.css')
    ? readSheet(text())
    : file.endsWith('.css.ts')
      ? readStyle(ts.createSourceFile(file, text(), ts.ScriptTarget.Latest))
      : [];
  for (const { kind, name, line } of uses) judge(`${file}:${line}`, name, names[kind].get(name));
}
const scripts = files.filter((file) => /(?<!\.css)\.tsx?$/.test(file));
for (const { file, line, owner, name } of readScripts(
  scripts.map((file) => at(file)),
  at('apps/web/tsconfig.json'),
  names.doubtful,
)) {
  const full = owner === '' ? name : `${owner}.${name}`;
  const since = owner === '' ? names.globals.get(name) : (names.members.get(full) ?? names.oldest.get(name));
  judge(`${relative(at('.'), file)}:${line}`, full, since);
}
for (const name of exceptions.keys())
  if (!used.has(name))
    findings.add(`${name} is not used any more: take it off scripts/checks/safari/exceptions.mjs`);
for (const finding of findings) console.log(finding);
if (findings.size > 0)
  console.log(
    `\nGive it a fallback, and say which in scripts/checks/safari/exceptions.mjs (Safari ${SAFARI}).`,
  );
process.exitCode = findings.size === 0 ? 0 : 1;
