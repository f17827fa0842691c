import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { readLists } from './read-lists.ts';
import { type DocumentedProps, readProps } from './read-props.ts';

const moduleId = 'virtual:props';
const source = fileURLToPath(new URL('../../packages/design-system/src', import.meta.url));

/** The props of every component by its folder, `primitives/Button`, as its types say them. */
export type PropsByFolder = Record<string, DocumentedProps[]>;

/** Gives the pages of documentation what the types say, as the module `virtual:props`. */
export function propsPlugin(): Plugin {
  return {
    name: 'millrace-props',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load: (id) => (id === `\0${moduleId}` ? `export default ${JSON.stringify(readAll())}` : undefined),
  };
}

function readAll(): PropsByFolder {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(stories|test|docs|messages|css)\.tsx?$/.test(path))
    .map((path) => parse(join(source, path)));
  const lists = readLists(files);
  const folders = new Set(
    files.map(folderOf).filter((folder) => /^(primitives|features)\/[^/]+$/.test(folder)),
  );
  return Object.fromEntries(
    [...folders].map((folder) => {
      const types = readProps(files.filter((file) => folderOf(file) === folder));
      return [folder, types.map((type) => spellOut(type, lists))];
    }),
  );
}

function folderOf({ fileName }: ts.SourceFile): string {
  return relative(source, dirname(fileName)).replaceAll('\\', '/');
}

function spellOut(props: DocumentedProps, lists: ReadonlyMap<string, string>): DocumentedProps {
  return {
    ...props,
    props: props.props.map((prop) => ({ ...prop, type: lists.get(prop.type) ?? prop.type })),
  };
}

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
}
