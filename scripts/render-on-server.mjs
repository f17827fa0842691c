import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { resolveSource, withSource } from './resolve-source.mjs';
import { at } from './workspace/paths.mjs';

/**
 * Renders the Default story of each component on the server: in Node, without a window, from source.
 * @returns {Promise<Record<string, string>>} markup by the story's title
 */
export async function renderOnServer() {
  const server = await createServer({
    configFile: false,
    root: at('.'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [resolveSource(), vanillaExtractPlugin(withSource)],
    resolve: { conditions: ['module'] },
    ssr: { resolve: { conditions: ['millrace-source', 'node', 'module', 'development|production'] } },
  });
  try {
    const { renderStories } = await server.ssrLoadModule('/.storybook/test/render-stories.tsx');
    return renderStories();
  } finally {
    await server.close();
  }
}
