import { expect, it } from 'vitest';
import { compare, distance, draw, isSource, keyOf, layerOf, nearest } from './draw.mjs';

const files = [
  'apps/api/src/areas/feed/posts/posts.service.ts',
  'apps/api/src/areas/feed/posts/posts.policy.ts',
  'apps/api/src/areas/feed/posts/posts.repository.ts',
  'packages/domain/src/shell/slug.ts',
  'packages/api-client/src/messaging/cache.ts',
  'packages/community/src/events/EventForm/event-values.ts',
];

/** Twenty mutants of each file. */
const mutants = files.flatMap((fileName) =>
  Array.from({ length: 20 }, (_, line) => ({
    fileName,
    location: { start: { line, column: 2 }, end: { line, column: 9 } },
    mutatorName: 'BooleanLiteral',
    replacement: 'false',
  })),
);

const keys = (drawn) => drawn.map(keyOf);

it('draws the same mutants for the same seed, whatever their order', () => {
  const drawn = keys(draw(mutants, 12, 37));
  expect(keys(draw(mutants.toReversed(), 12, 37))).toEqual(drawn);
  expect(keys(draw(mutants, 12, 38))).not.toEqual(drawn);
});

it('draws the same share of each layer, and no mutant twice', () => {
  const drawn = draw(mutants, 18, 37);
  expect(new Set(keys(drawn)).size).toBe(18);
  for (const file of files) expect(drawn.filter(({ fileName }) => fileName === file)).toHaveLength(3);
});

it('begins a larger sample with the smaller one', () => {
  expect(keys(draw(mutants, 24, 37)).slice(0, 12)).toEqual(keys(draw(mutants, 12, 37)));
});

it('draws at most five mutants of one file', () => {
  expect(draw(mutants, 1000, 37)).toHaveLength(5 * files.length);
});

it('names a mutant by file, position, mutator and replacement, and shortens a long replacement', () => {
  expect(keyOf(mutants[0])).toBe(
    'apps/api/src/areas/feed/posts/posts.service.ts:1:2-1:9 BooleanLiteral false',
  );
  const long = (end) => keyOf({ ...mutants[0], replacement: `${'a'.repeat(60)}${end}` });
  expect(long('b')).not.toBe(long('c'));
  expect(long('b').length).toBeLessThan(130);
});

it('takes no tests, stories, styles, texts, documentation or generated files for sources', () => {
  const sources = [
    'packages/ui/src/primitives/Button/Button.tsx',
    'packages/ui/src/primitives/Button/Button.test.tsx',
    'packages/ui/src/primitives/Button/Button.stories.tsx',
    'packages/ui/src/primitives/Button/Button.css.ts',
    'packages/ui/src/primitives/Button/Button.docs.ts',
    'packages/design-system/src/feed/Feed/Feed.messages.ts',
    'packages/ui/src/primitives/Button/index.ts',
    'packages/api-client/src/generated/schema.ts',
    'apps/web/app/routes/home.tsx',
    'scripts/run.mjs',
  ].filter(isSource);
  expect(sources).toEqual(['packages/ui/src/primitives/Button/Button.tsx', 'apps/web/app/routes/home.tsx']);
});

it('knows calculations of the design system from hooks, components and helpers of stories', () => {
  const folder = 'packages/design-system/src';
  expect(layerOf(`${folder}/features/Feed/scroll-positions.ts`)).toBe('logic');
  expect(layerOf(`${folder}/internal/write-csv.ts`)).toBe('logic');
  expect(layerOf(`${folder}/features/Feed/useFeedKeys.ts`)).toBeUndefined();
  expect(layerOf(`${folder}/features/Feed/Feed.tsx`)).toBeUndefined();
  expect(layerOf(`${folder}/internal/story-rows.ts`)).toBeUndefined();
});

it('runs the nearest tests of a source first', () => {
  const source = 'packages/design-system/src/feed/Feed/scroll-positions.ts';
  const tests = [
    'apps/web/app/page.test.ts',
    'packages/design-system/src/internal/rest.test.ts',
    'packages/design-system/src/feed/Feed/parts/row.test.ts',
    'packages/design-system/src/feed/Feed/row-heights-cache.test.ts',
    'packages/design-system/src/feed/Feed/scroll-positions.test.ts',
  ];
  expect(tests.map((test) => distance(test, source))).toEqual([4, 3, 2, 1, 0]);
  expect(nearest(tests, source, 2)).toEqual(tests.slice(3).reverse());
});

it('names what was killed before and survives now, and what is killed since', () => {
  const before = [
    { mutant: 'a', outcome: 'killed' },
    { mutant: 'b', outcome: 'killed' },
    { mutant: 'c', outcome: 'survived' },
    { mutant: 'd', outcome: 'killed' },
    { mutant: 'f', outcome: 'timeout' },
  ];
  const after = [
    { mutant: 'a', outcome: 'survived' },
    { mutant: 'b', outcome: 'killed' },
    { mutant: 'c', outcome: 'killed' },
    { mutant: 'e', outcome: 'killed' },
    { mutant: 'f', outcome: 'killed' },
  ];
  expect(compare(before, after)).toEqual({
    compared: 4,
    onlyBefore: ['d'],
    lost: [{ mutant: 'a', was: 'killed', is: 'survived' }],
    gained: [{ mutant: 'c', was: 'survived', is: 'killed' }],
  });
});
