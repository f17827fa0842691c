import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';

/**
 * Keys of the cache: an adopter needs them all to refetch an area, though our own pages do not. And what programs
 * without TanStack Query call by.
 */
const FOR_ADOPTERS = /^(?:[a-z]\w*Keys|paginate|unwrap)$/;

/** What runs for no member, visitor or adopter. */
const NOT_SHIPPED =
  /(?:^|\/)(?:node_modules|dist|build|test|testing|trust|examples|generated)\/|\.(?:test|spec|stories|docs)\.tsx?$|\/story-[^/]*$/;

const FOLDERS = [
  ...readdirSync(at('packages')).map((name) => `packages/${name}/src`),
  ...['apps/api/src', 'apps/web/app', 'apps/web/server', 'apps/partner-site/src'],
];

const shipped = FOLDERS.flatMap((folder) =>
  readdirSync(at(folder), { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !NOT_SHIPPED.test(path)),
);

/** The names in braces that stand for values. */
const valuesIn = (list) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '' && !entry.startsWith('type '));

/** The values that the index of a package exports. */
const exportedBy = (text) =>
  [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list]) =>
    valuesIn(list).map((entry) => entry.split(' as ').at(-1)),
  );

/** The values that a file imports from a package, or passes on from it. */
const importedFrom = (name, text) =>
  [...text.matchAll(new RegExp(`^(?:import|export) \\{([^}]*)\\} from '${name}'`, 'gm'))].flatMap(
    ([, list]) => valuesIn(list).map((entry) => entry.split(' as ')[0]),
  );

describe('the exports of a package', () => {
  it.each(['domain', 'api-client'])('are values that shipped code outside of it imports: %s', (folder) => {
    const used = new Set(
      shipped
        .filter((path) => !path.startsWith(`packages/${folder}/`))
        .flatMap((path) => importedFrom(`@millrace/${folder}`, readFileSync(at(path), 'utf8'))),
    );
    const exported = exportedBy(readFileSync(at('packages', folder, 'src/index.ts'), 'utf8'));
    expect(exported.length).toBeGreaterThan(50);
    expect(exported.filter((name) => !used.has(name) && !FOR_ADOPTERS.test(name))).toEqual([]);
  });

  it('do not count as used by a type or under another package', () => {
    const text = `import { type A, B as C,\n  D } from '@millrace/domain';\nimport type { E } from '@millrace/domain';\nimport { F } from '@millrace/art';`;
    expect(importedFrom('@millrace/domain', text)).toEqual(['B', 'D']);
    expect(exportedBy(`export { a, type B, c as d } from './x';\nexport type { E } from './y';`)).toEqual([
      'a',
      'd',
    ]);
  });
});
