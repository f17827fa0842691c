import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestSources } from './story-sources.mjs';
import { makeFolder } from './testing/make-folder.mjs';

/** A lockfile whose one package is React. @param {string} version */
function lockfileWith(version) {
  return `importers: { .: { dependencies: { react: { version: ${version} } } } }\nsnapshots: { react@${version}: {} }`;
}

const files = [
  'src/primitives/Box/Box.stories.tsx',
  'src/features/Chart/Chart.stories.tsx',
  '.storybook/widgets/Card.stories.tsx',
];
const sources = {
  '.storybook/main.ts': 'export default {};',
  '.storybook/preview.tsx':
    "import { theme } from './theme';\nimport { page } from './docs';\nexport default { theme, page };",
  '.storybook/theme.ts': "export const theme = 'light';",
  '.storybook/docs.ts': "export { Chart as page } from '../src';",
  '.storybook/widgets/Card.stories.tsx':
    "import cards from 'virtual:widgets';\nexport const Default = { args: cards };",
  '.storybook/widgets/plugin.ts': 'export const plugin = 1;',
  '.storybook/widgets/serve-widgets.ts': 'export const served = 1;',
  'packages/widgets/src/loader/loader.ts': 'window.millrace = 1;',
  'packages/widgets/src/server/renderer.ts':
    "import { height } from './height';\nexport const renderer = { height };",
  'packages/widgets/src/server/height.ts': 'export const height = 392;',
  'packages/widgets/build/build-release.ts': 'export const built = 1;',
  'pnpm-lock.yaml': lockfileWith('19.3.1'),
  'apps/e2e/visual/draw.mjs': 'export const margin = 16;',
  'apps/e2e/visual/rest.mjs': 'export const stillMs = 150;',
  'src/index.ts':
    "export { Box } from './primitives/Box/Box';\nexport { Chart } from './features/Chart/Chart';",
  'src/primitives/Box/Box.css.ts':
    "import { style } from 'elsewhere';\nexport const box = style({ color: 'red' });",
  'src/primitives/Box/Box.tsx':
    "import { box } from './Box.css';\nexport const Box = () => <div className={box} />;",
  'src/primitives/Box/Box.stories.tsx':
    "import { Box } from './Box';\nexport const Default = { render: () => <Box /> };",
  'src/features/Chart/Chart.tsx': "import { Box } from '../..';\nexport const Chart = () => <Box />;",
  'src/features/Chart/Chart.stories.tsx':
    "import { Chart } from './Chart';\nexport const Default = { render: () => <Chart /> };",
};

/**
 * Which stories are touched when the file says something else.
 * @param {string} file @param {string} content
 * @param {Record<string, string>} [given]  files that say something else from the start
 */
async function touchedBy(file, content, given = {}) {
  const root = makeFolder({ ...sources, ...given });
  const before = await digestSources(root, files);
  writeFileSync(join(root, file), content);
  const after = await digestSources(root, files);
  return files
    .filter((story) => before.get(story) !== after.get(story))
    .map((story) => /(\w+)\.stories/.exec(story)?.[1]);
}

it("follows a story's imports through index files to styles", async () => {
  const box = "import { style } from 'elsewhere';\nexport const box = style({ color: 'blue' });";
  expect(await touchedBy('src/primitives/Box/Box.css.ts', box)).toEqual(['Box', 'Chart']);
  const chart = "import { Box } from '../..';\nexport const Chart = () => <p><Box /></p>;";
  expect(await touchedBy('src/features/Chart/Chart.tsx', chart)).toEqual(['Chart']);
});

it('counts imports of the preview for every story, but not its documentation', async () => {
  const all = ['Box', 'Chart', 'Card'];
  expect(await touchedBy('.storybook/theme.ts', "export const theme = 'dark';")).toEqual(all);
  expect(await touchedBy('pnpm-lock.yaml', lockfileWith('19.4.0'))).toEqual(all);
  expect(await touchedBy('apps/e2e/visual/draw.mjs', 'export const margin = 8;')).toEqual(all);
  expect(await touchedBy('.storybook/docs.ts', "export const page = 'another';")).toEqual([]);
});

it('ignores modules that an index merely exports', async () => {
  const index =
    "export { Box } from './primitives/Box/Box';\n\nexport { Chart } from './features/Chart/Chart';";
  expect(await touchedBy('src/index.ts', index)).toEqual([]);
});

it('follows dynamic imports, and ignores index files around them', async () => {
  const given = {
    '.storybook/preview.tsx':
      "export default { loaders: [async () => (await import('../src/late')).late()] };",
    'src/late.ts': "import { day } from './days';\nexport const late = () => day;",
    'src/days/index.ts': "export { day } from './day';\nexport { night } from './night';",
    'src/days/day.ts': 'export const day = 1;',
    'src/days/night.ts': 'export const night = 2;',
  };
  const index = "export { night } from './night';\nexport { day } from './day';\nexport const noon = 12;";
  expect(await touchedBy('src/days/index.ts', index, given)).toEqual([]);
  expect(await touchedBy('src/days/night.ts', 'export const night = 3;', given)).toEqual([]);
  expect(await touchedBy('src/days/day.ts', 'export const day = 4;', given)).toEqual([
    'Box',
    'Chart',
    'Card',
  ]);
});

it('counts shared styles for stories that use them, and page styles for all', async () => {
  const given = {
    '.storybook/preview.tsx': "import '../src/styles/page.css';\nexport default {};",
    'src/styles/page.css.ts': "import { globalStyle } from 'elsewhere';\nglobalStyle('body', { margin: 0 });",
    'src/internal/choice.css.ts':
      "import { style } from 'elsewhere';\nexport const choice = style({ color: 'red' });",
    'src/internal/parts.ts':
      "import { choice } from './choice.css';\nexport const chosen = () => choice;\nexport const plain = () => 'plain';",
    'src/primitives/Box/Box.tsx':
      "import { plain } from '../../internal/parts';\nexport const Box = () => <div className={plain()} />;",
    'src/features/Chart/Chart.tsx':
      "import { chosen } from '../../internal/parts';\nexport const Chart = () => <p className={chosen()} />;",
  };
  const choice = "import { style } from 'elsewhere';\nexport const choice = style({ color: 'blue' });";
  expect(await touchedBy('src/internal/choice.css.ts', choice, given)).toEqual(['Chart']);
  const page = "import { globalStyle } from 'elsewhere';\nglobalStyle('body', { margin: 1 });";
  expect(await touchedBy('src/styles/page.css.ts', page, given)).toEqual(['Box', 'Chart', 'Card']);
});

it('follows the sources of widgets, which no story imports', async () => {
  expect(await touchedBy('packages/widgets/src/server/height.ts', 'export const height = 400;')).toEqual([
    'Card',
  ]);
  expect(await touchedBy('packages/widgets/src/loader/loader.ts', 'window.millrace = 2;')).toEqual(['Card']);
});

it('counts only the messages that a story uses, in each language', async () => {
  const given = {
    '.storybook/preview.tsx': "import { texts } from '../src/texts';\nexport default { texts };",
    'src/texts.ts':
      "import { boxMessages } from './primitives/Box/Box.messages';\nimport { chartMessages } from './features/Chart/Chart.messages';\nimport own from './locales/de.json';\nexport const texts = { brand: 'Millrace', ...boxMessages, ...chartMessages, ...own } as const;",
    'src/locales/de.json': '{ "box.title": "Kiste", "chart.title": "Bild" }',
    'src/primitives/Box/Box.messages.ts': "export const boxMessages = { 'box.title': 'Box' };",
    'src/primitives/Box/Box.tsx': "export const Box = ({ say }) => <div>{say('box.title')}</div>;",
    'src/features/Chart/Chart.messages.ts': "export const chartMessages = { 'chart.title': 'Chart' };",
    'src/features/Chart/Chart.tsx':
      "import { Box } from '../..';\nexport const Chart = ({ say, end }) => <p title={say('chart.' + end)}><Box /></p>;",
    'src/features/Figure/Figure.messages.ts': "export const figureMessages = { 'figure.title': 'Figure' };",
  };
  const chart = "export const chartMessages = { 'chart.title': 'Figure' };";
  expect(await touchedBy('src/features/Chart/Chart.messages.ts', chart, given)).toEqual(['Chart']);
  const box = '{ "box.title": "Schachtel", "chart.title": "Bild" }';
  expect(await touchedBy('src/locales/de.json', box, given)).toEqual(['Box', 'Chart']);
  const another = '{ "box.title": "Kiste", "chart.title": "Bild", "figure.title": "Figur" }';
  expect(await touchedBy('src/locales/de.json', another, given)).toEqual([]);
  const list = given['src/texts.ts']
    .replace('export', "import { figureMessages } from './features/Figure/Figure.messages';\nexport")
    .replace('...own', '...own, ...figureMessages');
  expect(await touchedBy('src/texts.ts', list, given)).toEqual([]);
  const brand = given['src/texts.ts'].replace('Millrace', 'Tailrace');
  expect(await touchedBy('src/texts.ts', brand, given)).toEqual(['Box', 'Chart', 'Card']);
});
