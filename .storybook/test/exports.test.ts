import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as designSystem from '@millrace/design-system';
import * as connected from '@millrace/design-system/connected';
import * as designSystemLight from '@millrace/design-system/light';
import * as ui from '@millrace/ui';
import * as hooks from '@millrace/ui/hooks';
import * as light from '@millrace/ui/light';
import * as messages from '@millrace/ui/messages';
import * as styles from '@millrace/ui/styles';
import * as theme from '@millrace/ui/theme';
import * as themeKit from '@millrace/ui/theme-kit';
import * as valueChain from '@millrace/value-chain';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

it('pins the public names', () => {
  const entries = {
    ui,
    light,
    hooks,
    styles,
    theme,
    themeKit,
    messages,
    valueChain,
    designSystem,
    designSystemLight,
    connected,
  };
  const names = Object.fromEntries(
    Object.entries(entries).map(([entry, exported]) => [entry, Object.keys(exported).sort()]),
  );
  expect(names).toMatchSnapshot();
});

describe('What widgets use', () => {
  it('does without react-aria, Radix and the formatter of messages', () => {
    const burdens =
      /^(react-aria|react-stately|@radix-ui\/|@formatjs\/|intl-messageformat|embla-|@tanstack\/)/;
    for (const entry of ['ui/src/light.ts', 'design-system/src/light.ts', 'design-system/src/cards.ts']) {
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
    const text = readFileSync(join(packages, path), 'utf8').replaceAll(/(?:import|export) type [^;]+;/g, '');
    for (const [, specifier = ''] of text.matchAll(/(?:from|import) '([^']+)'/g)) {
      if (specifier.startsWith('.')) visit(resolve(path, specifier));
      else if (specifier.startsWith('@millrace/ui')) visit(kitEntry(specifier));
      else foreign.add(specifier);
    }
  };
  visit(entry);
  return foreign;
}

const kitEntry = (specifier: string) => `ui/src/${specifier.slice('@millrace/ui/'.length) || 'index'}.ts`;

function resolve(from: string, specifier: string): string {
  const base = join(packages, dirname(from), specifier);
  const folder = readdirSync(dirname(base));
  const name = base.slice(dirname(base).length + 1);
  const file = [`${name}.ts`, `${name}.tsx`].find((candidate) => folder.includes(candidate));
  return relative(packages, file ? join(dirname(base), file) : join(base, 'index.ts'));
}
