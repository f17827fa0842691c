import propsByFolder from 'virtual:props';
import type { ComponentDocs } from '../../packages/design-system/src/internal/story-docs';

const loaders = import.meta.glob<ComponentDocs>(
  '../../packages/design-system/src/{primitives,features}/*/*.docs.ts',
  { import: 'docs' },
);

const pathPattern = /src\/((?:primitives|features)\/[^/]+)\/([^/]+)\.docs\.ts$/;

/** Where the written documentation of a component is, by its name: of its folder, or of a part that has its own. */
const places = new Map(
  Object.entries(loaders).map(([path, load]) => {
    const [, folder = '', name = ''] = pathPattern.exec(path) ?? [];
    return [name, { folder, load }] as const;
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

const lastOf = (path: string) => path.split('/').at(-1) ?? '';

/** Folders by the name of their component. Each has a page, written or from its source alone. */
const foldersByName = new Map(Object.keys(propsByFolder).map((folder) => [lastOf(folder), folder]));

/** Address of a component's page inside Storybook; none for what has no page. */
export function pageOf(name: string): string | undefined {
  const place = places.get(name);
  const folder = place?.folder ?? foldersByName.get(name) ?? foldersOfParts.get(name);
  if (folder === undefined) return undefined;
  // As the titles of the stories: `Features/Quotes`, `Features/Quotes/QuoteList`.
  const title = place && name !== lastOf(folder) ? `${folder}/${name}` : folder;
  return `?path=/docs/${title.replaceAll('/', '-').toLowerCase()}--docs`;
}
