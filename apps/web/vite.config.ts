import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

// The packages are read from source, in development and in the build alike: no build of theirs can be stale.
const source = 'millrace-source';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', '@tanstack/react-query'],
  },
  ssr: {
    resolve: {
      conditions: [source, ...defaultServerConditions],
      externalConditions: [source, 'node', 'module-sync'],
    },
    noExternal: [/^@millrace\//],
  },
  build: { assetsInlineLimit: 0 },
  optimizeDeps: {
    entries: ['app/**/*.{ts,tsx}'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
    ],
  },
});
