import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as index from '..';
import type { AnatomyItem, ComponentDocs } from '../internal/story-docs';
import { defaultStories } from './composed-stories';

const documentation = import.meta.glob<ComponentDocs>('../{primitives,features}/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});
const sources = import.meta.glob<string>(
  [
    '../{primitives,features,internal}/**/*.{ts,tsx}',
    '!../**/{story-*,*.{stories,test,docs,messages,css}}.{ts,tsx}',
  ],
  { eager: true, import: 'default', query: '?raw' },
);

/** What each folder exports. */
const folderModules = import.meta.glob<Record<string, unknown>>('../{primitives,features}/*/index.ts', {
  eager: true,
});

const storyFiles = import.meta.glob<string>('../{primitives,features}/*/*.stories.tsx', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Folders whose list cannot stand on one canvas, and why: they have a story for each of its values instead. */
const WITHOUT_MATRIX: Readonly<Record<string, string>> = {
  'primitives/AlertDialog': 'one modal at a time',
  'primitives/Dialog': 'one modal at a time',
  'primitives/Drawer': 'one modal at a time',
  'primitives/Page': 'one page, with one main part, in a document',
};

/** `primitives/Button`, for every folder that exports something. */
const folders = Object.keys(sources)
  .filter((path) => path.endsWith('/index.ts') && path.split('/').length === 4)
  .map((path) => path.slice('../'.length, -'/index.ts'.length));

const nameOf = (folder: string) => folder.split('/').at(-1) ?? '';
const docsOf = (folder: string, name = nameOf(folder)) => documentation[`../${folder}/${name}.docs.ts`];

/** Every page, by the title of its stories: of a folder, or of a part that has one of its own. */
const pages = Object.entries(documentation).map(([path, docs]) => {
  const [folder = '', name = ''] = path.slice('../'.length, -'.docs.ts'.length).split(/\/(?=[^/]+$)/);
  return [name === nameOf(folder) ? folder : `${folder}/${name}`, { docs, folder, name }] as const;
});

const stories = new Map(defaultStories.map(([title, story]) => [title.toLowerCase(), story]));

it.each(folders)('%s is documented, and has a Default story to show', (folder) => {
  expect(docsOf(folder), `Write ${nameOf(folder)}.docs.ts beside it`).toBeDefined();
  expect(stories.has(folder.toLowerCase()), 'Its page shows the Default story').toBe(true);
});

/** Components that the package exports, with the folders that they stand in. */
const exported = Object.entries(folderModules).flatMap(([path, module]) =>
  Object.keys(module)
    .filter((name) => name in index && /^[A-Z][a-z]/.test(name))
    .map((name) => [name, path.slice('../'.length, -'/index.ts'.length)] as const),
);

it.each(exported)('%s has a page, or is named on that of its folder', (name, folder) => {
  if (docsOf(folder, name)) return;
  // One that reads over the API stands on the page of the view that it fills.
  const names = [name, name.replace(/Container$/, '')];
  const words = JSON.stringify(docsOf(folder)).match(/\w+/g) ?? [];
  expect([...words, nameOf(folder)].filter((word) => names.includes(word))).not.toEqual([]);
});

/** Components with stories of their own, beside those of their folder. */
const withStories = Object.keys(storyFiles)
  .map((path) => path.slice('../'.length, -'.stories.tsx'.length).split(/\/(?=[^/]+$)/) as [string, string])
  .filter(
    ([folder, name]) => name !== nameOf(folder) && name in (folderModules[`../${folder}/index.ts`] ?? {}),
  )
  .filter(([, name]) => !name.endsWith('Container'));

it.each(withStories)('of %s, %s has stories, and a page of its own for them', (folder, name) => {
  expect(docsOf(folder, name), `Write ${name}.docs.ts beside them`).toBeDefined();
  expect(stories.has(`${folder}/${name}`.toLowerCase()), 'Its page shows the Default story').toBe(true);
  expect(storyFiles[`../${folder}/${name}.stories.tsx`]).not.toContain('!autodocs');
});

/** Lists that a prop takes a value from, such as `BUTTON_TONES`: shared by type, recipe and stories. */
const withList = folders.filter((folder) =>
  /^export const [A-Z_]+ = \[[^\]]*\] as const/m.test(sourceOf((path) => path.startsWith(`../${folder}/`))),
);

it.each(withList.filter((folder) => folder.startsWith('primitives/') && !(folder in WITHOUT_MATRIX)))(
  '%s shows every value of its list in a Matrix',
  (folder) => {
    const text = Object.entries(storyFiles)
      .filter(([path]) => path.startsWith(`../${folder}/`))
      .map(([, content]) => content)
      .join('\n');
    expect(text, 'Write a Matrix story from the list').toMatch(/^export const Matrix\b/m);
  },
);

/** Props of the look: each takes its values from a list that the recipe, the type and the stories share. */
const LOOK = /^ {2}(?:size|tone|variant|align|justify|wrap|layout|side|width|fit|border|ratio|kind)\?: '/m;

it.each(folders.filter((folder) => folder.startsWith('primitives/')))(
  '%s writes out no values of its look in a type',
  (folder) => {
    expect(sourceOf((path) => path.startsWith(`../${folder}/`))).not.toMatch(LOOK);
  },
);

it('makes no exception for what has a list no more', () => {
  expect(Object.keys(WITHOUT_MATRIX).filter((folder) => !withList.includes(folder))).toEqual([]);
});

describe.each(pages)('The documentation of %s', (title, { docs, folder, name }) => {
  const Story = stories.get(title.toLowerCase());
  const markup = Story ? renderToString(<Story />) : '';
  const ownSource = sourceOf((path) =>
    name === nameOf(folder) ? path.startsWith(`../${folder}/`) : path === `../${folder}/${name}.tsx`,
  );

  it('names attributes that the markup has: those without a condition in the Default story', () => {
    const missing = docs.anatomy
      .map((item) => [attributeOf(item), item.when === undefined ? markup : allSource] as const)
      .filter(([attribute, text]) => !has(text, attribute))
      .map(([[name, value]]) => `${name}="${value}"`);
    expect(missing).toEqual([]);
  });

  it('leaves out no part that the source names', () => {
    const named = docs.anatomy.map((item) => attributeOf(item).join('='));
    expect(attributesIn(ownSource).filter((attribute) => !named.includes(attribute))).toEqual([]);
  });

  it('leads to components that are documented too', () => {
    const names = pages.map(([, page]) => page.name);
    expect(docs.related.filter((name) => !names.includes(name))).toEqual([]);
    expect(docs.related).not.toContain(name);
  });

  it('says when to take it, what else to take, and how it is found', () => {
    expect(docs.whenToUse.length).toBeGreaterThan(0);
    expect(docs.whenNotToUse.length).toBeGreaterThan(0);
    expect(docs.accessibility.length).toBeGreaterThan(0);
    expect(docs.doAndDont.length).toBeGreaterThan(0);
    expect(docs.synonyms.length).toBeGreaterThan(0);
    expect(new Set(docs.synonyms.map((word) => word.toLowerCase())).size).toBe(docs.synonyms.length);
  });
});

const allSource = sourceOf(() => true);

function sourceOf(wanted: (path: string) => boolean): string {
  return Object.entries(sources)
    .filter(([path]) => wanted(path))
    .map(([, text]) => text)
    .join('\n');
}

function attributeOf(item: AnatomyItem): readonly [name: string, value: string] {
  return item.component === undefined ? ['data-part', item.part] : ['data-component', item.component];
}

function has(text: string, [name, value]: readonly [string, string]): boolean {
  return attributesIn(text).includes(`${name}=${value}`);
}

/** As `data-part=remove`: written out, chosen between two, or in an object of props. */
function attributesIn(text: string): string[] {
  const written = [...text.matchAll(/(data-(?:part|component))="([^"]+)"/g)];
  const inObjects = [...text.matchAll(/'(data-(?:part|component))': '([^']+)'/g)];
  const chosen = [...text.matchAll(/(data-(?:part|component))=\{([^}]*)\}/g)].flatMap(([, name, code = '']) =>
    [...code.matchAll(/'([^']+)'/g)].map(([, value]) => [undefined, name, value]),
  );
  const all = [...written, ...inObjects, ...chosen].map(([, name, value]) => `${name}=${value}`);
  return [...new Set(all)];
}
