import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { DECLARED, FILE_PATTERNS, FILES, HEADINGS, NAME_PATTERNS, NAMES, PHRASES } from './words/terms.mjs';
import { countClauses, findMoreClauses, findWords } from './words.mjs';

const FILE = 'packages/ui/src/hooks/useField.ts';

/** What must be found in the fixture: line, word and term. */
const IN_FIXTURE = [
  '1: REREAD_WHILE_SHORT → REFETCH_WHILE_SINGLE_PAGE',
  '4: useKeptDraft → useDraftAutosave',
  '5: stateOf → name it by what it returns: displayName, rowKey, toRequest, profileFormState',
  '8: Keeper → StorageScope',
  '4: mend → fix, or correct',
  '10: TODO → name the issue (#12), or do it',
];

describe('words', () => {
  it('are found in a file that has what is banned, each with the term to use', () => {
    const text = readFileSync(at('scripts/checks/words/banned.fixture'), 'utf8');
    const found = findWords(FILE, text).map((line) => line.slice(FILE.length + 1));
    expect(found.sort()).toEqual([...IN_FIXTURE].sort());
    expect(countClauses(FILE, text)).toBe(2);
  });

  it.each(Object.entries(NAMES))('are found in code, comments and docs: %s', (name, use) => {
    for (const text of [`const ${name} = 1;`, `// As ${name} does.\n`, `/** @see ${name} */`]) {
      expect(findWords(FILE, text)).toEqual([`${FILE}:1: ${name} → ${use}`]);
    }
    expect(findWords('docs/a.md', `Call \`${name}\`.`)).toEqual([`docs/a.md:1: ${name} → ${use}`]);
  });

  it.each(Object.entries(DECLARED))('are found where they are declared: %s', (name, use) => {
    expect(findWords(FILE, `export class ${name} {}`)).toEqual([`${FILE}:1: ${name} → ${use}`]);
    expect(findWords(FILE, `// ${name} is English.`)).toEqual([]);
  });

  it.each(Object.entries(FILES))('are found in names of files and folders: %s', (name, use) => {
    for (const file of [`apps/api/src/${name}.test.ts`, `apps/api/src/${name}/a.ts`]) {
      expect(findWords(file, '')).toEqual([`${file}:1: the file name ${name} → ${use}`]);
    }
  });

  it.each([...NAME_PATTERNS, ...FILE_PATTERNS].map((rule) => [rule.example, rule]))(
    'are found by a pattern of names: %s',
    (example, rule) => {
      const isFile = FILE_PATTERNS.some((one) => one === rule);
      const found = isFile
        ? findWords(`packages/ui/src/${example}.ts`, '')
        : findWords(FILE, `const ${example} = () => 1;`);
      expect(found).toHaveLength(1);
      expect(found[0]).toMatch(rule.use);
    },
  );

  it.each(PHRASES.map((rule) => [rule.example, rule]))('are found in prose: %s', (example, rule) => {
    const [found] = findWords(FILE, example);
    expect(found).toMatch(rule.use);
    expect(findWords('docs/a.md', example)).toHaveLength(1);
  });

  it.each(HEADINGS.map((rule) => [rule.example, rule]))('are found in headings: %s', (example, rule) => {
    expect(findWords('docs/a.md', `Text.\n\n${example}\n`)[0]).toBe(`docs/a.md:3: ${example} → ${rule.use}`);
  });

  it.each([
    ['names of platforms', 'names.indexOf(name); expectTypeOf(name).toEqualTypeOf<string>();'],
    ['keys of messages', "messages.format('security.endOf')"],
    ['issues', '// TODO(#12): retry'],
    ['strings', "const text = 'Nothing to mend';"],
    ['addresses', "const href = 'https://millrace.example/mend';"],
  ])('are not found: %s', (_, text) => {
    expect(findWords(FILE, text)).toEqual([]);
  });

  it('are left alone in generated and past files', () => {
    for (const file of [
      'packages/api-client/src/generated/a.ts',
      'packages/ui/CHANGELOG.md',
      '.changeset/a.md',
    ]) {
      expect(findWords(file, 'useRested')).toEqual([]);
    }
  });
});

describe('doc comments that begin with a clause', () => {
  it('are counted', () => {
    expect(countClauses(FILE, '/** What is typed. */\n/**\n * Whether it is open.\n */')).toBe(2);
    expect(countClauses(FILE, '/** Debounces what is typed. */\n// What follows is the rest.')).toBe(0);
  });

  it('may become fewer, and never more', () => {
    expect(findMoreClauses({ 'packages/ui': 3 }, { 'packages/ui': 3 })).toEqual([]);
    expect(findMoreClauses({ 'packages/ui': 4 }, { 'packages/ui': 3 })).toHaveLength(1);
    expect(findMoreClauses({ 'packages/new': 1 }, {})).toHaveLength(1);
  });
});
