import notes from 'virtual:token-notes';
import { vars } from '@millrace/ui/theme';

export interface Token {
  /** `color.surface.paper` */
  path: string;
  /** The public custom property, `--mr-color-surface-paper`. */
  property: string;
  /** Its value where it is used: `var(--mr-color-surface-paper)`. */
  reference: string;
  /** What it is for, as the contract says. */
  note: string | undefined;
}

interface Tree {
  readonly [name: string]: string | Tree;
}

/** The tokens below a place of the contract, in its order. */
export function tokensBelow(path: string): Token[] {
  return leaves(at(vars, path), path).map(([place, reference]) => ({
    path: place,
    property: reference.slice('var('.length, -1),
    reference,
    note: notes[place],
  }));
}

/** Reads a value by a token's path below some place: `valueAt(measures, 'space.md')`. */
export function valueAt(tree: Tree, path: string): string {
  const value = at(tree, path);
  if (typeof value !== 'string') throw new Error(`No value at ${path}`);
  return value;
}

function at(tree: string | Tree, path: string): string | Tree {
  return path
    .split('.')
    .reduce<string | Tree>((place, name) => (typeof place === 'string' ? place : (place[name] ?? {})), tree);
}

function leaves(tree: string | Tree, path: string): [path: string, reference: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree).flatMap(([name, child]) => leaves(child, `${path}.${name}`));
}
