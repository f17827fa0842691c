import { expect, test } from '@playwright/test';
import { preform } from '../demo';
import { webUrl } from '../hosts';

type Tree = string | TreeElement;
type TreeElement = [tag: string, attributes: string[], ...children: Tree[]];

/** Runs in the page: what the browser makes of markup, as the server's trees have it. */
function parse(markup: string): Tree[] {
  const treeOf = (node: ChildNode): Tree =>
    node instanceof Element
      ? [
          node.localName,
          [...node.attributes]
            .filter(({ name }) => name !== 'data-props')
            .flatMap(({ name, value }) => [name, value]),
          ...[...node.childNodes].map(treeOf),
        ]
      : (node.textContent ?? '');
  const parsed = new DOMParser().parseFromString(markup, 'text/html');
  return [...(parsed.querySelector('m')?.children ?? [])].map(treeOf);
}

/** Runs in the page. */
async function textAt(path: string): Promise<string> {
  return (await fetch(`/embed/v1/${path}`)).text();
}

test('browsers make of the markup of each card what its view has said', async ({ page }) => {
  await page.goto(`${webUrl}/embed/v1/releases.json`);
  const { releases } = JSON.parse(await page.evaluate(textAt, 'releases.json'));
  const about = [
    ...['product', 'suppliers', 'feed', 'quote', 'follow', 'value-chain'].map((name) => [name, preform.id]),
    ['company', '0c318b67-1c2c-5fe7-9b6c-0908e2291d1f'],
    ['event', '86275098-68be-5a6b-baaf-dc3118201fa5'],
    ['events', preform.id],
  ];
  const keys = about.flatMap(([name, id]) => ['en', 'ar'].map((language) => `${name}.${id}.${language}`));
  const ask = (way: string) => page.evaluate(textAt, `${releases[0].version}/${way}?${keys.join(',')}`);
  const [css, ...trees] = JSON.parse(await ask('fragments'));
  const parsed = await page.evaluate(parse, await ask('cards'));
  expect(parsed).toEqual([['p', [], css], ...trees.map(([tree]: [Tree]) => tree)]);
  expect(parsed).toHaveLength(1 + keys.length);
});
