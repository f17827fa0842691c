import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../workspace/paths.mjs';
import { STAGES } from './stages.mjs';
import { JOURNEYS_OF_AREAS, touchedBy } from './touched.mjs';

const button = 'packages/ui/src/primitives/Button';
const documentation = 'scripts/checks/asvs-page.test.mjs';
const files = [
  `${button}/Button.stories.tsx`,
  `${button}/Button.test.tsx`,
  'packages/design-system/src/feed/Feed/Feed.stories.tsx',
  'packages/domain/src/dates.test.ts',
  documentation,
  'apps/api/src/areas/feed/feeds/feeds.api.test.ts',
  'apps/api/src/areas/commerce/quotes/quotes.api.test.ts',
  'apps/e2e/journeys/feeds.spec.ts',
  'apps/e2e/journeys/quotes.spec.ts',
  'apps/e2e/journeys/trust-headers.spec.ts',
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
  it.each([
    ...['pnpm-lock.yaml', 'openapi.yaml', 'patches/react-aria.patch', 'scripts/test.mjs'],
    ...['.storybook/preview.tsx', '.storybook/freeze.ts', '.storybook/main.ts'],
    ...['apps/e2e/playwright.config.ts', 'apps/e2e/firefox/playwright.config.ts'],
  ])('runs every stage in full after a change of %s, on which all depends', async (file) => {
    expect(await touchedBy([file], files, reach)).toEqual({
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
    expect(touched.unit).toEqual([`${button}/Button.test.tsx`, documentation]);
  });

  it('runs all that use a component after a change of what it does', async () => {
    const touched = await touchedBy([`${button}/Button.tsx`], files, reach);
    expect(touched.stories).toHaveLength(2);
    expect(touched.stages).toContain('packages');
  });

  it.each([
    'apps/api/src/areas/commerce/quotes/quotes.service.ts',
    'packages/community/src/commerce/Quotes/Quotes.tsx',
    'apps/web/app/routes/commerce/quotes.tsx',
  ])('runs the journeys of its area, and those of every page, after a change of %s', async (file) => {
    const touched = await touchedBy([file], files, reach);
    expect(touched.journeys).toEqual([
      'apps/e2e/journeys/quotes.spec.ts',
      'apps/e2e/journeys/trust-headers.spec.ts',
    ]);
  });

  it('runs the tests of a module of the API after its change', async () => {
    const touched = await touchedBy(['apps/api/src/areas/commerce/quotes/quotes.service.ts'], files, reach);
    expect(touched.api).toEqual(['apps/api/src/areas/commerce/quotes/quotes.api.test.ts']);
    expect(touched.stages).toEqual(['check', 'unit', 'api', 'e2e']);
  });

  it.each([
    ...['apps/web/app/root.tsx', 'apps/web/server/security-headers.ts', 'packages/ui/src/hooks/useDraft.ts'],
    ...['packages/community/src/shell/Masthead/Masthead.tsx', 'apps/e2e/sign-in.ts'],
    'apps/e2e/journeys/widgets/partner.ts',
  ])('runs all journeys after a change of %s, which belongs to no area alone', async (file) => {
    expect((await touchedBy([file], files, reach)).journeys).toHaveLength(3);
  });

  it.each([
    ...['domain', 'serving', 'preflight', 'monitoring', 'api-client', 'test-servers'].map(
      (name) => `packages/${name}/src/index.ts`,
    ),
    ...['apps/api/src/http/body.ts', 'apps/api/src/platform/http/body.ts', 'apps/api/trust/permissions.ts'],
    'apps/api/src/areas/feed/index.ts',
  ])('runs all API tests after a change of %s', async (file) => {
    expect((await touchedBy([file], files, reach)).api).toHaveLength(2);
  });

  it('runs no API test after a change of a package that the API does not use', async () => {
    expect((await touchedBy(['packages/art/src/index.ts'], files, reach)).api).toEqual([]);
  });

  it('compares pictures after a change of how they are drawn', async () => {
    const { stages } = await touchedBy(['apps/e2e/visual/draw.mjs'], files, reach);
    expect(stages).toEqual(['check', 'unit', 'visual']);
  });

  it.each(['docs/asvs.md', 'README.md', '.github/workflows/test.yml'])(
    'runs the tests that hold documentation after a change of %s',
    async (file) => {
      const held = [documentation, 'apps/api/src/trust/deployment-files.test.ts'];
      const touched = await touchedBy([file], [...files, ...held.slice(1)], reach);
      expect(touched).toMatchObject({ stages: ['check', 'unit'], unit: held });
    },
  );

  it('runs a test that has changed itself, beside what always runs', async () => {
    const touched = await touchedBy(['packages/domain/src/dates.test.ts'], files, reach);
    expect(touched.unit).toEqual(['packages/domain/src/dates.test.ts', documentation]);
    expect(touched.stages).toEqual(['check', 'unit']);
  });
});

it('names journeys of areas that there are', () => {
  const journeys = readdirSync(at('apps/e2e/journeys')).map((file) => file.replace('.spec.ts', ''));
  expect(journeys).toEqual(expect.arrayContaining(Object.values(JOURNEYS_OF_AREAS).flat()));
});
