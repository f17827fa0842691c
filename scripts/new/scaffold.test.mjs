import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
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
    ['primitive', 'PriceTag', 'packages/ui/src/primitives/PriceTag/PriceTag.stories.tsx'],
    ['feature', 'catalogue/PriceTable', 'packages/community/src/catalogue/PriceTable/PriceTable.messages.ts'],
    ['module', 'catalogue/price-lists', 'apps/api/src/areas/catalogue/price-lists/price-lists.api.test.ts'],
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
        /water.?gauge|\{(number|title|area)\}/i,
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

  it('a feature has its texts in those of its area, in the order of the imports', () => {
    const root = makeRoot();
    const registry = join(root, 'packages/community/src/catalogue/messages.ts');
    mkdirSync(join(registry, '..'), { recursive: true });
    writeFileSync(
      registry,
      `import { aMessages } from './A/A.messages';
import { zMessages } from './Z/Z.messages';

export const catalogueTexts = {
  ...aMessages,
  ...zMessages,
} as const;
`,
    );
    make(root, 'feature', 'catalogue/PriceTable');
    expect(readFileSync(registry, 'utf8')).toBe(`import { aMessages } from './A/A.messages';
import { priceTableMessages } from './PriceTable/PriceTable.messages';
import { zMessages } from './Z/Z.messages';

export const catalogueTexts = {
  ...aMessages,
  ...zMessages,
  ...priceTableMessages,
} as const;
`);
  });

  it('a feature begins the texts of an area that has none', () => {
    const root = makeRoot();
    const { files, next } = make(root, 'feature', 'value-chain/PriceTree');
    expect(next[0]).toContain('Add valueChainTexts to packages/community/src/messages/en.ts');
    expect(files).toContain('packages/community/src/value-chain/messages.ts');
    const text = readFileSync(join(root, 'packages/community/src/value-chain/messages.ts'), 'utf8');
    expect(text).toMatch(/^import .*PriceTree[\s\S]*valueChainTexts = \{\n {2}\.\.\.priceTreeMessages,\n\}/);
    const folder = join(root, 'packages/community/src/value-chain/PriceTree');
    expect(readFileSync(join(folder, 'PriceTree.stories.tsx'), 'utf8')).toContain("'Value chain/PriceTree'");
  });
});

describe('what is refused', () => {
  it.each([
    ['thing', 'PriceTag', 'Unknown kind "thing".'],
    ['toString', 'PriceTag', 'Unknown kind "toString".'],
    ['primitive', '', 'A primitive needs a name'],
    ['primitive', 'price tag', 'is no name'],
    ['primitive', '../Escape', 'is no name'],
    ['primitive', '3D', 'is no name'],
    ['feature', 'PriceTable', 'needs its area, as in catalogue/PriceTable'],
    ['feature', 'pricing/PriceTable', 'Unknown area "pricing"'],
    ['feature', '../Escape', 'Unknown area ".."'],
    ['feature', 'catalogue/../Escape', 'is no name'],
    ['feature', 'catalogue/Utils', 'says nothing'],
    ['module', 'catalogue/common-helpers', 'says nothing'],
    ['decision', ' ?', 'needs a title'],
  ])('%s "%s"', (kind, name, reason) => {
    const root = makeRoot();
    expect(scaffold(root, kind, name)).toContain(reason);
    expect(existsSync(join(root, 'packages'))).toBe(false);
  });

  it('a name that is taken, in whatever case, by a primitive or a feature', () => {
    const root = makeRoot();
    make(root, 'primitive', 'PriceTag');
    const taken = 'There is packages/ui/src/primitives/PriceTag already';
    expect(scaffold(root, 'primitive', 'PriceTag')).toContain(taken);
    expect(scaffold(root, 'primitive', 'Pricetag')).toContain(taken);
    expect(scaffold(root, 'feature', 'feed/PriceTag')).toContain(taken);
    make(root, 'feature', 'catalogue/PriceTable');
    expect(scaffold(root, 'feature', 'feed/PriceTable')).toContain(
      'There is packages/community/src/catalogue/PriceTable already',
    );
    make(root, 'decision', 'One thing');
    expect(scaffold(root, 'decision', 'one thing')).toContain('There is a decision of this title');
  });
});

describe('what is written fits what is there', () => {
  /** @type {[project: string, kind: string, name: string][]} */
  const things = [
    ['packages/ui', 'primitive', 'PriceTag'],
    ['packages/community', 'feature', 'catalogue/AnotherPriceTable'],
    ['apps/api', 'module', 'catalogue/price-lists'],
    ['packages/widgets', 'widget', 'price-ticker'],
  ];

  /** A checkout with one of each kind, and with what they are registered in. */
  function makeEach() {
    const root = makeRoot();
    const registry = 'packages/community/src/catalogue/messages.ts';
    for (const file of [registry, 'package.json', 'biome.json', 'scripts/lint'])
      cpSync(at(file), join(root, file), { recursive: true });
    const made = things.map(([project, kind, name]) => ({ project, files: make(root, kind, name).files }));
    return { root, made };
  }

  it('has types without error', { timeout: 60_000 }, () => {
    const { root, made } = makeEach();
    const written = new Map(
      made.flatMap(({ files }) => files).map((file) => [at(file), readFileSync(join(root, file), 'utf8')]),
    );
    const errors = [...new Set(made.map(({ project }) => project))].flatMap((project) =>
      typeErrors(
        project,
        made.filter((one) => one.project === project).flatMap(({ files }) => files),
        written,
      ),
    );
    expect(errors).toEqual([]);
  });

  it('lints clean once formatted', async () => {
    const { root, made } = makeEach();
    const files = made.flatMap((one) => one.files);
    const lint = await capture('biome', ['check', '--write', '--vcs-enabled=false', ...files], { cwd: root });
    expect(lint).toEqual({ code: 0, output: expect.not.stringMatching(/lint\/|parse/) });
  });
});

/** Source files by path, which the projects share. @type {Map<string, ts.SourceFile | undefined>} */
const parsed = new Map();

/**
 * Checks some files of a project as if they stood in it, and no other: what is broken elsewhere is told by the type
 * check itself.
 * @param {string} project @param {string[]} files @param {Map<string, string>} written  content by absolute path
 */
function typeErrors(project, files, written) {
  const read = (/** @type {string} */ path) => written.get(path) ?? ts.sys.readFile(path);
  const { config } = ts.readConfigFile(at(project, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: [] },
    ts.sys,
    at(project),
  );
  const folders = new Set([...written.keys()].map((path) => dirname(path)));
  const host = ts.createCompilerHost(options);
  Object.assign(host, {
    readFile: read,
    fileExists: (/** @type {string} */ path) => written.has(path) || ts.sys.fileExists(path),
    directoryExists: (/** @type {string} */ path) =>
      folders.has(path.replace(/\/$/, '')) || ts.sys.directoryExists(path),
    getSourceFile: (/** @type {string} */ path, /** @type {ts.CreateSourceFileOptions} */ how) => {
      if (!parsed.has(path)) {
        const text = read(path);
        parsed.set(path, text === undefined ? undefined : ts.createSourceFile(path, text, how));
      }
      return parsed.get(path);
    },
  });
  const declarations = ts.sys.readDirectory(at(project, 'src'), ['.d.ts']);
  // It tells the types of messages which keys there are.
  const english = [at(project, 'src/messages/en.ts')].filter((path) => ts.sys.fileExists(path));
  const roots = [...files.map((file) => at(file)), ...declarations, ...english];
  const program = ts.createProgram({ rootNames: roots, options, host });
  return files.flatMap((file) => {
    const source = program.getSourceFile(at(file));
    if (!source) return [`${file} is not read`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
