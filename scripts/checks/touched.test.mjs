import { describe, expect, it } from 'vitest';
import { STAGES } from './stages.mjs';
import { touchedBy } from './touched.mjs';

const button = 'packages/design-system/src/primitives/Button';
const files = [
  `${button}/Button.stories.tsx`,
  `${button}/Button.test.tsx`,
  'packages/design-system/src/features/Feed/Feed.stories.tsx',
  'packages/domain/src/dates.test.ts',
  'apps/api/src/areas/feed/feeds/feeds.api.test.ts',
  'apps/api/src/areas/commerce/quotes/quotes.api.test.ts',
  'apps/e2e/journeys/feeds.spec.ts',
  'apps/e2e/journeys/quotes.spec.ts',
];
/** What each of the files uses. @param {string[]} tests */
const reach = async (tests) =>
  new Map(
    tests.map((file) => [
      file,
      file.endsWith('.stories.tsx') ? [`${button}/Button.tsx`, `${button}/Button.css.ts`] : [],
    ]),
  );

describe('touchedBy', () => {
  it('runs every stage in full after a change of what all depends on', async () => {
    const touched = await touchedBy(['pnpm-lock.yaml'], files, reach);
    expect(touched).toEqual({
      stages: STAGES,
      unit: undefined,
      stories: undefined,
      api: undefined,
      journeys: undefined,
    });
  });

  it('runs a component’s own stories after a change of its style, and compares pictures', async () => {
    const touched = await touchedBy([`${button}/Button.css.ts`], files, reach);
    expect(touched.stages).toEqual(['check', 'unit', 'stories', 'visual']);
    expect(touched.stories).toEqual([`${button}/Button.stories.tsx`]);
    expect(touched.unit).toEqual([`${button}/Button.test.tsx`]);
  });

  it('runs all that use a component after a change of what it does', async () => {
    const touched = await touchedBy([`${button}/Button.tsx`], files, reach);
    expect(touched.stories).toHaveLength(2);
    expect(touched.stages).toContain('packages');
  });

  it('runs the tests and journeys of an area after a change of its module', async () => {
    const touched = await touchedBy(['apps/api/src/areas/commerce/quotes/quotes.service.ts'], files, reach);
    expect(touched.api).toEqual(['apps/api/src/areas/commerce/quotes/quotes.api.test.ts']);
    expect(touched.journeys).toEqual(['apps/e2e/journeys/quotes.spec.ts']);
    expect(touched.stages).toEqual(['check', 'api', 'e2e']);
  });

  it('runs all journeys after a change of a source that belongs to no area', async () => {
    const touched = await touchedBy(['apps/web/app/root.tsx'], files, reach);
    expect(touched.journeys).toHaveLength(2);
  });

  it('runs a test that has changed itself, and nothing else of its stage', async () => {
    const touched = await touchedBy(['packages/domain/src/dates.test.ts'], files, reach);
    expect(touched.unit).toEqual(['packages/domain/src/dates.test.ts']);
    expect(touched.stages).toEqual(['check', 'unit']);
  });
});
