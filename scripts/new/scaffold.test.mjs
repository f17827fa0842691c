import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { capture } from '../workspace/process.mjs';
import { scaffold } from './scaffold.mjs';

/** An empty checkout for the length of one test. */
function makeRoot() {
  const root = mkdtempSync(join(tmpdir(), 'millrace-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

/** @param {string} root @param {string} kind @param {string} name */
function make(root, kind, name) {
  const made = scaffold(root, kind, name);
  if (typeof made === 'string') throw new Error(made);
  return made;
}

describe('what is written', () => {
  it.each([
    ['primitive', 'PriceTag', 'packages/design-system/src/primitives/PriceTag/PriceTag.stories.tsx'],
    ['feature', 'PriceTable', 'packages/design-system/src/features/PriceTable/PriceTable.messages.ts'],
    ['module', 'price-lists', 'apps/api/src/modules/price-lists/price-lists.api.test.ts'],
    ['widget', 'PriceTicker', 'packages/widgets/src/elements/price-ticker/price-ticker.test.tsx'],
    ['decision', 'Prices are not ours', 'docs/decisions/0001-prices-are-not-ours.md'],
  ])('a %s holds a test or story, an index or page, and nothing of its template', (kind, name, path) => {
    const root = makeRoot();
    const { files, next } = make(root, kind, name);
    expect(files).toContain(path);
    expect(next.length).toBeGreaterThan(1);
    for (const file of files) {
      expect(existsSync(join(root, file))).toBe(true);
      expect(`${file}\n${readFileSync(join(root, file), 'utf8')}`).not.toMatch(
        /water.?gauge|\{(number|title)\}/i,
      );
    }
  });

  it('numbers decisions on', () => {
    const root = makeRoot();
    make(root, 'decision', 'One thing');
    expect(make(root, 'decision', 'Another: thing!').files).toEqual(['docs/decisions/0002-another-thing.md']);
    const text = readFileSync(join(root, 'docs/decisions/0002-another-thing.md'), 'utf8');
    expect(text).toMatch(/^# 2\. Another: thing!\n/);
  });

  it('a feature has its texts in the catalogue, in the order of the imports', () => {
    const root = makeRoot();
    const registry = join(root, 'packages/design-system/src/messages/feature-messages.ts');
    mkdirSync(join(registry, '..'), { recursive: true });
    writeFileSync(
      registry,
      `import { aMessages } from '../features/A/A.messages';
import { zMessages } from '../features/Z/Z.messages';

export const featureMessages = {
  ...aMessages,
  ...zMessages,
} as const;
`,
    );
    make(root, 'feature', 'PriceTable');
    expect(readFileSync(registry, 'utf8')).toBe(`import { aMessages } from '../features/A/A.messages';
import { priceTableMessages } from '../features/PriceTable/PriceTable.messages';
import { zMessages } from '../features/Z/Z.messages';

export const featureMessages = {
  ...aMessages,
  ...zMessages,
  ...priceTableMessages,
} as const;
`);
  });
});

describe('what is refused', () => {
  it.each([
    ['thing', 'PriceTag', 'There is no "thing" to make.'],
    ['toString', 'PriceTag', 'There is no "toString" to make.'],
    ['primitive', '', 'A primitive needs a name'],
    ['primitive', 'price tag', 'is no name'],
    ['primitive', '../Escape', 'is no name'],
    ['primitive', '3D', 'is no name'],
    ['feature', 'Utils', 'says nothing'],
    ['module', 'common-helpers', 'says nothing'],
    ['decision', ' ?', 'needs a title'],
  ])('%s "%s"', (kind, name, reason) => {
    const root = makeRoot();
    expect(scaffold(root, kind, name)).toContain(reason);
    expect(existsSync(join(root, 'packages'))).toBe(false);
  });

  it('a name that is taken, in whatever case, by a primitive or a feature', () => {
    const root = makeRoot();
    make(root, 'primitive', 'PriceTag');
    const taken = 'There is packages/design-system/src/primitives/PriceTag already';
    expect(scaffold(root, 'primitive', 'PriceTag')).toContain(taken);
    expect(scaffold(root, 'primitive', 'Pricetag')).toContain(taken);
    expect(scaffold(root, 'feature', 'PriceTag')).toContain(taken);
    make(root, 'decision', 'One thing');
    expect(scaffold(root, 'decision', 'one thing')).toContain('There is a decision of this title');
  });
});

describe('what is written fits what is there', () => {
  /** A copy of one of our projects, whose packages are those of this checkout. @param {string} folder */
  function copyProject(folder) {
    const root = makeRoot();
    const generated = /\/(node_modules|dist|build|demo)(\/|$)/;
    cpSync(at(folder), join(root, folder), {
      recursive: true,
      filter: (path) => !generated.test(path.slice(at().length)),
    });
    symlinkSync(at(folder, 'node_modules'), join(root, folder, 'node_modules'));
    symlinkSync(at('node_modules'), join(root, 'node_modules'));
    for (const file of ['tsconfig.base.json', 'package.json', 'biome.json', 'scripts/lint'])
      cpSync(at(file), join(root, file), { recursive: true });
    return root;
  }

  it.each([
    [
      'packages/design-system',
      [
        ['primitive', 'PriceTag'],
        ['feature', 'AnotherPriceTable'],
      ],
    ],
    ['apps/api', [['module', 'price-lists']]],
    ['packages/widgets', [['widget', 'price-ticker']]],
  ])(
    'in %s it has types without error, and lints clean once formatted',
    async (folder, things) => {
      const root = copyProject(folder);
      const files = things.flatMap(([kind = '', name = '']) => make(root, kind, name).files);
      const project = join(root, folder, 'tsconfig.new.json');
      const config = {
        extends: './tsconfig.json',
        include: ['src/**/*.d.ts'],
        files: files.map((file) => join(root, file)),
      };
      writeFileSync(project, JSON.stringify(config));
      const types = await capture('node', [
        at('node_modules/typescript-native/bin/tsc'),
        '--noEmit',
        '-p',
        project,
      ]);
      // What is broken elsewhere is told by the type check itself.
      const names = files.map((file) => file.split('/').at(-1) ?? '');
      const ours = types.output.split('\n').filter((line) => names.some((name) => line.includes(name)));
      expect(ours).toEqual([]);
      const lint = await capture('biome', ['check', '--write', '--vcs-enabled=false', ...files], {
        cwd: root,
      });
      expect(lint).toEqual({ code: 0, output: expect.not.stringMatching(/lint\/|parse/) });
    },
    120_000,
  );
});
