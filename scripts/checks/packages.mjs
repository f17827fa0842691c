import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageManager } from '../workspace/package-manager.mjs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { projects } from '../workspace/projects.mjs';
import { weighOneButton } from './one-button.mjs';
import { compareSurfaces } from './public-surface.mjs';
import { faultsOfDeclarations, faultsOfViews } from './published-code.mjs';
import { faultsOfStyles } from './published-styles.mjs';
import { checkCommand } from './static.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

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

/** @typedef {import('./static.mjs').Result} Result */

/**
 * Checks the packed packages as an adopter meets them: they install in an empty project and render there; publint,
 * are-the-types-wrong, public surface, styles, size budgets.
 * @param {(result: Result) => void} report called as each one ends
 */
export async function checkPackages(report) {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-packed-'));
  try {
    const packed = await packAll(folder);
    await twoAtATime(
      [
        () => checkCommand('size budgets', 'size-limit', []),
        () => checkInstalled(folder, packed),
        ...[...packed].flatMap(([name, file]) => [
          () =>
            checkCommand(`types of ${name}`, 'attw', [
              ...[file, '--profile', 'esm-only', '--exclude-entrypoints', ...withoutTypes, 'package.json'],
            ]),
          () => checkCommand(`publint ${name}`, 'publint', ['--strict', file]),
        ]),
        () => checkFaults('public surface', surfaceFaults),
        () =>
          checkFaults('published declarations name no requirement of the ledger', () =>
            projects()
              .filter(({ published }) => published)
              .flatMap(({ folder }) => faultsOfDeclarations(folder)),
          ),
        () => checkFaults('published views ask for no client, and bring no files', faultsOfViews),
        async () => {
          const { bytes, faults } = await weighOneButton();
          const title = `an application with one button carries ${bytes} bytes, and nothing that it has no use for`;
          return checkFaults(title, () => faults);
        },
        () =>
          checkFaults('published styles', () =>
            ['packages/ui', 'packages/value-chain', 'packages/design-system'].flatMap(faultsOfStyles),
          ),
      ],
      report,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder @returns {Promise<Map<string, string>>} the file of each published package, by its name */
async function packAll(folder) {
  /** @type {Map<string, string>} */
  const packed = new Map();
  for (const project of projects().filter(({ published }) => published)) {
    const { code, output } = await capture(
      'npx',
      ['-y', packageManager(), 'pack', '--pack-destination', folder],
      { cwd: at(project.folder) },
    );
    const prefix = `${project.name.replace('@', '').replace('/', '-')}-`;
    const file = readdirSync(folder).find((name) => name.startsWith(prefix) && name.endsWith('.tgz'));
    if (code !== 0 || !file) throw new Error(`${project.name} does not pack:\n${output}`);
    packed.set(project.name, join(folder, file));
  }
  return packed;
}

/** Renders a component, and reads a rule and a call, as the server of an adopter does. */
const adopter = `
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { MillraceProvider } from '@millrace/design-system';
import { Button } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import * as client from '@millrace/api-client';
import * as domain from '@millrace/domain';
import * as widgets from '@millrace/widgets/react';

const button = createElement(Button, { tone: 'primary' }, 'Request Quote');
const markup = renderToStaticMarkup(createElement(MillraceProvider, null, button));
if (!/<button[^>]*>.*Request Quote/.test(markup)) throw new Error('No button was rendered: ' + markup);
if (typeof documentClass !== 'string') throw new Error('No class for the document.');
for (const [name, entry] of Object.entries({ client, domain, widgets }))
  if (Object.keys(entry).length === 0) throw new Error(name + ' exports nothing.');
`;

/**
 * Installs all packed packages in an empty project outside of the workspace, and renders there.
 * @param {string} folder @param {Map<string, string>} packed @returns {Promise<Result>}
 */
async function checkInstalled(folder, packed) {
  const title = 'the packed packages install in an empty project and render on its server';
  const started = Date.now();
  const project = mkdtempSync(join(folder, 'project-'));
  const files = Object.fromEntries([...packed].map(([name, file]) => [name, `file:${file}`]));
  const version = (/** @type {string} */ name) =>
    JSON.parse(readFileSync(at('node_modules', name, 'package.json'), 'utf8')).version;
  const peers = { react: version('react'), 'react-dom': version('react-dom'), msw: version('msw') };
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { ...files, ...peers } }),
  );
  // Packages of ours that others depend on come from their files, too. JSON is YAML.
  writeFileSync(
    join(project, 'pnpm-workspace.yaml'),
    JSON.stringify({ packages: ['.'], overrides: files, autoInstallPeers: true }),
  );
  writeFileSync(join(project, 'adopter.js'), adopter);
  const install = await capture(
    'npx',
    ['-y', packageManager(), 'install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'],
    { cwd: project },
  );
  const { code, output } =
    install.code === 0 ? await capture('node', ['adopter.js'], { cwd: project }) : install;
  return { title, passed: code === 0, output, seconds: (Date.now() - started) / 1000 };
}

function surfaceFaults() {
  const changes = compareSurfaces();
  return changes.length === 0 ? [] : [...changes, 'To accept what is meant: npm run surface'];
}

/** @param {string} title @param {() => string[]} find @returns {Promise<Result>} */
async function checkFaults(title, find) {
  const started = Date.now();
  const faults = find();
  return {
    title,
    passed: faults.length === 0,
    output: faults.join('\n'),
    seconds: (Date.now() - started) / 1000,
  };
}
