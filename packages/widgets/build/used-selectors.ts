import type { Tree } from '../src/shared/payload';

/** Everything that selectors can match in the states of one element. */
export interface Used {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  /** `name` and `name=value`. */
  attributes: ReadonlySet<string>;
}

export function collectUsed(trees: readonly Tree[]): Used {
  const tags = new Set<string>();
  const classes = new Set<string>();
  const attributes = new Set<string>();
  const visit = (tree: Tree) => {
    if (typeof tree === 'string') return;
    const [tag, flat, ...children] = tree;
    tags.add(tag);
    for (let at = 0; at < flat.length; at += 2) {
      const [name = '', value = ''] = flat.slice(at, at + 2);
      attributes.add(name).add(`${name}=${value}`);
      if (name === 'class') for (const one of value.split(' ')) classes.add(one);
    }
    children.forEach(visit);
  };
  trees.forEach(visit);
  return { tags, classes, attributes };
}

/**
 * A selector as far as it can match, without what never does: `null` where all of it never matches. Knows the
 * selectors that our styles use, and lets pass what it does not know.
 */
export function usedSelector(selector: string, used: Used): string | null {
  const kept = selector.replace(/:not\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g, (_, list: string) => {
    const possible = list.split(/,\s*/).filter((part) => canMatch(part, used));
    return possible.length > 0 ? `:not(${possible.join(', ')})` : '';
  });
  return canMatch(kept.replace(/:not\(.*?\)/g, ''), used) ? kept : null;
}

function canMatch(selector: string, { tags, classes, attributes }: Used): boolean {
  const plain = selector.replace(/:host\([^)]*\)+/g, ':host');
  for (const [, name] of plain.matchAll(/\.([\w-]+)/g)) if (!classes.has(name ?? '')) return false;
  for (const [, name, value] of plain.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g)) {
    // Cards come in every sector; which of these rules travel is decided for each answer.
    if (name !== 'data-sector' && !attributes.has(value === undefined ? `${name}` : `${name}=${value}`))
      return false;
  }
  if (/:disabled/.test(plain) && !attributes.has('disabled')) return false;
  if (plain.startsWith(':root')) return false;
  const tag = /^[a-z][\w-]*/.exec(plain)?.[0];
  return tag === undefined || tags.has(tag);
}
