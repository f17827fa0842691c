import { createReadStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { installedBrowser } from './scripts/browser.mjs';
import { changedPixels } from './scripts/changed-pixels.mjs';
import { renderOnServer } from './scripts/render-on-server.mjs';
import { resolveSource, withSource } from './scripts/resolve-source.mjs';

// Packages are read from source, so that a test never runs against a stale build.
const conditions = ['millrace-source', 'node', 'development|production'];
/**
 * What bundlers ask for besides. The API is not bundled with its dependencies, and what the SDK of S3 answers to this is
 * for bundlers alone: its imports have no endings, which Node does not resolve.
 */
const asBundlersDo = { resolve: { conditions: ['module'] }, ssr: { resolve: { conditions: ['module'] } } };
const browserConditions = ['millrace-source', 'module', 'browser', 'development|production'];

/** One of two cores would wait for the other, which reads and writes more than it reckons. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** `npm test -- --both-engines` runs every API test on both engines. */
const bothEngines = process.env.BOTH_ENGINES === '1';

/**
 * API tests whose outcome can depend on the engine: migrations, locks, notifications, jobs, search, JSON, dates, imports
 * and moves. They run on both; the others run on PostgreSQL alone, where they take a third of the time.
 */
const engineTests = [
  'apps/api/src/{cli/data,cli/import,platform/jobs,platform/tally}/**/*.api.test.ts',
  'apps/api/src/{housekeeping,main}.api.test.ts',
  'apps/api/src/platform/http/idempotency.api.test.ts',
  'apps/api/src/areas/messaging/realtime/{delivery,news}.api.test.ts',
  'apps/api/src/areas/*/{analytics,feed-entries,operations,search,spreadsheets,value-chain}/*.api.test.ts',
  'apps/api/src/areas/catalogue/merging/duplicates.api.test.ts',
  'apps/api/src/areas/messaging/chat/chat.api.test.ts',
  'apps/api/src/areas/feed/feeds/feeds.api.test.ts',
  // Its look-up reads JSON and moments as the driver gives them.
  'apps/api/src/areas/account/access-tokens/access-tokens.api.test.ts',
];

/** Unit tests that mock a module: each loads its modules anew, the others share those of their worker. */
const mockingTests = [
  'packages/api-client/src/uploads/video-upload.test.ts',
  'packages/widgets/src/release/{keep-releases,release-version}.test.ts',
];

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

/**
 * Serves the worker of pdf.js unchanged, as a build does. Vite would add its client, which connects to the development
 * server before the worker answers, and a source map of 5 MB.
 */
const pdfWorkerAsBuilt = (): Plugin => ({
  name: 'pdf-worker-as-built',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
      if (!path.endsWith('/pdf.worker.min.mjs')) return next();
      const file = path.startsWith('/@fs/')
        ? path.slice('/@fs'.length)
        : fileURLToPath(new URL(`.${path}`, import.meta.url));
      response.setHeader('Content-Type', 'text/javascript');
      createReadStream(file)
        .on('error', () => next())
        .pipe(response);
    });
  },
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
    '@millrace/ui > @floating-ui/dom',
    '@millrace/ui > @internationalized/date',
    '@millrace/community > @simplewebauthn/browser',
    '@millrace/community > uqr',
    'storybook/internal/core-events',
    '@millrace/api-client > openapi-fetch',
    '@millrace/api-client > tus-js-client',
    '@millrace/api-mocks > openapi-msw',
    '@millrace/ui > @radix-ui/react-dialog',
    '@millrace/ui > @radix-ui/react-focus-scope',
    '@millrace/ui > @radix-ui/react-tabs',
    '@millrace/ui > @vanilla-extract/recipes/createRuntimeFn',
    '@millrace/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@millrace/community > @visx/scale',
    '@millrace/community > @visx/shape',
    '@millrace/ui > embla-carousel-react',
    '@millrace/design-system > htmlparser2',
    '@millrace/ui > lucide-react',
    '@millrace/design-system > pdfjs-dist/legacy/build/pdf.mjs',
    '@millrace/ui > react-aria',
    '@millrace/ui > react-aria/I18nProvider',
    '@millrace/ui > react-image-crop',
    '@millrace/ui > react-stately',
    '@millrace/ui > react-stately/private/flags/flags',
    '@millrace/design-system > @tanstack/react-query',
  ],
};

export default defineConfig({
  // For styles, which vanilla-extract evaluates by this configuration.
  plugins: [resolveSource()],
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    // pdf.js begins to watch a request a message after it was sent. A request that fails sooner is reported as unhandled,
    // though pdf.js handles it then: stories that refuse a PDF see this now and then.
    onUnhandledError: ({ message, stack = '' }) =>
      !(message === 'Failed to fetch' && stack.includes('pdfjs-dist') && stack.includes('fetchUrl')),
    projects: [
      ...(['pglite', 'postgres'] as const).map((engine) => ({
        extends: true as const,
        test: {
          name: `api-${engine}`,
          include: engine === 'postgres' || bothEngines ? ['apps/api/**/*.api.test.ts'] : engineTests,
          globalSetup: `apps/api/testing/setup-${engine}.ts`,
          // Each file starts a server on an empty database; its worker keeps the code and the engine for the next.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          isolate: false,
          maxWorkers,
          // Some read ten thousand rows; a machine may have other work.
          testTimeout: 30_000,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/**/*.test.{ts,tsx,mjs}',
            'scripts/**/*.test.mjs',
            '.storybook/**/*.test.ts',
          ],
          exclude: [
            ...mockingTests,
            '**/*.{api,deployed}.test.ts',
            '**/node_modules/**',
            'apps/{bench,rehearsal}/**',
            'packages/{ui,value-chain,design-system,community,story-kit}/**',
            '.storybook/test/**',
          ],
        },
      },
      {
        extends: true,
        ...asBundlersDo,
        test: { name: 'unit-mocking', maxWorkers, include: mockingTests },
      },
      {
        extends: true,
        ...asBundlersDo,
        // Names of classes are all that these tests see of styles: no style sheet is compiled.
        plugins: [vanillaExtractPlugin({ unstable_mode: 'transform' })],
        test: {
          name: 'components',
          // No file mocks a module or leaves a global changed; two of them import every story.
          isolate: false,
          maxWorkers,
          testTimeout: 30_000,
          include: [
            'packages/{ui,value-chain,design-system,community}/src/**/*.test.{ts,tsx}',
            '.storybook/test/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        plugins: [resolveSource(), pdfWorkerAsBuilt(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        // A page keeps Storybook's setup from file to file, which takes longer than the stories themselves; each story
        // cleans up after itself. In two pages: one that has run all is slow and large.
        test: {
          name: 'stories',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          browser: browser(),
        },
      },
      {
        plugins: [resolveSource(), vanillaExtractPlugin(withSource)],
        optimizeDeps,
        resolve: { conditions: browserConditions },
        test: {
          name: 'hydration',
          include: [
            'packages/{ui,value-chain,design-system,community}/src/**/*.browser.test.tsx',
            '.storybook/**/*.browser.test.tsx',
          ],
          // After the stories, which run in another number of pages.
          sequence: { groupOrder: 2 },
          browser: { ...browser(), commands: { changedPixels, renderOnServer } },
        },
      },
    ],
  },
});
