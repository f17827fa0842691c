import propsByFolder from 'virtual:props';
import type { ComponentDocs } from '../../packages/story-kit/src/docs';
import { componentFolder, storyTitle } from '../story-title';

const loaders = import.meta.glob<ComponentDocs>(
  '../../packages/{ui,value-chain,design-system,community}/src/*/*/*.docs.ts',
  { import: 'docs' },
);

/** Where the documentation of a component is, by its name: of its folder, or of a part that has a page of its own. */
const places = new Map(
  Object.entries(loaders).map(([path, load]) => {
    const [, name = ''] = /([^/]+)\.docs\.ts$/.exec(path) ?? [];
    return [name, { folder: componentFolder(path), load }] as const;
  }),
);

const loaded = new Map<string, Promise<ComponentDocs | undefined>>();

/** The same promise each time, so that React can wait for it. */
export function loadDocs(name: string): Promise<ComponentDocs | undefined> {
  const known = loaded.get(name);
  if (known) return known;
  const promise = places.get(name)?.load() ?? Promise.resolve(undefined);
  loaded.set(name, promise);
  return promise;
}

/** Folders of the parts that are documented with another: `ButtonLink` with `Button`. */
const foldersOfParts = new Map(
  Object.entries(propsByFolder).flatMap(([folder, types]) =>
    types.map(({ name }) => [name.replace(/Props$/, ''), folder] as const),
  ),
);

const lastSegment = (path: string) => path.split('/').at(-1) ?? '';

/** Folders by the name of their component. Each has a page, written or from its source alone. */
const foldersByName = new Map(Object.keys(propsByFolder).map((folder) => [lastSegment(folder), folder]));

/** Address of a component's page inside Storybook; none for what has no page. */
export function findDocsPage(name: string): string | undefined {
  const place = places.get(name);
  const folder = place?.folder ?? foldersByName.get(name) ?? foldersOfParts.get(name);
  if (folder === undefined) return undefined;
  const title = storyTitle(folder, place && name);
  return `?path=/docs/${title.replaceAll(/[/ ]/g, '-').toLowerCase()}--docs`;
}
