import { constants } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { resolveSource, withSource } from '../../scripts/resolve-source.mjs';
import { developerPages } from './developers/plugin';
import { flatCatalogues } from './flat-catalogues';
import { layerOrder } from './layer-order';

// The packages are read from source, in development and in the build alike: no build of theirs can be stale.
const source = 'millrace-source';

/** The languages of the interface, whose words for lists, dates and dragging are kept of the thirty that come. */
const LOCALES = ['en-US', 'de-DE', 'zh-CN', 'ja-JP', 'ar-AE'];

/**
 * What several pages use stands together by the pages that use it. Bytes of source: what is less than that joins what
 * is most alike, so that a page asks for a dozen scripts rather than two hundred.
 */
const SHARED = {
  name: 'shared',
  tags: ['$initial' as const],
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 40_000,
};

/** Without the names of all the pages that use it, which the list of routes would repeat. */
const nameChunk = ({ name }: { name: string }): string =>
  `assets/${name.startsWith(`${SHARED.name}~`) ? SHARED.name : '[name]'}-[hash].js`;

/** Compressed once, as well as can be, rather than for each who asks: the server sends these files as they are. */
const delivered = compression({
  include: /\.(css|js)$/,
  algorithms: [
    defineAlgorithm('brotliCompress', {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    defineAlgorithm('gzip', { level: constants.Z_BEST_COMPRESSION }),
  ],
});

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    resolveSource(),
    vanillaExtractPlugin(withSource),
    flatCatalogues(),
    developerPages(),
    layerOrder(),
    optimizeLocales.vite({ locales: LOCALES }),
    reactRouter(),
    ...(isSsrBuild ? [] : [delivered]),
  ],
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
  build: {
    assetsInlineLimit: 0,
    // All styles compress to less than those of one page apart, and block its first paint as one file instead of dozens.
    cssCodeSplit: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [SHARED] },
          // Shared chunks may import each other; without this a constant could be read before it is there.
          strictExecutionOrder: true,
          chunkFileNames: nameChunk,
        },
      },
    }),
  },
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
}));
