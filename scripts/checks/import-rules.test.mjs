import { mkdtempSync, realpathSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import rules from '../../.dependency-cruiser.mjs';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
afterAll(() => rm(root, { recursive: true }));

/**
 * Imports that a rule forbids, by its name: a file, and what it imports. What is named only as imported is an empty file.
 *
 * @type {Record<string, [file: string, imported: string, how?: 'type'][]>}
 */
const FORBIDDEN = {
  'no-module-imports-itself-in-a-circle': [
    ['apps/api/src/a.ts', 'apps/api/src/b.ts', 'type'],
    ['apps/api/src/b.ts', 'apps/api/src/a.ts', 'type'],
  ],
  'domain-imports-nothing-of-ours-and-no-platform': [['packages/domain/src/a.ts', 'node_modules/pino']],
  'api-client-imports-domain-only': [['packages/api-client/src/a.ts', 'packages/art/src/b.ts']],
  'api-mocks-import-client-domain-and-art-only': [
    ['packages/api-mocks/src/a.ts', 'packages/design-system/src/b.ts'],
  ],
  'art-imports-domain-only': [['packages/art/src/a.ts', 'packages/api-client/src/b.ts']],
  'monitoring-imports-domain-only': [['packages/monitoring/src/a.ts', 'packages/art/src/b.ts']],
  'preflight-imports-domain-only': [['packages/preflight/src/a.ts', 'packages/art/src/b.ts']],
  'serving-imports-nothing-of-ours': [['packages/serving/src/a.ts', 'packages/domain/src/b.ts']],
  'test-servers-import-nothing-of-ours-and-serve-tests-alone': [
    ['apps/web/server/a.ts', 'packages/test-servers/src/b.ts'],
  ],
  'ui-imports-nothing-of-ours': [['packages/ui/src/primitives/Button/a.ts', 'packages/domain/src/b.ts']],
  'value-chain-imports-ui-only': [['packages/value-chain/src/engine/a.ts', 'packages/domain/src/b.ts']],
  'theme-imports-nothing': [['packages/ui/src/theme/a.ts', 'packages/ui/src/styles/b.ts']],
  'styles-import-theme-only': [
    ['packages/ui/src/styles/a.css.ts', 'packages/ui/src/primitives/Button/b.css.ts'],
  ],
  'design-system-imports-ui-value-chain-domain-client-and-art-only': [
    ['packages/design-system/src/feed/Feed/a.ts', 'packages/community/src/b.ts'],
  ],
  'the-provider-alone-loads-drawings': [
    ['packages/design-system/src/feed/Feed/a.ts', 'packages/art/src/b.ts'],
  ],
  'community-imports-published-components-domain-and-client-only': [
    ['packages/community/src/account/SignUp/a.ts', 'packages/art/src/b.ts'],
  ],
  'a-component-is-entered-by-its-index': [
    ['packages/community/src/account/One/a.ts', 'packages/community/src/account/Two/b.ts'],
  ],
  'a-page-is-composed-of-what-components-export': [
    ['packages/community/src/account/pages/a.tsx', 'packages/community/src/account/Two/b.tsx'],
  ],
  'a-component-imports-no-page': [
    ['packages/community/src/account/One/a.tsx', 'packages/community/src/account/pages/b.tsx'],
  ],
  'a-view-imports-the-client-for-types-only': [
    ['packages/design-system/src/feed/One/One.tsx', 'packages/api-client/src/b.ts'],
  ],
  'a-published-view-has-props-of-its-own': [
    ['packages/design-system/src/feed/One/One.tsx', 'packages/api-client/src/b.ts', 'type'],
  ],
  'css-ts-imports-no-component': [['packages/ui/src/a.css.ts', 'packages/ui/src/b.tsx']],
  'widgets-carry-no-react-aria-and-no-radix': [
    ['packages/widgets/src/a.ts', 'packages/design-system/src/b.ts'],
    ['packages/design-system/src/b.ts', 'node_modules/react-aria'],
  ],
  'widgets-import-published-components-and-domain-only': [
    ['packages/widgets/src/a.ts', 'packages/art/src/b.ts'],
  ],
  'shipped-code-never-reaches-mocks-stories-documentation-or-tests': [
    ['apps/web/app/a.ts', 'apps/web/app/testing/b.ts'],
  ],
  'api-imports-domain-monitoring-preflight-serving-and-types-of-the-client': [
    ['apps/api/src/a.ts', 'packages/api-client/src/b.ts'],
  ],
  'only-repositories-and-db-import-drizzle': [['apps/api/src/a.service.ts', 'node_modules/drizzle-orm']],
  'only-routes-and-app-import-express': [['apps/api/src/a.service.ts', 'node_modules/express']],
  'an-api-module-is-entered-by-its-index': [
    ['apps/api/src/areas/feed/one/a.ts', 'apps/api/src/areas/feed/two/b.ts'],
  ],
  'what-starts-the-api-enters-a-module-by-its-index': [
    ['apps/api/src/cli/a.ts', 'apps/api/src/areas/feed/one/b.ts'],
  ],
  'platform-imports-no-area': [['apps/api/src/platform/http/a.ts', 'apps/api/src/areas/feed/one/index.ts']],
  'areas-import-no-command-and-no-start': [['apps/api/src/areas/feed/one/a.ts', 'apps/api/src/cli/b.ts']],
  'apps-do-not-import-one-another': [['apps/web/a.ts', 'apps/api/b.ts']],
  'a-package-is-entered-by-its-exports': [['apps/web/a.ts', 'packages/domain/src/b.ts']],
};

let trees = 0;

/**
 * Reads a tree of files that import one another.
 * @param {[file: string, imported: string, how?: 'type'][]} imports
 * @returns {Promise<Set<string>>} The names of the rules that forbid some of it.
 */
async function broken(imports) {
  const { forbidden, options: { cache: _, tsConfig: __, ...options } = {} } = rules;
  trees += 1;
  const tree = join(root, String(trees));
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [file, imported, how] of imports) {
    const isOurs = !imported.startsWith('node_modules/');
    const up = '../'.repeat(file.split('/').length - 1);
    const from = isOurs ? `${up}${imported.replace(/\.tsx?$/, '')}` : imported.replace('node_modules/', '');
    files.set(
      file,
      `import ${how === 'type' ? 'type ' : ''}{ b } from '${from}';\nexport const a${how === 'type' ? ': b' : ''} = ${how === 'type' ? '1' : 'b'};\n`,
    );
    if (!isOurs) files.set(`${imported}/index.js`, 'export const b = 1;\n');
    else if (!files.has(imported)) files.set(imported, 'export const b = 1;\n');
  }
  for (const [file, text] of files) {
    await mkdir(join(tree, dirname(file)), { recursive: true });
    await writeFile(join(tree, file), text);
  }
  const folders = [...new Set([...files.keys()].map((file) => file.split('/', 1)[0] ?? ''))];
  const { output } = await cruise(
    folders.filter((folder) => folder !== 'node_modules'),
    { ...options, baseDir: tree, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return new Set(output.summary.violations.map(({ rule }) => rule.name));
}

describe('import rules', () => {
  it('have each an import here that they forbid', () => {
    expect(Object.keys(FORBIDDEN)).toEqual((rules.forbidden ?? []).map(({ name }) => name));
  });

  it.each(Object.entries(FORBIDDEN))('forbid: %s', async (name, imports) => {
    expect(await broken(imports)).toContain(name);
  });
});
