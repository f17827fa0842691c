import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { projects } from '../workspace/projects.mjs';
import { weighOneButton } from './one-button.mjs';
import { compareSurfaces } from './public-surface.mjs';
import { faultsOfStyles } from './published-styles.mjs';

/** Entries that hold no code have no types to check. */
const withoutTypes = [
  'styles.css',
  'light.css',
  'cards.css',
  'theme.css',
  'styles/*.css',
  'fonts.css',
  'fonts/archivo-latin.woff2',
  'tokens/light.tokens.json',
  'tokens/dark.tokens.json',
];

/**
 * Checks the built packages as a consumer would meet them: publint, are-the-types-wrong, public surface, styles, what one button
 * carries, size budgets.
 * @returns {AsyncGenerator<import('./static.mjs').Result>}
 */
export async function* checkPackages() {
  for (const { name, folder } of projects().filter((project) => project.published)) {
    const cwd = at(folder);
    yield await check(`publint ${name}`, 'publint', ['--strict', '--pack', 'npm', cwd]);
    yield await check(`types of ${name}`, 'attw', [
      '--pack',
      cwd,
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      ...withoutTypes,
      'package.json',
    ]);
  }
  const started = Date.now();
  const changes = compareSurfaces();
  yield {
    title: 'public surface',
    passed: changes.length === 0,
    output: [...changes, 'To accept what is meant: npm run surface'].join('\n'),
    seconds: (Date.now() - started) / 1000,
  };
  const button = await weighOneButton();
  yield {
    title: `an application with one button carries ${button.bytes} bytes, and nothing that it has no use for`,
    passed: button.faults.length === 0,
    output: button.faults.join('\n'),
    seconds: 0,
  };
  const faults = faultsOfStyles('packages/design-system');
  yield { title: 'published styles', passed: faults.length === 0, output: faults.join('\n'), seconds: 0 };
  yield await check('size budgets', 'size-limit', []);
}

/** @param {string} title @param {string} command @param {string[]} args */
async function check(title, command, args) {
  const started = Date.now();
  const { code, output } = await capture(command, args);
  return { title, passed: code === 0, output, seconds: (Date.now() - started) / 1000 };
}
