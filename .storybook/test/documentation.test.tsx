import * as community from '@millrace/community';
import * as designSystem from '@millrace/design-system';
import * as connected from '@millrace/design-system/connected';
import * as ui from '@millrace/ui';
import * as valueChain from '@millrace/value-chain';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { AnatomyItem, ComponentDocs } from '../../packages/story-kit/src/docs';
import { storyTitle } from '../story-title';
import { defaultStories } from './composed-stories';

const index = { ...ui, ...valueChain, ...designSystem, ...connected, ...community };

/** Files by their path below `packages`, without `src`: `ui/primitives/Button/Button.tsx`. */
const byPath = <File,>(files: Record<string, File>): Record<string, File> =>
  Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace('../../packages/', '').replace('/src/', '/'),
      file,
    ]),
  );

const documentation = byPath(
  import.meta.glob<ComponentDocs>(
    '../../packages/{ui,value-chain,design-system,community}/src/*/*/*.docs.ts',
    {
      eager: true,
      import: 'docs',
    },
  ),
);
const sources = byPath(
  import.meta.glob<string>(
    [
      '../../packages/{ui,value-chain,design-system,community}/src/*/**/*.{ts,tsx}',
      '!../../packages/**/{story-*,*.{stories,test,docs,messages,css}}.{ts,tsx}',
    ],
    { eager: true, import: 'default', query: '?raw' },
  ),
);

/** What each folder exports. */
const folderModules = byPath(
  import.meta.glob<Record<string, unknown>>(
    '../../packages/{ui,value-chain,design-system,community}/src/*/*/index.ts',
    {
      eager: true,
    },
  ),
);

const storyFiles = byPath(
  import.meta.glob<string>('../../packages/{ui,value-chain,design-system,community}/src/*/*/*.stories.tsx', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

/** Folders whose list cannot stand on one canvas, and why: they have a story for each of its values instead. */
const WITHOUT_MATRIX: Readonly<Record<string, string>> = {
  'ui/primitives/AlertDialog': 'one modal at a time',
  'ui/primitives/Dialog': 'one modal at a time',
  'ui/primitives/Drawer': 'one modal at a time',
  'ui/primitives/Page': 'one page, with one main part, in a document',
};

/** `ui/primitives/Button`, for every folder that exports something. */
const folders = Object.keys(sources)
  .filter((path) => path.endsWith('/index.ts') && path.split('/').length === 4)
  .map((path) => path.slice(0, -'/index.ts'.length));

const componentName = (folder: string) => folder.split('/').at(-1) ?? '';
const findDocs = (folder: string, name = componentName(folder)) => documentation[`${folder}/${name}.docs.ts`];

/** Every page, by the title of its stories: of a folder, or of a part that has one of its own. */
const pages = Object.entries(documentation).map(([path, docs]) => {
  const [folder = '', name = ''] = path.slice(0, -'.docs.ts'.length).split(/\/(?=[^/]+$)/);
  return [storyTitle(folder, name), { docs, folder, name }] as const;
});

const stories = new Map(defaultStories.map(([title, story]) => [title.toLowerCase(), story]));

/** Folders with a documentation file: every primitive, and the features that other applications take. */
const isDocumented = (folder: string) => folder.startsWith('ui/primitives/') || Boolean(findDocs(folder));

it('has a Default story to show on the page of every folder, and documentation for every primitive', () => {
  expect(folders.length).toBeGreaterThan(150);
  const violations = folders.flatMap((folder) => [
    ...(findDocs(folder) || !isDocumented(folder)
      ? []
      : [`${folder}: write ${componentName(folder)}.docs.ts beside it`]),
    ...(stories.has(storyTitle(folder).toLowerCase()) ? [] : [`${folder}: its page shows the Default story`]),
  ]);
  expect(violations).toEqual([]);
});

/** Components that the packages export, with the folders that they stand in, as far as these are documented. */
const exported = Object.entries(folderModules)
  .flatMap(([path, module]) =>
    Object.keys(module)
      .filter((name) => name in index && /^[A-Z][a-z]/.test(name))
      .map((name) => [name, path.slice(0, -'/index.ts'.length)] as const),
  )
  .filter(([, folder]) => isDocumented(folder));

it('has documentation for every component of a documented folder, or names it on that of the folder', () => {
  expect(exported.length).toBeGreaterThan(150);
  const unnamed = exported.filter(([name, folder]) => {
    if (findDocs(folder, name)) return false;
    // One that reads over the API stands on the page of the view that it fills.
    const names = [name, name.replace(/Container$/, '')];
    const words = JSON.stringify(findDocs(folder) ?? {}).match(/\w+/g) ?? [];
    return ![...words, componentName(folder)].some((word) => names.includes(word));
  });
  expect(unnamed).toEqual([]);
});

/** Components with stories of their own, beside those of their folder. */
const withStories = Object.keys(storyFiles)
  .map((path) => path.slice(0, -'.stories.tsx'.length).split(/\/(?=[^/]+$)/) as [string, string])
  .filter(
    ([folder, name]) => name !== componentName(folder) && name in (folderModules[`${folder}/index.ts`] ?? {}),
  )
  .filter(([, name]) => !name.endsWith('Container'));

it('has a page of its own for every part that has stories, and its documentation in a documented folder', () => {
  expect(withStories.length).toBeGreaterThan(0);
  const violations = withStories.flatMap(([folder, name]) => [
    ...(findDocs(folder, name) || !isDocumented(folder)
      ? []
      : [`${folder}/${name}: write ${name}.docs.ts beside its stories`]),
    ...(stories.has(storyTitle(folder, name).toLowerCase())
      ? []
      : [`${folder}/${name}: its page shows the Default story`]),
    ...(storyFiles[`${folder}/${name}.stories.tsx`]?.includes('!autodocs')
      ? [`${folder}/${name}: its stories are without a page`]
      : []),
  ]);
  expect(violations).toEqual([]);
});

/** Lists that a prop takes a value from, such as `BUTTON_TONES`: shared by type, recipe and stories. */
const withList = folders.filter((folder) =>
  /^export const [A-Z_]+ = \[[^\]]*\] as const/m.test(joinSources((path) => path.startsWith(`${folder}/`))),
);

it('shows every value of a list in a Matrix', () => {
  const primitives = withList.filter((folder) => folder.startsWith('ui/primitives/'));
  expect(primitives.length).toBeGreaterThan(0);
  const without = primitives.filter(
    (folder) =>
      !(folder in WITHOUT_MATRIX) &&
      !Object.entries(storyFiles).some(
        ([path, text]) => path.startsWith(`${folder}/`) && /^export const Matrix\b/m.test(text),
      ),
  );
  expect(without).toEqual([]);
});

/** Props of the look: each takes its values from a list that the recipe, the type and the stories share. */
const LOOK = /^ {2}(?:size|tone|variant|align|justify|wrap|layout|side|width|fit|border|ratio|kind)\?: '/m;

it('writes out no values of the look in the type of a primitive', () => {
  const written = folders.filter(
    (folder) =>
      folder.startsWith('ui/primitives/') && LOOK.test(joinSources((path) => path.startsWith(`${folder}/`))),
  );
  expect(written).toEqual([]);
});

it('makes no exception for what has a list no more', () => {
  expect(Object.keys(WITHOUT_MATRIX).filter((folder) => !withList.includes(folder))).toEqual([]);
});

describe('each page', () => {
  const everywhere = attributesIn(joinSources(() => true));

  it('names attributes that the markup has: those without a condition in the Default story', () => {
    const missing = pages.flatMap(([title, { docs }]) => {
      const Story = stories.get(title.toLowerCase());
      const shown = attributesIn(Story ? renderToString(<Story />) : '');
      return docs.anatomy
        .filter((item) => !(item.when === undefined ? shown : everywhere).includes(partAttribute(item)))
        .map((item) => `${title}: ${partAttribute(item)}`);
    });
    expect(missing).toEqual([]);
  });

  it('leaves out no part that the source names', () => {
    const unnamed = pages.flatMap(([title, { docs, folder, name }]) => {
      const named = docs.anatomy.map(partAttribute);
      const ownSource = joinSources((path) =>
        name === componentName(folder) ? path.startsWith(`${folder}/`) : path === `${folder}/${name}.tsx`,
      );
      return attributesIn(ownSource)
        .filter((attribute) => !named.includes(attribute))
        .map((attribute) => `${title}: ${attribute}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('leads to other components that have a page too', () => {
    const names = [...folders.map(componentName), ...pages.map(([, page]) => page.name)];
    const dead = pages.flatMap(([title, { docs, name }]) =>
      docs.related
        .filter((other) => other === name || !names.includes(other))
        .map((other) => `${title}: ${other}`),
    );
    expect(dead).toEqual([]);
  });

  it('says when to take it, what else to take, and how it is found', () => {
    const silent = pages.flatMap(([title, { docs }]) =>
      (['whenToUse', 'whenNotToUse', 'accessibility', 'doAndDont', 'synonyms'] as const)
        .filter((part) => docs[part].length === 0)
        .map((part) => `${title}: ${part}`),
    );
    expect(silent).toEqual([]);
    const twice = pages.flatMap(([title, { docs }]) => {
      const words = docs.synonyms.map((word) => word.toLowerCase());
      return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${title}: ${word}`);
    });
    expect(twice).toEqual([]);
  });
});

function joinSources(wanted: (path: string) => boolean): string {
  return Object.entries(sources)
    .filter(([path]) => wanted(path))
    .map(([, text]) => text)
    .join('\n');
}

function partAttribute(item: AnatomyItem): string {
  return item.component === undefined ? `data-part=${item.part}` : `data-component=${item.component}`;
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
