import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { readTokenNotes } from '../../packages/ui/build/read-token-notes.ts';
import { readChanges } from './read-changes.ts';
import { readIcons } from './read-icons.ts';
import { readLists, readListValues } from './read-lists.ts';
import { type DocumentedProps, readProps } from './read-props.ts';
import { spellOutDocgen } from './spell-out-docgen.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));
/** Packages whose components have stories. */
const roots = ['ui', 'value-chain', 'design-system', 'community'].map((name) => join(packages, name, 'src'));
const [kit = ''] = roots;
/** Pages of others that show widgets. */
const widgetPages = fileURLToPath(new URL('../widgets', import.meta.url));
const changesets = fileURLToPath(new URL('../../.changeset', import.meta.url));

/** The props of every component by its folder, `ui/primitives/Button`, as its types say them. */
export type PropsByFolder = Record<string, DocumentedProps[]>;

/** Modules that tell what the source says, so that pages of documentation copy nothing from it. */
const modules: Readonly<Record<string, () => string>> = {
  'virtual:props': () => `export default ${JSON.stringify(propsByFolder())};`,
  'virtual:token-notes': () =>
    `export default ${JSON.stringify(readTokenNotes(parse(join(kit, 'theme/contract-shape.ts'))))};`,
  'virtual:icons': iconsModule,
  'virtual:changes': changesModule,
};

/** Not a path: what looks for dependencies ahead of time leaves such modules alone. */
const mark = '\0';

export function sourcePlugin(): Plugin {
  return {
    name: 'millrace-source',
    resolveId(id, importer) {
      if (id in modules) return mark + id;
      // What they import is found where the package finds it.
      return importer?.startsWith(`${mark}virtual:`) ? this.resolve(id, join(kit, 'index.ts')) : undefined;
    },
    // After what reads props out of components.
    transform: (code, id) =>
      /\.tsx$/.test(id) && code.includes('unknown[number]')
        ? { code: spellOutDocgen(code, listValues()), map: null }
        : undefined,
    load: (id) => (id.startsWith(mark) ? modules[id.slice(mark.length)]?.() : undefined),
  };
}

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Of all packages, those of rules included; read once, as most components ask. */
function listValues(): ReadonlyMap<string, readonly string[]> {
  known ??= readListValues([
    ...sources(),
    ...sourcesIn(join(packages, 'domain', 'src')),
    ...sourcesIn(widgetPages),
  ]);
  return known;
}

function propsByFolder(): PropsByFolder {
  const files = sources();
  const lists = readLists(files);
  const folders = new Set(
    files.map(sourceFolder).filter((folder) => /^[^/]+\/[^/]+\/[A-Z][^/]*$/.test(folder)),
  );
  return Object.fromEntries(
    [...folders].map((folder) => {
      const ownFiles = files.filter((file) => sourceFolder(file) === folder);
      const index = ownFiles.find(({ fileName }) => fileName.endsWith('/index.ts'));
      const types = readProps(ownFiles).filter(({ name }) => index && exportedNames(index).has(name));
      return [folder, types.map((type) => spellOut(type, lists))];
    }),
  );
}

/** The names that an index lists. */
function exportedNames(index: ts.SourceFile): Set<string> {
  const clauses = index.statements.filter(ts.isExportDeclaration).map(({ exportClause }) => exportClause);
  return new Set(
    clauses.flatMap((clause) =>
      clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [],
    ),
  );
}

function iconsModule(): string {
  const users = readIcons(sources(), sourceFolder);
  const names = [...users.keys()];
  const entries = names.map(
    (name) => `{ name: '${name}', icon: ${name}, usedIn: ${JSON.stringify(users.get(name))} }`,
  );
  return `import { ${names.join(', ')} } from 'lucide-react';\nexport default [${entries.join(', ')}];`;
}

function changesModule(): string {
  const notes = readdirSync(changesets)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(changesets, file), 'utf8'));
  const published = readdirSync(packages).flatMap((folder) => {
    const about = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8')) as {
      name: string;
      private?: boolean;
    };
    const changelog = join(packages, folder, 'CHANGELOG.md');
    const text = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '';
    return about.private ? [] : [{ name: about.name, changelog: text }];
  });
  return `export default ${JSON.stringify(readChanges(notes, published))};`;
}

/** What ships: no stories, tests or documentation. */
function sources(): ts.SourceFile[] {
  return roots.flatMap(sourcesIn);
}

function sourcesIn(root: string): ts.SourceFile[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|docs|messages|css)\.tsx?$/.test(path))
    .map((path) => parse(join(root, path)));
}

function spellOut(props: DocumentedProps, lists: ReadonlyMap<string, string>): DocumentedProps {
  return {
    ...props,
    props: props.props.map((prop) => ({ ...prop, type: lists.get(prop.type) ?? prop.type })),
  };
}

function sourceFolder({ fileName }: ts.SourceFile): string {
  return relative(packages, dirname(fileName)).replaceAll('\\', '/').replace('/src/', '/');
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}
