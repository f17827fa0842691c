import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as index from '../../packages/design-system/src';
import * as light from '../../packages/design-system/src/light';
import * as messages from '../../packages/ui/src/messages';
import * as theme from '../../packages/ui/src/theme';
import * as themeKit from '../../packages/ui/src/theme-kit';

const source = fileURLToPath(new URL('../../packages/design-system/src', import.meta.url));

it('pins the public names', () => {
  const entries = { index, light, messages, theme, themeKit };
  const names = Object.fromEntries(
    Object.entries(entries).map(([entry, exported]) => [entry, Object.keys(exported).sort()]),
  );
  expect(names).toMatchSnapshot();
});

describe('What widgets use', () => {
  it('does without react-aria, Radix and the formatter of messages', () => {
    const burdens =
      /^(react-aria|react-stately|@radix-ui\/|@formatjs\/|intl-messageformat|embla-|@tanstack\/)/;
    for (const entry of ['light.ts', 'cards.ts']) {
      expect([...foreignImports(entry)].filter((name) => burdens.test(name))).toEqual([]);
    }
  });
});

/** Packages that a module and all it imports from here ask for at run time. */
function foreignImports(entry: string): Set<string> {
  const foreign = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || path.endsWith('.css.ts')) return;
    seen.add(path);
    const text = readFileSync(join(source, path), 'utf8').replaceAll(/import type [^;]+;/g, '');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) '([^']+)'/g)) {
      if (specifier.startsWith('.')) visit(resolve(path, specifier));
      else foreign.add(specifier);
    }
  };
  visit(entry);
  return foreign;
}

function resolve(from: string, specifier: string): string {
  const base = join(source, dirname(from), specifier);
  const folder = readdirSync(dirname(base));
  const name = base.slice(dirname(base).length + 1);
  const file = [`${name}.ts`, `${name}.tsx`].find((candidate) => folder.includes(candidate));
  return relative(source, file ? join(dirname(base), file) : join(base, 'index.ts'));
}
