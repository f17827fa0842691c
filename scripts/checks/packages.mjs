import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion, installPacked, packAll } from '../workspace/packed.mjs';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { projects } from '../workspace/projects.mjs';
import { faultsOfAdopterPage } from './adopter-page.mjs';
import { weighOneButton } from './one-button.mjs';
import { compareSurfaces } from './public-surface.mjs';
import { faultsOfDeclarations, faultsOfViews } from './published-code.mjs';
import { faultsOfStyles } from './published-styles.mjs';
import { checkServerComponents } from './server-components.mjs';
import { checkCommand } from './static.mjs';
import { twoAtATime } from './two-at-a-time.mjs';

/** Entries without code have no types to check. */
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
 * Checks the packed packages from an adopter's view: they install in an empty project and render there; publint,
 * are-the-types-wrong, public surface, styles, size budgets.
 * @param {(result: Result) => void} report called after each check
 */
export async function checkPackages(report) {
  const folder = mkdtempSync(join(tmpdir(), 'millrace-packed-'));
  try {
    const packed = await packAll(folder);
    await twoAtATime(
      [
        () => checkCommand('size budgets', 'size-limit', []),
        async () => {
          const project = mkdtempSync(join(folder, 'project-'));
          report(await checkInstalled(project, packed));
          report(await checkServerComponents(project));
          return checkFaults(
            'the examples of the READMEs are bundled, mounted and used on a page with the lowest React',
            () => faultsOfAdopterPage(project),
          );
        },
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

/** Renders a component, and uses a domain rule and an API call, as an adopter's server does. */
const adopter = `
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { MillraceProvider } from '@millrace/design-system';
import { Button, Pagination } from '@millrace/ui';
import { documentClass } from '@millrace/ui/theme';
import * as client from '@millrace/api-client';
import * as domain from '@millrace/domain';
import * as widgets from '@millrace/widgets/react';

const button = createElement(Button, { tone: 'primary' }, 'Request Quote');
const markup = renderToStaticMarkup(createElement(MillraceProvider, null, button));
if (!/<button[^>]*>.*Request Quote/.test(markup)) throw new Error('No button was rendered: ' + markup);
const alone = renderToStaticMarkup(createElement(Pagination, { label: 'Pages', current: 2, total: 1284, pageHref: (page) => '/?page=' + page }));
if (!/Next page/.test(alone)) throw new Error('No English without a provider: ' + alone);
if (typeof documentClass !== 'string') throw new Error('No class for the document.');
for (const [name, entry] of Object.entries({ client, domain, widgets }))
  if (Object.keys(entry).length === 0) throw new Error(name + ' exports nothing.');
`;

/**
 * Installs all packed packages in an empty project outside the workspace, and renders there.
 * @param {string} project its folder @param {Map<string, string>} packed @returns {Promise<Result>}
 */
async function checkInstalled(project, packed) {
  const title =
    'the packed packages install in an empty project with the lowest React, and render on its server without a provider';
  const started = Date.now();
  // Lowest supported version, to detect uses of newer React features.
  const { peerDependencies } = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8'));
  const lowest = (/** @type {string} */ name) => peerDependencies[name].replace('^', '');
  writeFileSync(join(project, 'adopter.js'), adopter);
  const install = await installPacked(project, packed, {
    react: lowest('react'),
    'react-dom': lowest('react-dom'),
    msw: installedVersion('msw'),
  });
  const { code, output } =
    install.code === 0 ? await capture('node', ['adopter.js'], { cwd: project }) : install;
  return { title, passed: code === 0, output, seconds: (Date.now() - started) / 1000 };
}

function surfaceFaults() {
  const changes = compareSurfaces();
  return changes.length === 0 ? [] : [...changes, 'To accept what is meant: npm run surface'];
}

/** @param {string} title @param {() => string[] | Promise<string[]>} find @returns {Promise<Result>} */
async function checkFaults(title, find) {
  const started = Date.now();
  const faults = await find();
  return {
    title,
    passed: faults.length === 0,
    output: faults.join('\n'),
    seconds: (Date.now() - started) / 1000,
  };
}
