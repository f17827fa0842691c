import { defineConfig } from 'vitest/config';

// Packages are read from source, so that a test never runs against a stale build.
const conditions = ['millrace-source', 'module', 'node', 'development|production'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          exclude: [
            '**/*.api.test.ts',
            '**/node_modules/**',
            'apps/e2e/**',
            'apps/bench/**',
            'packages/design-system/**',
          ],
        },
      },
    ],
  },
});
