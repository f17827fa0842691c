import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from './scripts/browser.mjs';
import { changedPixels } from './scripts/changed-pixels.mjs';
import { renderOnServer } from './scripts/render-on-server.mjs';

// Packages are read from source, so that a test never runs against a stale build.
const conditions = ['millrace-source', 'node', 'development|production'];
/**
 * What bundlers ask for besides. The API is not bundled with its dependencies, and what the SDK of S3 answers to this is
 * for bundlers alone: its imports have no endings, which Node does not resolve.
 */
const asBundlersDo = { resolve: { conditions: ['module'] }, ssr: { resolve: { conditions: ['module'] } } };
const browserConditions = ['millrace-source', 'module', 'browser', 'development|production'];

/** As for the journeys: a machine of CI may be held up for longer than anybody waits. Second tries are reported. */
const retries = process.env.CI ? 1 : 0;
/** By how much more is waited there, of what has no time to keep. */
const patience = process.env.CI ? 4 : 1;

/** One of two cores would wait for the other, which reads and writes more than it reckons. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Chromium without a window, still and the same on every machine. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: {
      executablePath: installedBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-dev-shm-usage',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** Found late otherwise, in a story, and the page would load anew in the midst of a test. */
const optimizeDeps = {
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'msw',
    'msw/browser',
    'msw-storybook-addon/csf3',
    '@millrace/design-system > @floating-ui/dom',
    '@millrace/design-system > @internationalized/date',
    '@millrace/design-system > @simplewebauthn/browser',
    '@millrace/design-system > uqr',
    'storybook/internal/core-events',
    '@millrace/api-client > openapi-fetch',
    '@millrace/api-client > tus-js-client',
    '@millrace/api-mocks > openapi-msw',
    '@millrace/design-system > @radix-ui/react-dialog',
    '@millrace/design-system > @radix-ui/react-focus-scope',
    '@millrace/design-system > @radix-ui/react-tabs',
    '@millrace/design-system > @vanilla-extract/recipes/createRuntimeFn',
    '@millrace/design-system > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@millrace/design-system > @visx/scale',
    '@millrace/design-system > @visx/shape',
    '@millrace/design-system > embla-carousel-react',
    '@millrace/design-system > htmlparser2',
    '@millrace/design-system > intl-messageformat',
    '@millrace/design-system > @formatjs/icu-messageformat-parser',
    '@millrace/design-system > lucide-react',
    '@millrace/design-system > pdfjs-dist/legacy/build/pdf.mjs',
    '@millrace/design-system > react-aria',
    '@millrace/design-system > react-image-crop',
    '@millrace/design-system > react-stately',
    '@millrace/design-system > react-stately/private/flags/flags',
    '@millrace/design-system > d3-hierarchy',
    '@millrace/design-system > @tanstack/react-query',
  ],
};

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    projects: [
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `api-${engine}`,
          include: ['apps/api/**/*.api.test.ts'],
          globalSetup: `apps/api/src/testing/setup-${engine}.ts`,
          // Each file starts a server on an empty database; its worker keeps the code and the engine for the next.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000 * patience,
          hookTimeout: 60_000 * patience,
          retry: retries,
        },
      })),
      {
        extends: true,
        // Of what is built, behind an nginx that is installed: by `npm run trust`.
        test: { name: 'deployed', include: ['apps/api/**/*.deployed.test.ts'] },
      },
      {
        extends: true,
        ...asBundlersDo,
        test: {
          name: 'unit',
          maxWorkers,
          // Some read ten thousand rows; a machine may have other work.
          testTimeout: 30_000 * patience,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/**/*.test.{ts,tsx,mjs}',
            'scripts/**/*.test.mjs',
            '.storybook/**/*.test.ts',
          ],
          exclude: [
            '**/*.{api,deployed}.test.ts',
            '**/node_modules/**',
            'apps/{bench,rehearsal}/**',
            'packages/design-system/**',
          ],
        },
      },
      {
        extends: true,
        ...asBundlersDo,
        // Names of classes are all that these tests see of styles: no style sheet is compiled.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'design-system',
          // No file mocks a module or leaves a global changed; two of them import every story.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000 * patience,
          include: ['packages/design-system/src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        // A page keeps Storybook's setup from file to file, which takes longer than the stories themselves; each story
        // cleans up after itself. In two pages: one that has run all is slow and large.
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          retry: retries,
          browser: browser(),
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        optimizeDeps,
        resolve: { conditions: browserConditions },
        test: {
          name: 'hydration',
          include: ['packages/design-system/src/**/*.browser.test.tsx', '.storybook/**/*.browser.test.tsx'],
          retry: retries,
          // After the stories, which run in another number of pages.
          sequence: { groupOrder: 2 },
          browser: { ...browser(), commands: { changedPixels, renderOnServer } },
        },
      },
    ],
  },
});
