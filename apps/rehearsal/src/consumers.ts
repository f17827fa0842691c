import type { Page } from 'playwright-core';

/** A project of somebody who adopts the packages. */
export interface Consumer {
  /** Its folder in `consumers`. */
  name: string;
  /** What it does before it is served, in this order. */
  steps: readonly string[];
  /** Serves it at the port of the variable PORT. */
  serve: string;
  /** Texts that are in the HTML which a reader without scripts gets. */
  html: readonly string[];
  /** Holds the page against what is promised, in a browser. Throws where it differs. */
  look: (page: Page) => Promise<void>;
}

const expectEqual = (what: string, found: unknown, wanted: unknown) => {
  if (found !== wanted) throw new Error(`${what}: ${String(found)}, not ${String(wanted)}`);
};

/** A component that works and wears its style: what an adopter sees first. */
async function lookAtComponents(page: Page) {
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await page.getByRole('dialog', { name: 'Request Quote' }).getByLabel('Message').fill('Two tonnes, please.');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const band = page.getByRole('article').first();
  expectEqual('width of the band of colour', await styleOf(band, 'borderTopWidth'), '4px');
  expectEqual('typeface', (await styleOf(band, 'fontFamily')).includes('Archivo'), true);
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Follow', exact: true }).click();
  await card.getByRole('button', { name: 'Following' }).waitFor();
  await lookAtWrapper(page);
}

/** The wrapper of a widget: the card is painted, a prop that changes is followed, and its events reach their handlers. */
async function lookAtWrapper(page: Page) {
  const widget = page.locator('millrace-product');
  const card = widget.getByRole('article');
  await card.getByRole('heading', { name: 'Preform silica glass' }).waitFor();
  await page.getByText('The widget stands.').waitFor();
  expectEqual('ground of the widget in the dark', await styleOf(card, 'backgroundColor'), 'rgb(23, 27, 35)');
  await page.getByRole('button', { name: 'Lights' }).click();
  await page.locator('millrace-product[data-theme="light"]').waitFor();
  expectEqual('ground of the widget in light', await styleOf(card, 'backgroundColor'), 'rgb(253, 252, 249)');
  await widget.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByText('Our reader follows Preform silica glass.').waitFor();
  await widget.getByRole('button', { name: 'Following' }).waitFor();
}

/** Looks at the diagram that a server component hands on, and at a table wherever its pane is scrolled to. */
async function lookAtServerComponents(page: Page) {
  await page.getByRole('button', { name: 'Order' }).waitFor();
  await page.getByRole('treeitem', { name: /Single-mode fiber/ }).waitFor();
  await lookAtPane(page);
  await lookAtComponents(page);
}

/** The same page by each bundler. */
async function lookAtBundles(page: Page) {
  const bundles = await page.getByRole('link').allTextContents();
  for (const name of bundles) {
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('link', { name: 'Kvarnholm Silica AB' }).first().waitFor();
    await page.getByRole('treeitem', { name: /Single-mode fiber/ }).waitFor();
    await lookAtPane(page);
    expectEqual(
      `typeface by ${name}`,
      (await styleOf(page.locator('body'), 'fontFamily')).includes('Archivo'),
      true,
    );
    await page.goBack();
  }
  expectEqual('bundles', bundles.length, 4);
}

async function lookAtPane(page: Page) {
  const pane = page.getByTestId('pane');
  await pane.evaluate((element) => element.scrollTo(0, 20_000));
  await pane
    .getByText(/^Gas [4-5]\d\d$/)
    .first()
    .waitFor();
}

async function lookAtWidget(page: Page) {
  const card = page.locator('millrace-product').getByRole('article');
  await card.waitFor();
  expectEqual('width of the band of colour', await styleOf(card, 'borderTopWidth'), '4px');
  await page.locator('millrace-product').getByRole('heading', { name: 'Preform silica glass' }).waitFor();
  expectEqual(
    'colour of the page from the tokens',
    await page.evaluate(() => getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)'),
    true,
  );
}

const styleOf = (
  found: ReturnType<Page['locator']>,
  property: 'backgroundColor' | 'borderTopWidth' | 'fontFamily',
) => found.evaluate((element, name) => getComputedStyle(element)[name], property);

const components = [
  'Ask for a quote',
  'Preform silica glass',
  'Connected Suppliers',
  // The wrapper of a widget, with what stands until its script comes.
  '<millrace-product data-id="d53ae804-391b-573e-ba6d-76a128774728" data-theme="dark"><a href',
];

/** The projects that a release is tried in, smallest first. */
export const consumers: readonly Consumer[] = [
  {
    name: 'plain',
    steps: [],
    serve: 'node server.mjs',
    html: ['Preform silica glass on Millrace', 'integrity="sha384-'],
    look: lookAtWidget,
  },
  {
    name: 'vite',
    steps: ['npx tsc --noEmit', 'npx vite build', 'npx vite build --ssr src/render.tsx --outDir dist/server'],
    serve: 'node server.mjs',
    html: components,
    look: lookAtComponents,
  },
  {
    name: 'bundlers',
    steps: ['node build.mjs'],
    serve: 'node server.mjs',
    html: ['webpack', 'rollup', 'esbuild', 'parcel'],
    look: lookAtBundles,
  },
  {
    name: 'next',
    steps: ['npx next build'],
    serve: 'npx next start --port $PORT',
    html: [...components, 'Gas 0', 'Single-mode fiber'],
    look: lookAtServerComponents,
  },
];
