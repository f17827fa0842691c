import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findHeadlessBrowser } from '../browser.mjs';

/** First examples of the packages' READMEs, as an adopter would use them on a page. */
const page = `
import { createRoot } from 'react-dom/client';
import { documentClass } from '@millrace/ui/theme';
import { CompanyName } from './ui/CompanyName';
import { Conversation } from './ui/Conversation';
import { GermanApplication } from './ui/GermanApplication';
import { StockTable } from './ui/StockTable';
import { OwnSuppliers } from './design-system/OwnSuppliers';
import { RelatedProduct } from './design-system/RelatedProduct';
import { SupplyChain } from './value-chain/SupplyChain';

const product = {
  name: 'Preform silica glass',
  sector: 'optical-fiber',
  counts: { suppliers: 38, rawMaterials: 24, applications: 17 },
};
const list = (make) => Array.from({ length: 1000 }, (_, at) => make(at));
const gases = list((at) => ({ id: String(at), name: 'Gas ' + at, purity: '6.0', eurPerKg: at }));
const messages = list((at) => ({ id: String(at), text: 'Message ' + at }));

document.body.className = documentClass;
createRoot(document.body.appendChild(document.createElement('main'))).render(
  <>
    <CompanyName onSave={() => undefined} />
    <GermanApplication />
    <RelatedProduct product={product} href="/product" />
    <OwnSuppliers />
    <div id="pane" style={{ blockSize: 300, overflowY: 'auto' }}><StockTable gases={gases} /></div>
    <SupplyChain />
    <Conversation messages={messages} onOlder={() => undefined} />
  </>,
);
`;

/** Address that only this check serves. */
const ADDRESS = 'http://adopter.example/';

/**
 * Bundles the examples of the READMEs from the packed packages with Vite, and checks them in a browser.
 * @param {string} project Project in which they are installed.
 * @returns {Promise<string[]>} Differences from the READMEs; empty if there are none.
 */
export async function faultsOfAdopterPage(project) {
  const source = join(project, 'page');
  mkdirSync(source);
  for (const name of ['ui', 'design-system', 'value-chain'])
    cpSync(join(project, 'node_modules/@millrace', name, 'examples'), join(source, name), {
      recursive: true,
    });
  writeFileSync(join(source, 'page.tsx'), page);
  const { files, warnings } = await bundle(source);
  const browser = await chromium.launch({
    executablePath: await findHeadlessBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    return [...warnings, ...(await look(await browser.newPage(), files))];
  } finally {
    await browser.close();
  }
}

/** @param {string} root */
async function bundle(root) {
  /** @type {string[]} */
  const warnings = [];
  const built = await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, 'page.tsx'),
        output: {
          entryFileNames: 'page.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
        onLog(level, log, report) {
          // Vite's plugin for React ignores this warning as well: it bundles for browsers only.
          if (level === 'warn' && log.code !== 'MODULE_LEVEL_DIRECTIVE')
            warnings.push(`Vite warns: ${log.message}`);
          report(level, log);
        },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built nothing.');
  const files = new Map(
    built.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  return { files, warnings };
}

/** @param {import('playwright').Page} page @param {ReadonlyMap<string, string | Uint8Array>} files */
async function look(page, files) {
  /** @type {string[]} */
  const faults = [];
  const asked = new Set();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`The console says: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`The page throws: ${error.message}`));
  await page.route('**/*', (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = files.get(name);
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><link rel="icon" href="data:,"><link rel="stylesheet" href="page.css"><body><script type="module" src="page.js"></script></body></html>',
      });
    if (body === undefined) asked.add(route.request().url());
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : undefined;
    return body === undefined
      ? route.abort()
      : route.fulfill({ body: Buffer.from(body), ...(type && { contentType: type }) });
  });
  try {
    await page.goto(ADDRESS);
    faults.push(...(await tryExamples(page)));
  } catch (error) {
    faults.push(String(error));
  }
  for (const address of asked) faults.push(`The page asks for ${address}, which nobody passed.`);
  return faults;
}

/** Uses each example as its README says. @param {import('playwright').Page} page */
async function tryExamples(page) {
  await page.getByRole('textbox', { name: 'Company' }).waitFor();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByText('Gespeichert').waitFor();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Following' }).waitFor();
  // Placeholder artwork for a missing picture.
  await page.locator('article img[src^="data:image/svg"]').first().waitFor();
  await page.getByRole('link', { name: 'Kvarnholm Silica AB' }).first().waitFor();
  await page.getByRole('treeitem', { name: /Single-mode fiber/ }).waitFor();
  await page.getByText('Message 999').waitFor();
  await page.locator('#pane').evaluate((pane) => pane.scrollTo(0, 20_000));
  await page
    .locator('#pane')
    .getByText(/^Gas [4-5]\d\d$/)
    .first()
    .waitFor();
  const { fontFamily, backgroundColor } = await page.evaluate(() => {
    const style = getComputedStyle(document.body);
    return { fontFamily: style.fontFamily, backgroundColor: style.backgroundColor };
  });
  return [
    ...(fontFamily.includes('Archivo') ? [] : [`The page is written in ${fontFamily}.`]),
    ...(backgroundColor === 'rgba(0, 0, 0, 0)' ? ['The page has no ground.'] : []),
  ];
}
