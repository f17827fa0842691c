import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

/** What `npm run trust` offers to whoever names nothing. */
function offeredNames() {
  const { stderr, stdout } = spawnSync(process.execPath, [at('scripts/trust.mjs')], { encoding: 'utf8' });
  return /Use one of: (.*)\./.exec(`${stdout}${stderr}`)?.[1]?.split(', ').sort();
}

/** @param {string} text @param {RegExp} pattern */
const named = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

it('names every command of trust on its page and in the README', () => {
  const names = offeredNames();
  expect(names).toContain('cost');
  const [, block = ''] = readFileSync(at('docs/trust.md'), 'utf8').split('```');
  expect(named(block, /^npm run trust -- (\w+)/gm)).toEqual(names);
  const [, row = ''] = /`npm run trust -- ([\w\\|]+)`/.exec(readFileSync(at('README.md'), 'utf8')) ?? [];
  expect(row.split('\\|').sort()).toEqual(names);
});
